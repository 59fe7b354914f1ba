import { expect, test } from '#tests/browser/fixtures.ts'

/** The texts that each drawing along the sheet contains. */
const drawings = {
  '/our-approach': ['awareness', 'consideration', 'conversion: start here', 'retention'],
  '/services/consulting': ['first visit', 'product page', 'cart', 'order', 'second order'],
  '/services/email-sms': ['joined', 'looked', 'left', 'received', 'ran out', 'ordered again'],
  '/services/web-design': ['landing', 'product', 'cart', 'checkout', 'confirmed'],
  '/services/podcast': [
    'host',
    'guest',
    'music',
    'answer first',
    'the method',
    'what to do',
    'cut',
  ],
}

for (const width of [320, 360, 700, 800])
  for (const [path, words] of Object.entries(drawings))
    test(`${path} shows its whole drawing, large enough to read, at ${width} px`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 800 })
      await page.goto(path)
      await page.evaluate(() => document.fonts.ready)
      const seen = await page.locator('main section:has(h1) svg:visible').evaluateAll((rows) =>
        rows.flatMap((row) => {
          const sheet = row.getBoundingClientRect()
          const clips = getComputedStyle(row).overflow === 'hidden'
          return [...row.querySelectorAll('text')].flatMap((text) => {
            const box = text.getBoundingClientRect()
            const isWhole =
              box.left >= Math.max(sheet.left, 0) - 1 &&
              box.right <= Math.min(sheet.right, innerWidth) + 1 &&
              (!clips || box.top >= sheet.top - 1) &&
              box.bottom <= sheet.bottom + 1
            return isWhole ? [{ text: text.textContent, height: box.height }] : []
          })
        }),
      )
      // A drawing that is a file has its texts below it, each under its part.
      const below = await page.locator('picture + ol > li').evaluateAll((parts) =>
        parts.flatMap((part) => {
          const word = document.createRange()
          word.selectNodeContents(part)
          const [box, column] = [word.getBoundingClientRect(), part.getBoundingClientRect()]
          const isBroken = !part.textContent.includes(' ') && word.getClientRects().length > 1
          const isWhole =
            !isBroken &&
            box.left >= column.left - 1 &&
            box.right <= column.right + 1 &&
            column.right <= innerWidth
          return isWhole ? [{ text: part.textContent, height: box.height }] : []
        }),
      )
      seen.push(...below)
      expect(seen.map(({ text }) => text)).toEqual(expect.arrayContaining(words))
      expect(Math.min(...seen.map(({ height }) => height))).toBeGreaterThan(10)
    })
