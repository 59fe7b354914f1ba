import { expect, test } from '#tests/browser/fixtures.ts'
import { hydrated } from '#tests/browser/hydrated.ts'

type StyleEvent = { name: string; args: { elementCount?: number } }

test('an answer of the plan restyles less than a quarter of the page', async ({
  browser,
  page,
}) => {
  await page.setViewportSize({ width: 412, height: 823 })
  await page.goto('/')
  const answers = page.locator('label:has([data-is])')
  await answers.first().click()
  await hydrated(page)
  // These may restyle everything once.
  await expect(page.locator('link[rel=stylesheet][disabled]')).toHaveCount(0)
  const elements = await page.locator('*').count()

  await browser.startTracing(page, { categories: ['devtools.timeline'] })
  for (const place of [1, 6, 13]) {
    await answers.nth(place).click()
    await expect(answers.nth(place).getByRole('radio')).toBeChecked()
  }
  const trace = await browser.stopTracing()
  const { traceEvents } = JSON.parse(trace.toString()) as { traceEvents: StyleEvent[] }
  const restyled = traceEvents.flatMap(({ name, args }) =>
    name === 'UpdateLayoutTree' ? (args.elementCount ?? []) : [],
  )
  expect(restyled.length).toBeGreaterThan(2)
  expect(Math.max(...restyled)).toBeLessThan(elements / 4)
})
