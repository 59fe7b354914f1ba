import { expect, test } from '#tests/browser/fixtures.ts'

test.use({ contextOptions: { forcedColors: 'active', reducedMotion: 'reduce' } })

test('the first button of a hero is filled, the second is not', async ({ page }) => {
  for (const path of ['/', '/services/media', '/our-approach', '/about']) {
    await page.goto(path)
    const buttons = page.locator('main > section').first().locator('p ~ div > a')
    await expect(buttons).toHaveCount(2)
    const [first, second] = await buttons.evaluateAll((links) =>
      links.map((link) => getComputedStyle(link).color),
    )
    expect(first, path).not.toBe(second)
  }
})

test('a filled button on an image keeps a visible edge', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark', forcedColors: 'active' })
  await page.goto('/resources')
  const button = page.locator('main > section').first().getByRole('link')
  const [face, edge] = await button.evaluate((link) => {
    const { backgroundColor, borderTopColor } = getComputedStyle(link)
    return [backgroundColor, borderTopColor]
  })
  expect(edge).not.toBe(face)
  expect(edge).toBe('rgb(0, 0, 0)')
})

test('the truck at the end of the home page fits the window', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/')
  const truck = page.locator('main > section').last().locator('img').first()
  await page.evaluate(() => document.documentElement.setAttribute('data-near', ''))
  const { x, width } = (await truck.boundingBox())!
  expect(x).toBeGreaterThanOrEqual(0)
  expect(x + width).toBeLessThanOrEqual(1440)
})

test('the bus and the wires of the panel schedule are drawn as borders, which remain visible', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/services/business-systems')
  const schedule = page.locator('ol', { hasText: 'Reorder planning' })
  const line = (selector: string, side: string) =>
    schedule.evaluate(
      (list, [inside, border]) =>
        getComputedStyle(list.querySelector(inside!) ?? list, '::before').getPropertyValue(border!),
      [selector, side],
    )
  expect(await line('none', 'border-left-width')).toBe('4px')
  for (const each of ['li:first-child', 'li:last-child'])
    expect(await line(each, 'border-top-style')).toBe('solid')
})

test('lines that are backgrounds or gradients stay: the ground, the shelves and the line between storefronts', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  const after = (selector: string, property: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((each, name) => getComputedStyle(each, '::after').getPropertyValue(name), property)
  await page.goto('/services/business-systems')
  expect(await after('ol:has-text("Reorder planning")', 'background-image')).toContain('gradient')
  await page.goto('/services/web-design')
  expect(await after('div:has(> img + img)', 'background-image')).toContain('gradient')
  await page.goto('/services/marketplaces')
  expect(await after('li:has-text("Listings and content")', 'border-bottom-width')).toBe('4px')
})

test('the drawing of the featured resource uses the text color', async ({ page }) => {
  await page.goto('/resources')
  const sheet = page.locator('section', { hasText: 'DTC Lifecycle Blueprint' }).first()
  const colorOf = (selector: string) =>
    sheet
      .locator(selector)
      .first()
      .evaluate((each) => getComputedStyle(each).color)
  expect(await colorOf('svg')).toBe(await colorOf('h2'))
})

test('sliders and the signs of questions are drawn in the text color of the chosen theme', async ({
  page,
}) => {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, forcedColors: 'active' })
    const text = colorScheme === 'light' ? 'rgb(0, 0, 0)' : 'rgb(255, 255, 255)'
    for (const [path, selector, part] of [
      ['/services/studio', 'input[type=range]', null],
      ['/services/fulfillment', 'input[type=range]', null],
      ['/services/business-systems', 'details summary', '::after'],
      ['/contact', 'details[name=contact-questions] summary', '::after'],
    ] as const) {
      await page.goto(path)
      const [color, drawing] = await page
        .locator(`main ${selector}`)
        .first()
        .evaluate((each, part) => {
          const { color, backgroundImage } = getComputedStyle(each, part)
          return [color, backgroundImage]
        }, part)
      expect([color, drawing], `${path}, ${colorScheme}`).toEqual([
        text,
        expect.stringContaining('gradient'),
      ])
    }
  }
})
