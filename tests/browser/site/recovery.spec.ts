import type { Page } from '@playwright/test'
import { expect, test } from '#tests/browser/fixtures.ts'
import { holdRequests } from '#tests/browser/hold-requests.ts'
import { hydrated } from '#tests/browser/hydrated.ts'

const bar = (page: Page) => page.locator('header').first()

/** A screen that throws when it is rendered. */
const faulty = {
  contentType: 'text/javascript',
  body: "export const handle = {}; export function Component() { throw new Error('Ink spilled') }",
}

test('a screen that fails to render keeps the frame, says so, and every link out of it works', async ({
  page,
  faults,
}) => {
  faults.expect(/Ink spilled/)
  await page.goto('/')
  await page.mouse.wheel(0, 50)
  await hydrated(page)
  const robots = page.locator('meta[name=robots]')
  const address = await page.locator('link[rel=canonical]').getAttribute('href')
  await page.route('**/assets/contact-*.js', (route) => route.fulfill(faulty))
  await page.locator('footer').getByRole('link', { name: 'Contact', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Unexpected Application Error!')
  await expect(page.getByText('Ink spilled')).toBeVisible()
  await expect(page).toHaveTitle('Unexpected Application Error!')
  await expect(robots).toHaveAttribute('content', 'noindex')
  await expect(page.locator('link[rel=canonical]')).toHaveCount(0)
  await expect(page.locator('p[role=status]')).toHaveText('Unexpected Application Error!')
  await expect(page.locator('#main')).toBeFocused()
  expect(await page.evaluate(() => scrollY)).toBe(0)

  await bar(page).getByRole('link', { name: 'Resources' }).click()
  await expect(page).toHaveTitle(/Guides/)
  await expect(robots).toHaveAttribute('content', /^index/)
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', `${address}resources`)
  await expect(page.locator('p[role=status]')).toHaveText(await page.title())
  await expect(page.locator('#main')).toBeFocused()
})

test('while the server is down a click shows the error screen, not the browser’s error page', async ({
  page,
  faults,
}) => {
  faults.expect(/^request: .*REFUSED/, /^request: .*\/healthz/, /^console: .*REFUSED/)
  await page.goto('/')
  await page.mouse.wheel(0, 50)
  await hydrated(page)
  await page.route('**/*', (route) => route.abort('connectionrefused'))

  await bar(page).getByRole('link', { name: 'Contact' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Unexpected Application Error!')
  await expect(page.locator('#main')).toContainText('The server cannot be reached at the moment.')
  await expect(page.getByRole('link', { name: 'Home' }).last()).toBeVisible()
  await expect(page).toHaveURL('/contact')

  await page.unroute('**/*')
  await page.getByRole('button', { name: 'Reload' }).click()
  await expect(page.locator('form [name=email]')).toBeVisible()
})

test('an article does not offer to share it if the scripts fail to load', async ({
  page,
  faults,
}) => {
  faults.expect(/^request: .*assets\//, /^console: .*ERR_FAILED/)
  await page.route('**/assets/*.js', (route) => route.abort())
  await page.goto('/resources')
  await page.goto((await page.locator('a[href^="/resources/"]').first().getAttribute('href'))!)
  const share = page.getByRole('button', { name: 'Share' })
  await expect(share).toBeVisible()
  await page.mouse.move(200, 200)
  await page.mouse.move(210, 210)
  await expect(share).toBeHidden()
})

test.describe('if only React fails to load', () => {
  const notice = (page: Page) => page.getByText('Parts of this page did not load')

  test.beforeEach(async ({ page, faults }) => {
    faults.expect(/^request: .*assets\/client-/, /^console: .*ERR_FAILED/)
    await page.route('**/assets/client-*.js', (route) => route.abort())
  })

  test('an article says so, and does not offer to share it', async ({ page }) => {
    await page.goto('/resources/dtc-lifecycle-blueprint')
    const release = await holdRequests(page, '**/assets/*.css')
    const failed = page.waitForEvent('requestfailed')
    const share = page.getByRole('button', { name: 'Share' })
    await share.click()
    await failed
    release()
    await expect(share).toBeHidden()
    await expect(notice(page)).toBeVisible()
  })

  test('the savings calculator says so, and gives the calculation and an example instead', async ({
    page,
    checkAccessibility,
  }) => {
    await page.goto('/services/fulfillment')
    await page.getByLabel('Orders a month').fill('1000')
    await expect(notice(page)).toBeVisible()
    await expect(page.getByLabel('Orders a month')).toBeHidden()
    await expect(page.getByText('Fill in both numbers')).toBeHidden()
    await expect(page.getByText('Worked example.')).toBeVisible()
    await checkAccessibility()
  })

  test('a page that needs nothing of it is as it was', async ({ page }) => {
    await page.goto('/about')
    const failed = page.waitForEvent('requestfailed')
    await page.mouse.move(300, 300)
    await page.mouse.move(320, 320)
    await failed
    await page.waitForTimeout(500)
    await expect(notice(page)).toHaveCount(0)
  })
})

test('a field that is mended on the server’s answer to a plain form is no longer marked as faulty', async ({
  page,
  faults,
}) => {
  faults.expect(/^request: .*assets\//, /^console: .*(ERR_FAILED|422)/, /^response: 422/)
  await page.route('**/assets/*.js', (route) => route.abort())
  await page.goto('/contact')
  await page.locator('form button[type=submit]').click()
  const email = page.locator('[name=email]')
  await expect(email).toHaveAttribute('aria-invalid', 'true')
  await expect(page.locator('#email-error')).toBeVisible()
  // The script at the end of the answer listens.
  await page.waitForLoadState()
  await email.fill('rosa@islands.example')
  await expect(email).not.toHaveAttribute('aria-invalid')
  await expect(page.locator('#email-error')).toBeHidden()
  await expect(page.locator('[name=name]')).toHaveAttribute('aria-invalid', 'true')
})

test('the admin area says so if its scripts fail to load', async ({ page, faults }) => {
  faults.expect(/^request: .*assets\/admin-/, /^console: .*ERR_FAILED/)
  await page.route('**/assets/admin-client-*.js', (route) => route.abort())
  await page.goto('/admin')
  // A key, since the form is hidden as soon as any other interaction is noticed.
  await page.keyboard.press('Shift')
  const notice = page.getByRole('alert')
  await expect(notice).toContainText('The admin area did not load')
  await expect(page.getByText('Checking your session')).toBeHidden()
  await page.unroute('**/assets/admin-client-*.js')
  await notice.getByRole('link', { name: 'Reload' }).click()
  await expect(page.getByRole('button', { name: 'Sign In' })).toBeVisible()
})

test('the admin area says so if the first of its scripts fails to load', async ({
  page,
  faults,
}) => {
  faults.expect(/^request: .*assets\/admin-boot/, /^console: .*ERR_FAILED/)
  await page.route('**/assets/*.js', (route) => route.abort())
  await page.goto('/admin')
  await expect(page.getByRole('alert')).toContainText('The admin area did not load')
})

test.describe('scripts off', () => {
  test.use({ javaScriptEnabled: false })

  test('the admin area says that it needs scripts', async ({ page }) => {
    await page.goto('/admin')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('JavaScript is off')
    await expect(page.getByText('Checking your session')).toBeHidden()
    await expect(page.getByText('The admin area did not load')).toBeHidden()
  })
})
