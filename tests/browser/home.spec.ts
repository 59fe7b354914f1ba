import { expect, test } from './fixtures.ts'

const services = [
  '/services/consulting',
  '/services/media',
  '/services/email-sms',
  '/services/marketplaces',
  '/services/fulfillment',
  '/services/studio',
  '/services/podcast',
  '/services/web-design',
  '/services/business-systems',
]

const words =
  '90 Shopify Amazon Walmart TikTok Meta Klaviyo Awareness Conversion Retention +38% 20% 30%'.split(
    ' ',
  )

test('the home page says what it has to, in its order', async ({ page }) => {
  await page.goto('/')
  const main = page.locator('#main')
  await expect(main.getByRole('heading', { level: 1 })).toHaveCount(1)
  const book = main.getByRole('link', { name: 'Book a Strategy Call' }).first()
  await expect(book).toHaveAttribute('href', '/contact')
  const approach = main.getByRole('link', { name: 'See Our Approach' }).first()
  await expect(approach).toHaveAttribute('href', '/our-approach')

  const text = (await main.innerText()).replaceAll(/\s+/g, ' ')
  let from = 0
  for (const word of words) {
    const at = text.indexOf(word, from)
    expect(at, `${word} after ${text.slice(Math.max(0, from - 20), from)}`).toBeGreaterThan(-1)
    from = at
  }
  expect(text).toMatch(/\+38%.{0,40}ROAS.{0,40}45 days/)

  for (const href of services) await expect(main.locator(`a[href="${href}"]`)).toHaveCount(1)
  await expect(main.locator('section').last().locator('a[href="/contact"]').first()).toBeVisible()
})

test('each page has a head of its own', async ({ page }) => {
  const titles = new Set<string>()
  for (const path of ['/', '/contact', '/admin']) {
    await page.goto(path)
    titles.add(await page.title())
    const meta = (name: string) => page.locator(`meta[name="${name}"], meta[property="${name}"]`)
    await expect(page.locator('html')).toHaveAttribute('lang', /^en/)
    await expect(meta('description')).toHaveAttribute('content', /.{10,}/)
    await expect(meta('robots')).toHaveAttribute(
      'content',
      path === '/admin' ? /noindex/ : /index, ?follow/,
    )
    if (path === '/admin') continue
    await expect(meta('keywords')).toHaveAttribute('content', /,/)
    await expect(meta('og:title')).toHaveAttribute('content', /./)
    await expect(meta('og:description')).toHaveAttribute('content', /./)
    await expect(meta('geo.region')).toHaveAttribute('content', 'US-CA')
    await expect(meta('geo.position')).toHaveAttribute('content', /^34\.\d+;\s?-119\.\d+$/)
    const canonical = new RegExp(`^https?://[^/]+${path}$`)
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', canonical)
  }
  expect(titles.size).toBe(3)
})

test('a call to action brings its need to the form, and the address stays plain', async ({
  page,
}) => {
  await page.goto('/')
  const wish = page.locator('#main a[data-need]').first()
  const need = (await wish.getAttribute('data-need')) ?? ''
  await wish.click()
  await expect(page).toHaveURL('/contact')
  await expect(page.locator('[name=primaryNeed]')).toHaveValue(need)
})
