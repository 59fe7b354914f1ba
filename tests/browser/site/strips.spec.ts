import { expect, test } from '#tests/browser/fixtures.ts'

test('a strip of drawings is cut exactly between its parts, and fetched once', async ({ page }) => {
  const fetched: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/assets/drawings/')) fetched.push(request.url())
  })
  await page.goto('/services/studio')
  const parts = page.locator('main img[src*="svgView"]')
  expect(await parts.count()).toBe(14)
  for (const part of await parts.all()) {
    await part.scrollIntoViewIfNeeded()
    const meant = await part.evaluate(
      (image: HTMLImageElement) =>
        Number(image.getAttribute('width')) / Number(image.getAttribute('height')),
    )
    // The browser reports the size of the whole file until it has cut it.
    const natural = () =>
      part.evaluate((image: HTMLImageElement) =>
        image.complete ? image.naturalWidth / image.naturalHeight : 0,
      )
    await expect.poll(natural).toBeCloseTo(meant, 1)
  }
  const files = fetched.map((url) => url.split('#')[0])
  expect(files).toEqual([...new Set(files)])
})
