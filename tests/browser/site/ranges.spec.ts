import { expect, test } from '#tests/browser/fixtures.ts'
import { publicPages } from '#tests/browser/public-pages.ts'

test('no range of numbers is broken over two lines, and each still reads as it is written', async ({
  page,
}) => {
  test.setTimeout(90_000)
  let found = 0
  for (const path of publicPages) {
    await page.goto(path)
    const { ranges, loose } = await page.evaluate(() => {
      const range =
        /(?<![\w-])\d[\d.,]*(?:AM|PM|%)?-\d[\d.,]*(?:AM|PM|%)?(?![\w-])|Mon-Fri|\$\d+[KM]\+? to \$\d+[KM]/
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
      const texts: Text[] = []
      while (walker.nextNode()) texts.push(walker.currentNode as Text)
      const shown = texts.filter(
        (text) =>
          range.test(text.data) && !text.parentElement!.closest('script, svg, pre, noscript'),
      )
      return {
        ranges: shown.length,
        loose: shown
          .filter((text) => getComputedStyle(text.parentElement!).textWrapMode !== 'nowrap')
          .map((text) => text.data),
      }
    })
    expect(loose, path).toEqual([])
    found += ranges
  }
  expect(found).toBeGreaterThan(50)
})

test('a range inside a sentence stays part of that sentence', async ({ page }) => {
  await page.goto('/services/studio')
  await expect(page.getByText('Retouched, cropped and named in 3-5 business days.')).toBeVisible()
})

test('in the descriptions of resources "90-day" and "sample-size" stay on one line', async ({
  page,
}) => {
  await page.goto('/resources')
  for (const word of ['90-day', 'sample-size']) {
    const found = page.getByRole('main').locator(`p span:text-is("${word}")`)
    await expect(found.first()).toHaveCSS('text-wrap-mode', 'nowrap')
  }
})
