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
  test(`${path} never scrolls sideways, also with letters of twice their size, and has no accessibility faults`, async ({
    page,
    checkAccessibility,
  }) => {
    await page.goto(path)
    // At twice its size a window of 1280 px has 640, one of 1440 px 720.
    for (const width of [360, 414, 600, 640, 720, 768, 900, 1024, 1440, 1920, 320, 1280]) {
      await page.setViewportSize({ width, height: 800 })
      const wide = await page.evaluate(() => document.documentElement.scrollWidth)
      expect(wide, `${path} at ${width} px`).toBeLessThanOrEqual(width)
      if (width !== 320 && width !== 1280) continue
      await page.emulateMedia({ reducedMotion: 'reduce' })
      await page.waitForLoadState('networkidle')
      await checkAccessibility()
    }
    await page.setViewportSize({ width: 720, height: 800 })
    const wide = await page.evaluate(() => {
      const { documentElement } = document
      documentElement.style.fontSize = '200%'
      return documentElement.scrollWidth
    })
    expect(wide, `${path} at 720 px, letters at 200 %`).toBeLessThanOrEqual(720)
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
