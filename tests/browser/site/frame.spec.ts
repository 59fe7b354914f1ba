import type { Page } from '@playwright/test'
import { expect, test } from '#tests/browser/fixtures.ts'
import { hydrated } from '#tests/browser/hydrated.ts'

const bar = (page: Page) => page.locator('header').first()

test('the bar is 64 px high and becomes opaque with blur and border after scrolling 10 px', async ({
  page,
}) => {
  await page.goto('/')
  const look = () =>
    bar(page).evaluate((element) => {
      const { backgroundColor, backdropFilter, borderBottomColor } = getComputedStyle(element)
      return { backgroundColor, backdropFilter, borderBottomColor }
    })
  expect((await bar(page).boundingBox())?.height).toBe(64)
  await page.mouse.wheel(0, 10)
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(10)
  await expect(page.locator('html')).not.toHaveAttribute('data-scrolled')
  const before = await look()
  await page.mouse.wheel(0, 1)
  await expect(page.locator('html')).toHaveAttribute('data-scrolled')
  await expect.poll(async () => (await look()).backdropFilter).toContain('blur')
  await expect.poll(async () => (await look()).backgroundColor).not.toBe(before.backgroundColor)
  await expect.poll(async () => (await look()).borderBottomColor).not.toBe(before.borderBottomColor)
  await expect.poll(async () => (await bar(page).boundingBox())?.y).toBe(0)
})

test('the Services menu lists ten links and a start for the undecided, and closes on Escape, outside and navigation', async ({
  page,
}) => {
  await page.goto('/contact')
  const button = bar(page).getByRole('button', { name: 'Services' })
  const menu = page.locator('#services-menu')
  await expect(menu).toBeHidden()
  await button.click()
  await expect(menu.getByRole('listitem').getByRole('link')).toHaveText([
    /^Overview/,
    /^Consulting/,
    /^Media & Advertising/,
    /^Email & SMS/,
    /^Marketplaces/,
    /^Fulfillment/,
    /^Studio Production/,
    /^Podcast Production/,
    /^Web Design & Development/,
    /^Business Systems/,
  ])
  await expect(menu.getByRole('link', { name: 'Not sure? Start here' })).toHaveAttribute(
    'href',
    '/#my-90-days',
  )
  await page.keyboard.press('Escape')
  await expect(menu).toBeHidden()
  await expect(button).toBeFocused()

  await button.click()
  await page.mouse.click(640, 700)
  await expect(menu).toBeHidden()

  await hydrated(page)
  await button.click()
  await expect(menu).toBeVisible()
  await bar(page).getByRole('link', { name: 'Home' }).focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/')
  await expect(page.locator('#my-90-days'), 'what Start here leads to').toBeAttached()
  await expect(menu).toBeHidden()
})

test('the link of the current page is highlighted, and Services for all pages below it', async ({
  page,
}) => {
  const links = bar(page).getByRole('navigation', { name: 'Main' })
  await page.goto('/')
  await expect(links.getByRole('link', { name: 'Home' })).toHaveAttribute('aria-current', 'page')
  await expect(links.getByRole('link', { name: 'Contact' })).not.toHaveAttribute('aria-current')
  await page.goto('/contact')
  await expect(links.getByRole('link', { name: 'Contact' })).toHaveAttribute('aria-current', 'page')
  await expect(links.getByRole('link', { name: 'Home' })).not.toHaveAttribute('aria-current')
  await expect(links.getByRole('button', { name: 'Services' })).not.toHaveAttribute('aria-current')
})

test('a navigation scrolls to the top, moves the focus, updates the head and is announced', async ({
  page,
}) => {
  await page.goto('/')
  await page.mouse.wheel(0, 1_500)
  await hydrated(page)
  const home = await page.title()
  await bar(page).getByRole('link', { name: 'Contact' }).click()
  await expect(page).toHaveURL('/contact')
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
  await expect(page.locator('#main')).toBeFocused()
  await expect(page).not.toHaveTitle(home)
  const title = await page.title()
  await expect(page.locator('p[role=status]').last()).toHaveText(title)
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/contact$/)
  await expect(page.locator('meta[property="og:url"]')).toHaveAttribute('content', /\/contact$/)
})

