import { type Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { fontsShown } from './fonts-shown.ts'
import { holdRequests } from './hold-requests.ts'
import { stopTimers } from './stop-timers.ts'

/** Whether the browser has laid out the end of each of these, or leaves it out. */
const laidOut = (page: Page, selector: string) =>
  page
    .locator(selector)
    .evaluateAll((all) =>
      all.map((each) => each.lastElementChild!.checkVisibility({ contentVisibilityAuto: true })),
    )

test('on a phone what lies below waits, so that it is laid out once, and comes half by half after the fonts', async ({
  browser,
  baseURL,
}) => {
  for (const [path, sections] of [
    ['/', 'main > section, main ~ footer'],
    ['/resources/dtc-lifecycle-blueprint', 'article section, main ~ footer'],
  ] as const) {
    const context = await browser.newContext({
      viewport: { width: 412, height: 823 },
    })
    const page = await context.newPage()
    // The two halves are delivered when the test says so.
    await page.addInitScript(() => {
      const real = setTimeout
      const halves: (() => void)[] = []
      const held = (run: () => void, ms?: number) =>
        ms === 50 || ms === 100 ? halves.push(run) : real(run, ms)
      Object.assign(globalThis, { setTimeout: held, halves })
    })
    const step = () =>
      page.evaluate(() =>
        (globalThis as typeof globalThis & { halves: (() => void)[] }).halves.shift()!(),
      )
    await page.goto(baseURL + path)
    await expect
      .poll(() =>
        page.evaluate(
          () => (globalThis as typeof globalThis & { halves: unknown[] }).halves.length,
        ),
      )
      .toBe(2)
    const shown = (count: number, all: boolean[]) => all.map((_, index) => index < count)

    const waiting = await laidOut(page, sections)
    expect(waiting, path).toEqual(shown(1, waiting))
    await step()
    await expect.poll(() => laidOut(page, sections), path).toEqual(shown(5, waiting))
    await step()
    await expect.poll(() => laidOut(page, sections), path).toEqual(waiting.map(() => true))
    await context.close()
  }
})

test('on a phone all is laid out around an anchor, in the address as well as pressed before any script has come, since its place is counted from the top', async ({
  browser,
  baseURL,
}) => {
  const page = await browser.newPage({ viewport: { width: 412, height: 823 } })
  await stopTimers(page, 50)
  await stopTimers(page, 100)
  const article = `${baseURL}/resources/dtc-lifecycle-blueprint`
  const distance = () =>
    page
      .locator('#constraint')
      .evaluate((heading) => Math.abs(heading.getBoundingClientRect().top - 112))
  const sections = () => laidOut(page, 'article section, footer')
  await page.goto(`${article}#constraint`)
  await fontsShown(page)
  await expect.poll(distance).toBeLessThan(48)
  expect(await sections()).not.toContain(false)

  const release = await holdRequests(page, '**/assets/boot-*')
  await page.goto('about:blank')
  await page.goto(article)
  await fontsShown(page)
  await page.evaluate(() => (location.hash = 'constraint'))
  await page.mouse.move(50, 50)
  await page.mouse.move(60, 60)
  expect(await sections()).toContain(false)
  release()
  await expect.poll(sections).not.toContain(false)
  await expect.poll(distance).toBeLessThan(48)
  await page.close()
})
