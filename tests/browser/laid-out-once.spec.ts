import { type Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'

/** Whether the browser has laid out the end of each of these, or leaves it out. */
const laidOut = (page: Page, selector: string) =>
  page
    .locator(selector)
    .evaluateAll((all) =>
      all.map((each) => each.lastElementChild!.checkVisibility({ contentVisibilityAuto: true })),
    )

test('on a phone what lies below waits for the fonts, so that it is laid out once, and then comes half by half', async ({
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
    const first = path === '/' ? 2 : 1
    const shown = (count: number, all: boolean[]) => all.map((_, index) => index < count)

    const waiting = await laidOut(page, sections)
    expect(waiting, path).toEqual(shown(first, waiting))
    await step()
    await expect.poll(() => laidOut(page, sections), path).toEqual(shown(5, waiting))
    await step()
    await expect.poll(() => laidOut(page, sections), path).toEqual(waiting.map(() => true))
    await context.close()
  }
})