test('a heading named in the hash is shown below the bar', async ({ page }) => {
  await page.goto('/contact#questions-title')
  const heading = page.locator('#questions-title')
  await expect(heading).toBeInViewport()
  await expect.poll(async () => (await heading.boundingBox())?.y ?? 0).toBeGreaterThanOrEqual(64)
})

test('an unknown address is a real 404, logs one console error and links home', async ({
  page,
  faults,
}) => {
  faults.expect(/^response: 404 GET \/no\/such\/page/, /^console: .*404/)
  const lines: string[] = []
  page.on('console', (message) => lines.push(message.text()))
  const answer = await page.goto('/no/such/page')
  expect(answer?.status()).toBe(404)
  await expect(page.getByText('404', { exact: true })).toBeVisible()
  await expect(page.getByText('Oops! Page not found')).toBeVisible()
  const ours = () => lines.filter((line) => line.includes('/no/such/page'))
  await expect.poll(() => ours().length).toBeGreaterThan(0)
  await page.mouse.move(200, 300)
  expect(ours()).toHaveLength(1)
  await page.locator('#main').getByRole('link', { name: /home/i }).click()
  await expect(page).toHaveURL('/')
})

const services = [
  'Consulting',
  'Media & Advertising',
  'Marketplaces',
  'Fulfillment',
  'Studio Production',
  'Podcast Production',
]
const resources = [
  'DTC Lifecycle Blueprint',
  'E-commerce Guides',
  'Best Practices',
  'Industry Reports',
]

test('the footer has its three columns, the contact details and the year', async ({ page }) => {
  await page.clock.setFixedTime(new Date('2031-07-04T12:00:00Z'))
  await page.goto('/')
  const footer = page.locator('footer')
  // Before any interaction, too.
  await expect(footer).toContainText('2031')
  await hydrated(page)
  const index = footer.getByRole('navigation', { name: 'Footer' })
  const column = (name: string) =>
    index.getByRole('heading', { name }).locator('..').getByRole('link')
  await expect(column('Services')).toHaveText(services)
  await expect(column('Company')).toHaveText(['About Us', 'Our Approach', 'Resources', 'Contact'])
  await expect(column('Resources')).toHaveText(resources)
  await expect(footer.locator('a[href^="mailto:"]')).toBeVisible()
  await expect(footer.locator('a[href^="tel:"]')).toBeVisible()
  const map = footer.getByRole('link', { name: '100 Example Street, Camarillo, CA 93010' })
  await expect(map).toHaveAttribute(
    'href',
    /^https:\/\/www\.openstreetmap\.org\/search\?query=100%20/,
  )
  await expect(map).toHaveAttribute('rel', 'noopener noreferrer')
  await expect(footer).toContainText('2031')
  await expect(footer.getByRole('link', { name: 'Privacy Policy' })).toHaveAttribute(
    'href',
    '/privacy',
  )
  await expect(footer.getByRole('link', { name: 'Terms of Service' })).toHaveAttribute(
    'href',
    '/terms',
  )
})

test('by keyboard alone the skip link and the menu can be used and left', async ({ page }) => {
  await page.goto('/')
  await page.keyboard.press('Tab')
  const skip = page.getByRole('link', { name: 'Skip to content' })
  await expect(skip).toBeFocused()
  await expect(skip).toBeInViewport()
  await page.keyboard.press('Enter')
  await expect(page.locator('#main')).toBeFocused()

  await page.goto('/contact')
  const services = bar(page).getByRole('button', { name: 'Services' })
  for (let step = 0; step < 5; step++) {
    await page.keyboard.press('Tab')
    if (await services.evaluate((element) => element === document.activeElement)) break
  }
  await expect(services).toBeFocused()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  await expect(page.locator('#services-menu').getByRole('link').first()).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(page.locator('#services-menu')).toBeHidden()
  await expect(services).toBeFocused()
})
