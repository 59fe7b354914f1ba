import { expect, test } from '#tests/browser/fixtures.ts'

test.use({ viewport: { width: 360, height: 740 }, hasTouch: true })

test('the menu opens by touch, its Services unfold, and a link closes it', async ({ page }) => {
  await page.goto('/')
  const toggle = page.getByRole('button', { name: 'Menu' })
  const menu = page.locator('#site-menu')
  const size = await toggle.boundingBox()
  expect(size?.width).toBeGreaterThanOrEqual(44)
  expect(size?.height).toBeGreaterThanOrEqual(44)
  await toggle.tap()
  await expect(menu).toBeVisible()
  await expect(toggle).toHaveAccessibleName('Close Menu')
  await expect(page.getByRole('banner').getByRole('link', { name: 'Get Started' })).toHaveCount(1)
  const consulting = menu.getByRole('link', { name: 'Consulting' })
  await expect(consulting).toBeHidden()
  await menu.getByText('Services', { exact: true }).tap()
  await expect(consulting).toBeVisible()
  await menu.getByRole('link', { name: 'Contact' }).tap()
  await expect(page).toHaveURL('/contact')
  await expect(menu).toBeHidden()
})

test('Escape closes the menu and returns the focus; widening the window closes it, too', async ({
  page,
}) => {
  await page.goto('/')
  const toggle = page.getByRole('button', { name: 'Menu' })
  await toggle.tap()
  await page.keyboard.press('Escape')
  await expect(page.locator('#site-menu')).toBeHidden()
  await expect(toggle).toBeFocused()
  await toggle.tap()
  await page.setViewportSize({ width: 1280, height: 740 })
  await expect(page.locator('#site-menu')).toBeHidden()
})

test('touch targets are at least 44 px', async ({ page }) => {
  for (const path of ['/', '/contact']) {
    await page.goto(path)
    const small = await page
      .locator('#main a, #main button, #main summary, #main select, footer nav a')
      .evaluateAll((elements) =>
        elements
          .filter((element) => element.checkVisibility() && !element.closest('p, .sr-only'))
          .map((element) => ({ element, box: element.getBoundingClientRect() }))
          .filter(({ box }) => box.height > 0 && box.height < 43.5)
          .map(({ element, box }) => `${element.textContent?.trim()}: ${box.height}`),
      )
    expect(small, path).toEqual([])
  }
})

test('boxes to tick in an article are at least 24 px', async ({ page }) => {
  await page.goto('/resources/conversion-rate-optimization-checklist')
  const box = await page.getByRole('checkbox').first().boundingBox()
  expect(box?.width).toBeGreaterThanOrEqual(24)
  expect(box?.height).toBeGreaterThanOrEqual(24)
})

test('on a phone the chart names Camarillo on the land side of its pin, within the sheet', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/about')
  const name = page.locator('main svg text', { hasText: 'Camarillo' })
  const { left, right, pin, edge } = await name.evaluate((text) => {
    const { left, right } = text.getBoundingClientRect()
    const pin = (text.parentNode as SVGGElement).getScreenCTM()!.e
    const edge = text.closest('svg')!.getBoundingClientRect().right
    return { left, right, pin, edge }
  })
  expect(left).toBeGreaterThan(pin)
  expect(right).toBeLessThan(edge - 4)
})

test('the email address stays on one line at 320 px, and wraps only at its @ on less', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 740 })
  await page.goto('/contact')
  const address = page.locator('#main a[href^="mailto:"] > bdi')
  await address.scrollIntoViewIfNeeded()
  const lines = () =>
    address.evaluate((text) => {
      const range = document.createRange()
      range.selectNodeContents(text)
      return new Set(Array.from(range.getClientRects(), ({ top }) => top)).size
    })
  await expect.poll(lines).toBe(1)
  await page.setViewportSize({ width: 280, height: 740 })
  await expect.poll(lines).toBe(2)
})

for (const path of ['/about', '/careers'])
  test(`the drawings of values of ${path} are beside their headings, and the texts below both`, async ({
    page,
  }) => {
    await page.goto(path)
    const values = page.locator(
      'main li:has(> img):has(h3:text-is("Operate first")), main li:has(> img):has(h3:text-is("Show the working"))',
    )
    await expect(values).toHaveCount(2)
    for (const value of await values.all()) {
      const drawing = (await value.locator('img').boundingBox())!
      const heading = (await value.locator('h3').boundingBox())!
      const words = (await value.locator('p').first().boundingBox())!
      expect(heading.x).toBeGreaterThanOrEqual(drawing.x + drawing.width)
      expect(heading.y).toBeGreaterThanOrEqual(drawing.y)
      expect(heading.y + heading.height).toBeLessThanOrEqual(drawing.y + drawing.height)
      expect(words.y).toBeGreaterThanOrEqual(drawing.y + drawing.height)
    }
  })
