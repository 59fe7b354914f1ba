import type { Page } from '@playwright/test'
import { expect, test } from '#tests/browser/fixtures.ts'
import { holdRequests } from '#tests/browser/hold-requests.ts'
import { hydrated } from '#tests/browser/hydrated.ts'

const range = (page: Page) => page.locator('output')

/** Of an untouched slider, which would otherwise disagree with its empty field. */
const isAtItsStart = (slider: Element) =>
  (slider as HTMLInputElement).value === (slider as HTMLInputElement).min

test('a visitor calculates a range and finds it in the enquiry', async ({ page }) => {
  const bodies: unknown[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/api/submit-contact-form')) bodies.push(request.postDataJSON())
  })
  await page.goto('/services/fulfillment')
  await page.getByLabel('Orders a month').fill('1,000')
  await page.getByLabel(/^Shipping cost/).fill('$6')
  await expect(range(page)).toHaveText('$1,200 to $1,800 a month')
  // Spoken once the visitor rests, and not at every step of a slider.
  await expect(range(page)).toHaveAttribute('aria-live', 'off')
  await expect(page.locator('output + [role=status]')).toHaveText('$1,200 to $1,800 a month')
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

test('a second range replaces the first, and is added below text written by the visitor', async ({
  page,
}) => {
  const workOut = async (orders: string) => {
    await page.goto('/services/fulfillment')
    await page.getByLabel('Orders a month').fill(orders)
    await page.getByLabel(/^Shipping cost/).fill('10')
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
  await expect(message).toHaveValue(/^My own words\nSavings estimate: 300 orders .*\.$/)
  await page.reload()
  await hydrated(page)
  await message.fill('My own words')
  await workOut('300')
  await expect(message).toHaveValue('My own words')
})

test('an amount is named once for the eye, and its slider for assistive technology, too', async ({
  page,
}) => {
  await page.goto('/services/fulfillment')
  const form = page.locator('form', { has: page.getByLabel('Orders a month') })
  await expect(form.getByRole('slider', { name: 'Orders in a month' })).toBeVisible()
  const seen = await form
    .locator('label')
    .evaluateAll((labels) =>
      labels
        .filter((each) => each.getBoundingClientRect().height > 1)
        .map(({ textContent }) => textContent),
    )
  expect(seen).toEqual(['Orders a month', 'Shipping cost per order, in dollars'])
})

test('clearing a number clears the range, which replaces the worked example', async ({ page }) => {
  await page.goto('/services/fulfillment')
  const example = page.getByText('Worked example.')
  await expect(example).toBeVisible()
  for (const name of ['Orders in a month', 'Cost of shipping an order'])
    expect(await page.getByLabel(name).evaluate(isAtItsStart)).toBe(true)
  await page.getByLabel('Orders a month').fill('100')
  await page.getByLabel(/^Shipping cost/).fill('10')
  await expect(range(page)).toHaveText('$200 to $300 a month')
  await expect(example).toBeHidden()
  await page.getByLabel('Orders a month').fill('')
  await expect(range(page)).toHaveText('Fill in both numbers to see the range.')
  await page.goto('/contact')
  await hydrated(page)
  await expect(page.locator('[name=message]')).toHaveValue('')
})

test('a number that cannot be parsed is marked, with a valid example', async ({ page }) => {
  const orders = page.getByLabel('Orders a month')
  const cost = page.getByLabel(/^Shipping cost/)
  await page.goto('/services/fulfillment')
  await orders.fill('12.5')
  await expect(orders).toHaveAttribute('aria-invalid', 'true')
  await expect(orders).toHaveAccessibleDescription(
    'Enter a whole number up to 1,000,000, such as 1,200.',
  )
  await expect(cost).not.toHaveAttribute('aria-invalid')
  await orders.fill('1')
  await cost.fill('1')
  await expect(range(page)).toHaveText('That is less than a dollar a month.')
  await expect(page.locator('[aria-invalid]')).toHaveCount(0)
  await cost.fill('6,755')
  await expect(cost).toHaveAccessibleDescription('Enter dollars up to 500, such as 6.75.')
  await expect(cost).toHaveAttribute('aria-invalid', 'true')
  await expect(range(page)).toHaveText('One of the numbers cannot be read. Its field says why.')
  await cost.fill('6,75')
  await expect(range(page)).toHaveText('$1 to $2 a month')
  await expect(page.locator('[aria-invalid]')).toHaveCount(0)
})

test('numbers typed before the script loads are used', async ({ page }) => {
  const release = await holdRequests(page, '**/assets/client-*.js')
  await page.goto('/services/fulfillment', { waitUntil: 'domcontentloaded' })
  await page.getByLabel('Orders a month').fill('1000')
  await page.getByLabel(/^Shipping cost/).fill('6')
  release()
  await expect(range(page)).toHaveText('$1,200 to $1,800 a month')
  await expect(page.getByLabel('Orders a month')).toHaveValue('1000')
  await expect(page.getByRole('slider', { name: 'Orders in a month' })).toHaveValue('1000')
})
