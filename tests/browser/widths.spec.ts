import { expect, test } from './fixtures.ts'

const pages = ['/', '/contact', '/contact/sent?reference=7F3A-90C2', '/admin']

test('no page scrolls sideways at any width', async ({ page }) => {
  for (const path of pages) {
    await page.goto(path)
    for (const width of [320, 360, 414, 600, 768, 900, 1024, 1280, 1440, 1920]) {
      await page.setViewportSize({ width, height: 800 })
      const wide = await page.evaluate(() => document.documentElement.scrollWidth)
      expect(wide, `${path} at ${width} px`).toBeLessThanOrEqual(width)
    }
  }
})
