import { type Page } from '@playwright/test'
import { expect, test } from '#tests/browser/fixtures.ts'
import { fontsShown } from '#tests/browser/fonts-shown.ts'
import { holdRequests } from '#tests/browser/hold-requests.ts'
import { hydrated } from '#tests/browser/hydrated.ts'
import { publicPages } from '#tests/browser/public-pages.ts'
import { keepWaiting, layoutDelays } from '#tests/browser/stop-timers.ts'

/** For each of these, whether the browser has laid out its end or skips it. */
const laidOut = (page: Page, selector: string) =>
  page
    .locator(selector)
    .evaluateAll((all) =>
      all.map((each) => each.lastElementChild!.checkVisibility({ contentVisibilityAuto: true })),
    )

test('on a phone content below is laid out once, in two steps or an article in three, long after the fonts have loaded', async ({
  browser,
  baseURL,
}) => {
  for (const [path, sections, first, second] of [
    ['/', 'main > section, main ~ footer', 5, 5],
    ['/resources/dtc-lifecycle-blueprint', 'article section, main ~ footer', 3, 7],
  ] as const) {
    const context = await browser.newContext({
      viewport: { width: 412, height: 823 },
    })
    const page = await context.newPage()
    // The steps are triggered by the test.
    await page.addInitScript((delays) => {
      const real = setTimeout
      const delayed: (() => void)[] = []
      const held = (run: () => void, ms?: number) =>
        delays.includes(ms!) ? delayed.push(run) : real(run, ms)
      Object.assign(globalThis, { setTimeout: held, delayed })
    }, layoutDelays)
    const step = () =>
      page.evaluate(() =>
        (globalThis as typeof globalThis & { delayed: (() => void)[] }).delayed.shift()!(),
      )
    await page.goto(baseURL + path)
    await expect
      .poll(() =>
        page.evaluate(
          () => (globalThis as typeof globalThis & { delayed: unknown[] }).delayed.length,
        ),
      )
      .toBe(layoutDelays.length)
    const shown = (count: number, all: boolean[]) => all.map((_, index) => index < count)

    const waiting = await laidOut(page, sections)
    expect(waiting, path).toEqual(shown(1, waiting))
    await step()
    await expect.poll(() => laidOut(page, sections), path).toEqual(shown(first, waiting))
    await step()
    await expect.poll(() => laidOut(page, sections), path).toEqual(shown(second, waiting))
    await step()
    await expect.poll(() => laidOut(page, sections), path).toEqual(waiting.map(() => true))
    await context.close()
  }
})

test('before full layout a phone page does not end before its footer, nor over half a screen below it', async ({
  browser,
  baseURL,
}) => {
  const height = () => document.documentElement.scrollHeight
  for (const width of [360, 412]) {
    const page = await browser.newPage({ viewport: { width, height: 823 } })
    await keepWaiting(page)
    for (const path of publicPages) {
      await page.goto(baseURL + path)
      await fontsShown(page)
      const waiting = await page.evaluate(height)
      await page.evaluate(() => (document.documentElement.dataset.placed = ''))
      const excess = waiting - (await page.evaluate(height))
      // If this fails, run `npm run bench -- heights`.
      expect(excess, path).toBeGreaterThan(-48)
      expect(excess, path).toBeLessThan(412)
      await page.goto('about:blank')
    }
    // Also with the complete style sheets.
    await page.goto(baseURL!)
    await fontsShown(page)
    const before = await page.evaluate(height)
    await hydrated(page)
    expect(Math.abs((await page.evaluate(height)) - before)).toBeLessThan(412)
    await page.close()
  }
})

test('in a browser set to larger letters a phone page does not end before its footer either', async ({
  playwright,
  launchOptions,
  baseURL,
}) => {
  for (const [size, width] of [
    [24, 360],
    [20, 412],
  ] as const) {
    const args = [...launchOptions.args!, `--blink-settings=defaultFontSize=${size}`]
    const browser = await playwright.chromium.launch({ args })
    const page = await browser.newPage({ viewport: { width, height: 823 } })
    await keepWaiting(page)
    await page.goto(baseURL!)
    await fontsShown(page)
    const height = () => page.evaluate(() => document.documentElement.scrollHeight)
    const waiting = await height()
    await page.evaluate(() => (document.documentElement.dataset.placed = ''))
    expect(waiting - (await height()), `${width} px`).toBeGreaterThan(-48)
    await browser.close()
  }
})

test('on a narrow screen Tab reaches controls whose layout was deferred, and shows them', async ({
  browser,
  baseURL,
}) => {
  const page = await browser.newPage({ viewport: { width: 360, height: 780 } })
  await keepWaiting(page)
  await page.goto(baseURL!)
  await fontsShown(page)
  await hydrated(page)
  const sections = () => laidOut(page, 'main > section, footer')
  expect(await sections()).toContain(false)
  const choice = page.locator('main [type=radio]').first()
  for (let tab = 0; tab < 12; tab++) {
    await page.keyboard.press('Tab')
    if (await choice.evaluate((element) => element === document.activeElement)) break
  }
  await expect(choice).toBeFocused()
  await expect(choice).toBeInViewport()
  expect(await sections()).not.toContain(false)
  await page.close()
})

test('a screenshot of the whole page shows all of it, however early it is taken on a phone, and loads its pictures', async ({
  browser,
  baseURL,
}) => {
  const page = await browser.newPage({ viewport: { width: 360, height: 780 } })
  await keepWaiting(page)
  await page.goto(baseURL!)
  await fontsShown(page)
  const pictures = () =>
    page
      .locator('main img')
      .evaluateAll((all: HTMLImageElement[]) => all.map(({ naturalWidth }) => naturalWidth > 0))
  expect(await pictures()).toContain(false)
  // They are requested when the screenshot begins, and may come after it.
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync('img { visibility: hidden }')
    document.adoptedStyleSheets = [sheet]
  })
  const shot = { fullPage: true, clip: { x: 0, y: 0, width: 360, height: 5_000 } }
  const early = await page.screenshot(shot)
  await expect.poll(pictures).not.toContain(false)
  await page.evaluate(() => (document.documentElement.dataset.placed = ''))
  const whole = await page.screenshot(shot)
  expect(early.equals(whole)).toBe(true)
  await page.close()
})

test('on a phone everything is laid out before scrolling to an anchor, in the address or pressed before scripts', async ({
  browser,
  baseURL,
}) => {
  const page = await browser.newPage({ viewport: { width: 412, height: 823 } })
  await keepWaiting(page)
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
  await page.locator('summary:has(+ ol)').click()
  await page.locator('details a[href="#constraint"]').click()
  await expect.poll(distance).toBeLessThan(48)

  await page.goto('about:blank')
  await page.goto(article)
  await fontsShown(page)
  // A hash does not only come from a click: scripts and Back set it, too.
  await page.evaluate(() => (location.hash = 'constraint'))
  await page.mouse.move(50, 50)
  await page.mouse.move(60, 60)
  expect(await sections()).toContain(false)
  release()
  await expect.poll(sections).not.toContain(false)
  await expect.poll(distance).toBeLessThan(48)
  await page.close()
})
