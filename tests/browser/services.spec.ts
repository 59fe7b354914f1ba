import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'

/** Each page's printed words, its calls to action's need, and the section that its second button leads to. */
const pages = [
  {
    path: '/services',
    words: ['two facilities', 'Consulting', 'Business Systems', 'Learn More'],
    needs: ['Full-service partnership', 'Strategic consulting'],
  },
  {
    path: '/services/consulting',
    words: ['38%', '45%', '30%', 'Assess & Diagnose', 'Team Integration', 'Execute & Scale'],
    needs: ['Strategic consulting'],
  },
  {
    path: '/services/media',
    words: ['+38%', '+52%', '+32%', 'META', 'YouTube', 'Get Your Free Campaign Audit'],
    needs: ['Customer acquisition'],
    section: ['See Typical Results', 'Typical results after 90 days'],
  },
  {
    path: '/services/email-sms',
    words: ['Welcome series', 'VIP nurture', 'Browse abandonment', 'Win-back'],
    needs: ['Retention & LTV'],
    section: ['See the Six Flows', 'Six flows'],
  },
  {
    path: '/services/marketplaces',
    words: ['Amazon', 'Walmart', 'eBay', '45%', '6 months', '60%', '25%'],
    needs: ['Marketplace expansion'],
    section: ['See What We Manage', 'What we manage'],
  },
  {
    path: '/services/fulfillment',
    words: ['Camarillo, California', '99.8%', '95%', '20-30%', '2 PM', 'Calculate Your Savings'],
    needs: ['Fulfillment optimization'],
    section: ['Estimate Your Range', 'Your range in two numbers'],
  },
]

const hydrated = (page: Page) => expect(page.locator('html[data-hydrated]')).toBeAttached()
const range = (page: Page) => page.locator('output')

for (const { path, words, needs, section } of pages) {
  test(`${path} says what is printed, and its calls to action carry their need`, async ({
    page,
  }) => {
    await page.goto(path)
    const main = page.locator('main')
    for (const each of words)
      await expect(main.getByText(each, { exact: false }).first()).toBeVisible()
    const calls = main.locator('a[href="/contact"]')
    expect(await calls.count()).toBeGreaterThan(1)
    const carried = await calls.evaluateAll((links) =>
      (links as HTMLElement[]).map(({ dataset: { need, origin } }) => ({ need, origin })),
    )
    expect(new Set(carried.map(({ need }) => need))).toEqual(new Set(needs))
    const name = path.split('/').at(-1)
    for (const { origin } of carried) expect(origin).toMatch(new RegExp(`^${name}: \\w`))
  })

  if (section)
    test(`${path} leads on to its own section, below the bar`, async ({ page }) => {
      const [label, title] = section as [string, string]
      await page.goto(path)
      await hydratedByKey(page)
      await page.getByRole('link', { name: label }).click()
      const heading = page.getByRole('heading', { level: 2, name: title })
      await expect(heading).toBeFocused()
      await expect(heading).toBeInViewport()
      await expect.poll(async () => (await heading.boundingBox())?.y).toBeGreaterThanOrEqual(64)
    })

  for (const width of [360, 1280])
    test(`${path} has no accessibility faults at ${width} px`, async ({
      page,
      checkAccessibility,
    }) => {
      await page.setViewportSize({ width, height: 800 })
      await page.emulateMedia({ reducedMotion: 'reduce' })
      await page.goto(path)
      await checkAccessibility()
    })

  test(`${path} never scrolls sideways`, async ({ page }) => {
    await page.goto(path)
    for (const width of [320, 360, 600, 768, 1024, 1440, 1920]) {
      await page.setViewportSize({ width, height: 800 })
      const wide = await page.evaluate(() => document.documentElement.scrollWidth)
      expect(wide, `at ${width} px`).toBeLessThanOrEqual(width)
    }
  })
}

/** Without the mouse: whatever lies below a pointer would be fetched ahead. */
async function hydratedByKey(page: Page) {
  await page.keyboard.press('Shift')
  await hydrated(page)
}

