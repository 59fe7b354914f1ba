import { expect, test } from '#tests/browser/fixtures.ts'
import { hydrated } from '#tests/browser/hydrated.ts'

test('the Services menu closes when Tab moves past it', async ({ page }) => {
  await page.goto('/contact')
  const menu = page.locator('#services-menu')
  await page.getByRole('button', { name: 'Services' }).focus()
  await page.keyboard.press('Enter')
  await hydrated(page)
  await menu.getByRole('link').last().focus()
  await expect(menu).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Our Approach' }).first()).toBeFocused()
  await expect(menu).toBeHidden()
})

test('each service in the Services menu has its own square drawing', async ({ page }) => {
  await page.goto('/contact')
  await page.getByRole('button', { name: 'Services' }).click()
  const drawings = page.locator('#services-menu img')
  await expect(drawings).toHaveCount(10)
  for (const drawing of await drawings.all())
    await expect
      .poll(async () => {
        const { width = 0, height = 0 } = (await drawing.boundingBox()) ?? {}
        return [width, height]
      })
      .toEqual([64, 64])
})

test('an open Services menu has the mark of a hovered link, not that of the current page', async ({
  page,
}) => {
  await page.goto('/')
  await hydrated(page)
  await page.mouse.move(700, 600)
  const bar = page.getByRole('navigation', { name: 'Main' })
  const services = bar.getByRole('button', { name: 'Services' })
  const line = (link: typeof services) =>
    link.evaluate((one) => getComputedStyle(one, '::after').borderBottomStyle)
  await expect.poll(() => line(services)).not.toBe('dashed')
  await services.focus()
  await page.keyboard.press('Enter')
  await expect.poll(() => line(services)).toBe('dashed')
  expect(await line(bar.getByRole('link', { name: 'Home' }))).not.toBe('dashed')
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true })

  test('the page behind the open menu does not scroll', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 1_200 })
    await page.goto('/about')
    await hydrated(page)
    await page.getByRole('button', { name: 'Menu' }).click()
    await page.mouse.move(180, 600)
    for (let turn = 0; turn < 3; turn++) await page.mouse.wheel(0, 400)
    await expect.poll(() => page.locator('#site-menu').evaluate((menu) => menu.scrollTop)).toBe(1)
    expect(await page.evaluate(() => scrollY)).toBe(0)
  })

  test('Tab does not reach the page behind the open menu, and Escape returns the focus', async ({
    page,
  }) => {
    await page.goto('/contact')
    const toggle = page.getByRole('button', { name: 'Menu' })
    const menu = page.locator('#site-menu')
    await toggle.focus()
    await page.keyboard.press('Enter')
    await hydrated(page)
    await page.keyboard.press('Tab')
    await expect(menu.getByRole('button', { name: 'Search' })).toBeFocused()
    await page.keyboard.press('Shift+Tab')
    await expect(toggle).toBeFocused()
    await expect(menu).toBeVisible()
    await page.keyboard.press('Tab')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Escape')
    await expect(menu).toBeHidden()
    await expect(toggle).toBeFocused()

    await page.keyboard.press('Enter')
    await menu.getByRole('link', { name: 'Get Started' }).focus()
    await page.keyboard.press('Tab')
    await expect(menu).toBeHidden()
    await expect(page.locator('#main :focus')).toBeInViewport()
  })

  test('each service in the menu has its drawing, loaded when the list is opened', async ({
    page,
  }) => {
    const loaded: string[] = []
    page.on('request', (request) => loaded.push(request.url()))
    await page.goto('/contact')
    const menu = page.locator('#site-menu')
    await page.getByRole('button', { name: 'Menu' }).tap()
    await hydrated(page)
    expect(loaded.filter((url) => url.includes('services-menu'))).toEqual([])
    await menu.getByText('Services', { exact: true }).tap()
    await expect(menu.locator('details img')).toHaveCount(10)
    await expect.poll(() => loaded.some((url) => url.includes('services-menu'))).toBe(true)
    const rows = await menu
      .locator('details li')
      .evaluateAll((all) => all.map((row) => Math.round(row.getBoundingClientRect().height)))
    expect(new Set(rows)).toEqual(new Set([44]))
  })

  test('an expanded submenu is collapsed on the next page, however the menu was closed', async ({
    page,
  }) => {
    await page.goto('/')
    const menu = page.locator('#site-menu')
    await page.getByRole('button', { name: 'Menu' }).tap()
    await menu.getByText('Services', { exact: true }).tap()
    await expect(menu.locator('details')).toHaveAttribute('open')
    await page.keyboard.press('Escape')
    await hydrated(page)
    await page.getByRole('link', { name: 'Book a Strategy Call' }).first().tap()
    await expect(page).toHaveURL('/contact')
    await expect(menu.locator('details')).not.toHaveAttribute('open')
  })
})

test('in forced colors, lines mark the active link and the invalid field', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await page.goto('/contact')
  const links = page.getByRole('navigation', { name: 'Main' })
  const line = (name: string) =>
    links
      .getByRole('link', { name })
      .evaluate((link) => getComputedStyle(link, '::after').borderBottomWidth)
  expect([await line('Contact'), await line('About')]).toEqual(['3px', '0px'])

  await hydrated(page)
  await page.locator('[name=name]').fill('Rosa')
  await page.getByRole('button', { name: 'Send Message' }).click()
  const border = (name: string) =>
    page
      .locator(`div:has(> [name=${name}])`)
      .evaluate((cell) => getComputedStyle(cell).borderTopWidth)
  await expect.poll(() => border('email')).toBe('4px')
  expect(await border('name')).toBe('1px')
})

test('at 200 % text size and 1440 px the bar shows the menu button and Get Started', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/')
  const bar = page.getByRole('banner')
  await expect(bar.getByRole('navigation', { name: 'Main' })).toBeVisible()
  await page.evaluate(() => (document.documentElement.style.fontSize = '200%'))
  await expect(bar.getByRole('navigation', { name: 'Main' })).toBeHidden()
  for (const control of [bar.getByRole('button', { name: 'Menu' }), bar.getByText('Get Started')])
    await expect(control.first()).toBeInViewport({ ratio: 1 })
})
