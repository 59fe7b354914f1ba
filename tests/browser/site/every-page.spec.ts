import { expect, test } from '#tests/browser/fixtures.ts'
import { tooSmallTexts, unseenLines } from '#tests/browser/drawings.ts'
import { withoutFocusRing } from '#tests/browser/focus-rings.ts'
import { textsBeyondEdge } from '#tests/browser/missing-images.ts'
import { otherPages, publicPages } from '#tests/browser/public-pages.ts'

test('the list of pages that the tests visit equals the sitemap', async ({ page }) => {
  const sitemap = await (await page.request.get('/sitemap.xml')).text()
  const paths = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    ([, loc]) => new URL(loc!).pathname,
  )
  expect(paths.toSorted()).toEqual(publicPages.toSorted())
})

for (const path of [...publicPages, ...otherPages])
  test(`${path} has ordered headings, no horizontal scrolling even at 200 % text size, no tiny or unseen drawing, rings around what has the focus, and no accessibility violations`, async ({
    page,
    checkAccessibility,
  }) => {
    await page.goto(path)
    const levels = await page
      .locator('main :is(h1, h2, h3, h4)')
      .evaluateAll((headings) =>
        headings.filter((each) => each.checkVisibility()).map((each) => Number(each.tagName[1])),
      )
    expect(levels.filter((level) => level === 1)).toHaveLength(1)
    expect(levels.filter((level, at) => level > (levels[at - 1] ?? 0) + 1)).toEqual([])
    // Images below the first screen are in their places only after the visitor interacts.
    await page.evaluate(() => document.documentElement.setAttribute('data-near', ''))
    // At 200 % a window of 1280 px has 640, one of 1440 px 720.
    for (const width of [360, 414, 600, 640, 720, 768, 900, 1024, 1440, 1920, 320, 1280]) {
      await page.setViewportSize({ width, height: 800 })
      const wide = await page.evaluate(() => document.documentElement.scrollWidth)
      expect(wide, `${path} at ${width} px`).toBeLessThanOrEqual(width)
      expect(await tooSmallTexts(page), `${path} at ${width} px`).toEqual([])
      if (width !== 320 && width !== 1280) continue
      await page.emulateMedia({ reducedMotion: 'reduce' })
      await page.waitForLoadState('networkidle')
      await checkAccessibility()
    }
    expect(await withoutFocusRing(page), 'controls without a ring').toEqual([])
    for (const [width, size] of [
      [720, '200%'],
      [360, '150%'],
    ] as const) {
      await page.setViewportSize({ width, height: 800 })
      const wide = await page.evaluate((fontSize) => {
        const { documentElement } = document
        documentElement.style.fontSize = fontSize
        return documentElement.scrollWidth
      }, size)
      expect(wide, `${path} at ${width} px, letters at ${size}`).toBeLessThanOrEqual(width)
    }
    await page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' })
    expect(await unseenLines(page), 'drawings in forced colors').toEqual([])
  })

test('while the web fonts load no page scrolls horizontally', async ({ page, faults }) => {
  faults.expect(/^request: .*woff2/, /^console: .*ERR_FAILED/)
  await page.route('**/*.woff2', (route) => route.abort())
  for (const path of [...publicPages, ...otherPages]) {
    await page.goto(path)
    await page.evaluate(() => document.documentElement.setAttribute('data-near', ''))
    for (const width of [320, 768, 1024]) {
      await page.setViewportSize({ width, height: 800 })
      const wide = await page.evaluate(() => document.documentElement.scrollWidth)
      expect(wide, `${path} at ${width} px`).toBeLessThanOrEqual(width)
    }
  }
})

test('when no drawing loads, no text leaves the screen of a phone', async ({ page, faults }) => {
  faults.expect(/^request: .*\.svg/, /^console: .*ERR_FAILED/)
  await page.route('**/*.svg', (route) => route.abort())
  for (const path of [...publicPages, ...otherPages]) {
    await page.goto(path)
    await page.evaluate(() => {
      const { dataset } = document.documentElement
      dataset.near = ''
      dataset.placed = ''
      for (const image of document.images) image.loading = 'eager'
    })
    await page.waitForLoadState('networkidle')
    for (const width of [360, 320]) {
      await page.setViewportSize({ width, height: 800 })
      expect(await textsBeyondEdge(page), `${path} at ${width} px`).toEqual([])
    }
  }
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('every page says what it is about and links to the enquiry form', async ({ page }) => {
    for (const path of publicPages) {
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expect(page.locator('a[href="/contact"]').first()).toBeVisible()
    }
  })
})
