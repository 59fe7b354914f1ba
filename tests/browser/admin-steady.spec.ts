import type { Page } from '@playwright/test'
import { expect, signIn, test } from './fixtures.ts'
import { marker, rows, sendMarked } from './inbox-page.ts'

/** Adds up from the first paint on what moves without anybody's doing. */
const watchShifts = (page: Page) =>
  page.addInitScript(() => {
    const seen = { shifts: 0 }
    Object.assign(globalThis, { seen })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & LayoutShift)[])
        if (!entry.hadRecentInput) seen.shifts += entry.value
    }).observe({ type: 'layout-shift', buffered: true })
    type LayoutShift = { value: number; hadRecentInput: boolean }
  })

const shifts = (page: Page) =>
  page.evaluate(() => (globalThis as unknown as { seen: { shifts: number } }).seen.shifts)

for (const width of [360, 1440])
  test(`a room stands still while it loads, at ${width} px`, async ({ page, request }) => {
    await page.setViewportSize({ width, height: 740 })
    await sendMarked(request, marker(), 20)
    await signIn(page)
    // Whether mail is connected has to be asked for; the notice about it stands above every room until it is put away.
    const notice = page.getByRole('status').filter({ hasText: 'Mail is not connected' })
    await notice.getByRole('button', { name: 'Dismiss' }).click()
    await watchShifts(page)
    for (const address of ['/admin', '/admin/inbox', '/admin/quarantine']) {
      await page.goto(address)
      const list = page.getByRole('main').getByRole('list')
      await expect(list.last()).not.toHaveAttribute('aria-busy', 'true')
      await expect(page.getByRole('navigation', { name: /: pages$/ }).last()).toContainText(/of/)
      expect(await shifts(page), address).toBeLessThan(0.01)
    }
  })

test('on a phone the bar of the selected leaves most of the list in sight', async ({
  page,
  request,
}) => {
  const mark = marker()
  await page.setViewportSize({ width: 360, height: 740 })
  await sendMarked(request, mark, 2)
  await signIn(page)
  await page.goto(`/admin/inbox?q=${mark}`)
  await rows(page).first().focus()
  await page.keyboard.press('x')
  const bar = page.getByRole('toolbar', { name: 'Selected enquiries' })
  const { height } = (await bar.boundingBox())!
  expect(height).toBeLessThan(112)
  const outer = (await bar.boundingBox())!
  for (const part of await bar.locator('button, select').all()) {
    const { x, width } = (await part.boundingBox())!
    expect(x).toBeGreaterThanOrEqual(outer.x)
    expect(x + width).toBeLessThanOrEqual(outer.x + outer.width)
  }
})
