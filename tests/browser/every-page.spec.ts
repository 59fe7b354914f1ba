import { expect, test } from './fixtures.ts'
import { otherPages, publicPages } from './public-pages.ts'

test('the list of pages that the tests walk is that of the sitemap', async ({ page }) => {
  const sitemap = await (await page.request.get('/sitemap.xml')).text()
  const paths = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    ([, loc]) => new URL(loc!).pathname,
  )
  expect(paths.toSorted()).toEqual(publicPages.toSorted())
})

for (const path of [...publicPages, ...otherPages])
  test(`${path} never scrolls sideways`, async ({ page }) => {
    await page.goto(path)
    for (const width of [320, 360, 414, 600, 768, 900, 1024, 1280, 1440, 1920]) {
      await page.setViewportSize({ width, height: 800 })
      const wide = await page.evaluate(() => document.documentElement.scrollWidth)
      expect(wide, `${path} at ${width} px`).toBeLessThanOrEqual(width)
    }
  })

for (const width of [320, 1280])
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 800 }, contextOptions: { reducedMotion: 'reduce' } })

    for (const path of [...publicPages, ...otherPages])
      test(`${path} has no accessibility faults`, async ({ page, checkAccessibility }) => {
        await page.goto(path)
        await page.waitForLoadState('networkidle')
        await checkAccessibility()
      })
  })

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('every page says what it is about and leads to the enquiry', async ({ page }) => {
    for (const path of publicPages) {
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expect(page.locator('a[href="/contact"]').first()).toBeVisible()
    }
  })
})

test('a page makes no request after its scripts have loaded', async ({ page }) => {
  test.setTimeout(90_000)
  for (const path of publicPages) {
    await page.goto(path)
    await page.keyboard.press('Shift')
    await expect(page.locator('html[data-hydrated]')).toBeAttached()
    await page.waitForLoadState('networkidle')
    const later: string[] = []
    // A picture that comes into view is part of the page.
    page.on('request', (request) => {
      if (request.resourceType() !== 'image') later.push(request.url())
    })
    await page.keyboard.press('End')
    await page.waitForTimeout(400)
    expect(later, path).toEqual([])
    page.removeAllListeners('request')
  }
})
