import { expect, test } from '#tests/browser/fixtures.ts'
import { publicPages } from '#tests/browser/public-pages.ts'

const sheets = publicPages.filter((path) => path.startsWith('/services/'))

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('the nine sheets can be paged through from the first and back to it', async ({ page }) => {
    await page.goto(sheets[0]!)
    for (const [index, path] of [...sheets.slice(1), sheets[0]!].entries()) {
      const number = ((index + 1) % sheets.length) + 1
      const links = page.locator('main').getByRole('link', { name: `Sheet ${number}: ` })
      await expect(links).toHaveCount(2)
      await links.nth(index % 2).click()
      await expect(page).toHaveURL(path)
    }
  })

  test('each service links to the two that it works with, each with its own drawing', async ({
    page,
  }) => {
    const drawings = new Set<string>()
    for (const path of sheets) {
      await page.goto(path)
      const section = page.locator('main section').filter({
        has: page.getByText(/^Works with sheets \d and \d$/),
      })
      const hrefs = await section
        .locator('li a')
        .evaluateAll((links) => links.map((link) => link.getAttribute('href')!))
      expect(hrefs).toHaveLength(2)
      for (const href of hrefs) expect(sheets).toContain(href)
      for (const drawing of await section.locator('li img').all()) {
        await drawing.scrollIntoViewIfNeeded()
        await expect
          .poll(() => drawing.evaluate((image: HTMLImageElement) => image.naturalWidth))
          .toBeGreaterThan(0)
        drawings.add((await drawing.getAttribute('src'))!)
      }
    }
    expect(drawings.size).toBe(2 * sheets.length)
  })
})

test('the drawing of the next sheet is shown alone and undistorted at any width', async ({
  page,
}) => {
  const proportions = { 360: 1, 720: 1, 768: 24 / 19, 1440: 24 / 19 }
  for (const [width, proportion] of Object.entries(proportions)) {
    await page.setViewportSize({ width: Number(width), height: 800 })
    await page.goto('/services/web-design')
    const drawing = page.locator('main section img[data-icon="9"]')
    await drawing.scrollIntoViewIfNeeded()
    const proportionShown = () =>
      drawing.evaluate((image) => {
        const box = image.getBoundingClientRect()
        return box.width / box.height
      })
    await expect.poll(proportionShown, width).toBeCloseTo(proportion, 1)
  }
})
