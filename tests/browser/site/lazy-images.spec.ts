import type { Page } from '@playwright/test'
import { expect, test } from '#tests/browser/fixtures.ts'
import { fontsShown } from '#tests/browser/fonts-shown.ts'
import { missingImages } from '#tests/browser/missing-images.ts'
import { untouched } from '#tests/browser/untouched.ts'

test('images below the first screen load at the first interaction, or when they are in view', async ({
  browser,
  baseURL,
}) => {
  const below = 'main > section ~ section img'
  const shown = (page: Page) =>
    page.locator(below).evaluateAll(
      (all) =>
        all
          .map((each) => each as HTMLImageElement)
          .filter((each) => each.complete && each.naturalWidth > 0)
          .every((each) => getComputedStyle(each).translate === 'none') &&
        all.some((each) => (each as HTMLImageElement).naturalWidth > 0),
    )
  for (const path of ['/', '/services/studio', '/resources']) {
    const page = await untouched(browser)
    const asked: string[] = []
    page.on('request', (request) => asked.push(request.url()))
    await page.goto(baseURL + path)
    await page.waitForLoadState('networkidle')
    const first = asked.length
    await page.mouse.wheel(0, 800)
    await expect.poll(() => shown(page), path).toBe(true)
    const pictures = asked.slice(first).filter((url) => /\/(drawings|images)\//.test(url))
    expect(pictures.length, path).toBeGreaterThan(0)
    await page.context().close()
  }
  const tall = await browser.newContext({ viewport: { width: 1280, height: 2400 } })
  const page = await tall.newPage()
  await page.goto(`${baseURL}/services/studio`)
  await expect.poll(() => shown(page)).toBe(true)
  await tall.close()
})

test('after the first interaction all images load without scrolling, but none that this width does not show', async ({
  browser,
  baseURL,
}) => {
  for (const width of [390, 1280]) {
    const context = await browser.newContext({ viewport: { width, height: 800 } })
    const page = await context.newPage()
    await page.goto(baseURL!)
    await page.keyboard.press('Shift')
    await expect.poll(() => missingImages(page), String(width)).toBe(0)
    const needless = await page
      .locator('main img[loading=eager]:not(:visible)')
      .evaluateAll((all) => all.length)
    expect(needless).toBe(0)
    await context.close()
  }
})

test('a resize, with which a screenshot of the whole page begins, loads all images and repeats no animation', async ({
  browser,
  baseURL,
}) => {
  const page = await untouched(browser)
  const scripts: string[] = []
  page.on('request', (each) => {
    if (each.resourceType() === 'script') scripts.push(each.url())
  })
  await page.goto(baseURL!)
  await fontsShown(page)
  await page.screenshot({ fullPage: true })
  await expect.poll(() => missingImages(page)).toBe(0)
  const entering = await page.evaluate(
    () => document.getAnimations().filter((each) => each.timeline === document.timeline).length,
  )
  expect(entering).toBe(0)
  expect(scripts).toEqual([])
  await page.context().close()
})