test('a visitor works out a range and finds it in the enquiry', async ({ page }) => {
  const bodies: unknown[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/api/submit-contact-form')) bodies.push(request.postDataJSON())
  })
  await page.goto('/services/fulfillment')
  await page.getByLabel('Orders a month').fill('1,000')
  await page.getByLabel('Shipping cost per order').fill('$6')
  await expect(range(page)).toHaveText('$1,200 to $1,800 a month')
  await page.getByRole('link', { name: 'Calculate Your Savings' }).click()
  await expect(page).toHaveURL('/contact')
  const message = 'Savings estimate: 1,000 orders a month at $6.00 each, $1,200 to $1,800 a month.'
  await expect(page.locator('[name=message]')).toHaveValue(message)
  await expect(page.locator('[name=primaryNeed]')).toHaveValue('Fulfillment optimization')
  await page.locator('[name=name]').fill('Rosa')
  await page.locator('[name=email]').fill('rosa@islands.example')
  await page.locator('[name=company]').fill('Tide')
  await page.locator('[name=consent]').check()
  await page.locator('form button[type=submit]').click()
  await expect(page.getByText('Message Sent Successfully!').first()).toBeVisible()
  expect(bodies).toEqual([
    expect.objectContaining({
      message,
      primaryNeed: 'Fulfillment optimization',
      origin: 'fulfillment: Calculate Your Savings',
    }),
  ])
  await page.goto('/')
  await page.goto('/contact')
  await hydrated(page)
  await expect(page.locator('[name=message]')).toHaveValue('')
})

test('a second range replaces the first, and never what the visitor wrote', async ({ page }) => {
  const workOut = async (orders: string) => {
    await page.goto('/services/fulfillment')
    await page.getByLabel('Orders a month').fill(orders)
    await page.getByLabel('Shipping cost per order').fill('10')
    await expect(range(page)).toContainText('a month')
    await page.goto('/contact')
    await hydrated(page)
  }
  const message = page.locator('[name=message]')
  await workOut('100')
  await expect(message).toHaveValue(/100 orders .* \$200 to \$300/)
  await workOut('200')
  await expect(message).toHaveValue(/200 orders .* \$400 to \$600/)
  await message.fill('My own words')
  await workOut('300')
  await expect(message).toHaveValue('My own words')
})

test('a number taken back takes the range back', async ({ page }) => {
  await page.goto('/services/fulfillment')
  await page.getByLabel('Orders a month').fill('100')
  await page.getByLabel('Shipping cost per order').fill('10')
  await expect(range(page)).toHaveText('$200 to $300 a month')
  await page.getByLabel('Orders a month').fill('lots')
  await expect(range(page)).toHaveText('Fill in both numbers to see the range.')
  await page.goto('/contact')
  await hydrated(page)
  await expect(page.locator('[name=message]')).toHaveValue('')
})

test('what was typed before the script came counts', async ({ page }) => {
  const held = Promise.withResolvers<void>()
  await page.route('**/assets/client-*.js', async (route) => {
    await held.promise
    await route.continue()
  })
  await page.goto('/services/fulfillment', { waitUntil: 'commit' })
  await page.getByLabel('Orders a month').fill('1000')
  await page.getByLabel('Shipping cost per order').fill('6')
  held.resolve()
  await expect(range(page)).toHaveText('$1,200 to $1,800 a month')
  await expect(page.getByLabel('Orders a month')).toHaveValue('1000')
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('every page reads to its end and leads to the form', async ({ page }) => {
    for (const { path, words } of pages) {
      await page.goto(path)
      for (const each of words)
        await expect(page.locator('main').getByText(each).first()).toBeVisible()
    }
    await expect(page.getByText('Plain arithmetic: 20-30% of what you spend.')).toBeVisible()
    await expect(page.getByLabel('Orders a month')).toBeVisible()
    await expect(page.getByText('Fill in both numbers')).toBeHidden()
    await page.getByRole('link', { name: 'Calculate Your Savings' }).click()
    await expect(page).toHaveURL('/contact')
  })
})
