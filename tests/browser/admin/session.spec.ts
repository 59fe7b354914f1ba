import type { Page } from '@playwright/test'
import {
  admin,
  expect,
  makeUser,
  signIn,
  storedSession,
  test,
  tokensOf,
} from '#tests/browser/fixtures.ts'

const email = (page: Page) => page.getByLabel('Email')
const dashboard = (page: Page) => page.getByRole('heading', { name: 'Admin dashboard' })

test('until the session is checked the page shows a spinner and nothing else', async ({ page }) => {
  const html = await (await page.request.get('/admin')).text()
  expect(html).toContain('Checking your session')
  expect(html).not.toMatch(/style="/)
  await signIn(page)
  await expect(dashboard(page)).toBeVisible()
  const checked = Promise.withResolvers<void>()
  await page.route('**/api/is_admin', async (route) => {
    await checked.promise
    await route.continue()
  })
  await page.reload()
  await expect(page.getByRole('status').filter({ hasText: 'Checking your session' })).toBeVisible()
  await expect(page.getByText('Access Denied')).toBeHidden()
  checked.resolve()
  await expect(dashboard(page)).toBeVisible()
})

test('a wrong password shows the server message, and the values stay', async ({ page, faults }) => {
  faults.expect(/response: 400/, /console: .*400/)
  await page.goto('/admin')
  await email(page).fill(admin.email)
  await page.getByLabel('Password').fill('not the password')
  const asked = Promise.withResolvers<void>()
  await page.route('**/api/auth/token**', async (route) => {
    await asked.promise
    await route.continue()
  })
  await page.getByRole('button', { name: 'Sign In' }).click()
  await expect(page.getByRole('button', { name: 'Signing in...' })).toBeDisabled()
  asked.resolve()
  const toast = page.locator('[data-sonner-toast]', { hasText: 'Login Failed' })
  await expect(toast).toContainText('Invalid login credentials')
  const failure = page.locator('form').getByRole('alert')
  await expect(failure).toHaveText('Invalid login credentials')
  await expect(email(page)).toHaveValue(admin.email)
  await expect(page.getByLabel('Password')).toBeFocused()
  await page.getByLabel('Password').fill('another')
  await expect(failure).toHaveCount(0)
})

test('a proxy’s page instead of an answer is reported in words, and the values stay', async ({
  page,
  faults,
}) => {
  faults.expect(/response: 502/, /console: .*502/)
  await page.goto('/admin')
  await email(page).fill(admin.email)
  await page.getByLabel('Password').fill(admin.password)
  await page.route('**/api/auth/token**', (route) =>
    route.fulfill({ status: 502, contentType: 'text/html', body: '<h1>Bad Gateway</h1>' }),
  )
  await page.getByRole('button', { name: 'Sign In' }).click()
  await expect(page.locator('form').getByRole('alert')).toHaveText(
    'The server could not be reached. Please try again.',
  )
  await expect(email(page)).toHaveValue(admin.email)
})

test('email and password are required by the browser', async ({ page }) => {
  await page.goto('/admin')
  await expect(email(page)).toHaveAttribute('required', '')
  await expect(page.getByLabel('Password')).toHaveAttribute('required', '')
})

test('signing in shows the welcome once, and not again on a reload or a return to the tab', async ({
  page,
}) => {
  const toast = page.locator('[data-sonner-toast]', { hasText: 'Login Successful' })
  // It may be gone before the screen behind it has loaded.
  const welcomed = expect(toast).toContainText('Welcome to the admin dashboard!')
  await Promise.all([welcomed, signIn(page)])
  await expect(page.getByText(`${admin.email} (Admin)`)).toBeVisible()
  await expect(dashboard(page)).toBeFocused()
  await page.reload()
  await expect(dashboard(page)).toBeVisible()
  await expect(dashboard(page)).not.toBeFocused()
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
  await page.waitForTimeout(500)
  await expect(toast).toHaveCount(0)
})

test('a person who is not an admin sees Access Denied, who they are, and how to sign out', async ({
  page,
  request,
  checkAccessibility,
}) => {
  const user = await makeUser(request)
  await signIn(page, user)
  await expect(page.getByRole('heading', { name: 'Access Denied' })).toBeFocused()
  await expect(page.getByText('contact the administrator')).toBeVisible()
  await expect(page.getByText(`${user.email} (User)`)).toBeVisible()
  await checkAccessibility()
  await page.getByRole('button', { name: 'Logout' }).click()
  await expect(page.locator('[data-sonner-toast]', { hasText: 'Logged Out' })).toBeVisible()
  await expect(email(page)).toBeFocused()
})

test('a failed admin check counts as no, until Retry', async ({ page, faults }) => {
  faults.expect(/response: 500/, /console: .*500/, /console: Could not load admin check/)
  await page.route('**/api/is_admin', (route) => route.fulfill({ status: 500, json: {} }))
  await page.goto('/admin')
  await email(page).fill(admin.email)
  await page.getByLabel('Password').fill(admin.password)
  await page.getByRole('button', { name: 'Sign In' }).click()
  await expect(page.getByRole('heading', { name: 'Access Denied' })).toBeVisible()
  await page.unroute('**/api/is_admin')
  await page.getByRole('button', { name: 'Retry' }).click()
  await expect(dashboard(page)).toBeVisible()
})

test('signing out clears every tab, and Back shows nothing', async ({ page, context }) => {
  await signIn(page)
  await expect(dashboard(page)).toBeVisible()
  const second = await context.newPage()
  await second.goto('/admin/quarantine')
  await expect(second.getByRole('heading', { name: 'Quarantine' })).toBeVisible()
  await page.getByRole('link', { name: 'API', exact: true }).click()
  await page.getByRole('button', { name: 'Logout' }).click()
  await expect(email(page)).toBeVisible()
  await expect(email(second)).toBeVisible()
  await expect(second.getByText('Your session ended')).toHaveCount(0)
  await expect(second.getByText(admin.email)).toHaveCount(0)
  await page.goBack()
  await expect(email(page)).toBeVisible()
  await expect(dashboard(page)).toBeHidden()
})

test('signing out keeps the sessions of the same account in other browsers', async ({
  page,
  request,
}) => {
  const user = await makeUser(request)
  const { access_token } = await tokensOf(request, user)
  await signIn(page, user)
  const ended = page.waitForResponse('**/api/auth/logout?**')
  await page.getByRole('button', { name: 'Logout' }).click()
  expect((await ended).status()).toBe(204)
  const headers = { authorization: `Bearer ${access_token}` }
  expect((await request.get('/api/auth/user', { headers })).status()).toBe(200)
})

test('a logout that fails says so, and this device is still signed out', async ({
  page,
  faults,
}) => {
  faults.expect(/response: 500/, /console: .*500/)
  await signIn(page)
  // Requests still in flight would be aborted, which counts as a fault.
  for (const [role, name] of [
    ['table', 'All users'],
    ['list', 'Contact submissions'],
  ] as const)
    await expect(page.getByRole(role, { name })).toHaveAttribute('aria-busy', 'false')
  await expect(page.locator('dl').first()).not.toContainText('–')
  await page.route('**/api/auth/logout**', (route) =>
    route.fulfill({ status: 500, json: { code: 'unexpected_failure', message: 'Out of order.' } }),
  )
  await page.getByRole('button', { name: 'Logout' }).click()
  const toast = page.locator('[data-sonner-toast]', { hasText: 'Logout Failed' })
  await expect(toast).toContainText('Out of order.')
  await expect(email(page)).toBeVisible()
  await expect(
    page.getByRole('alert').getByText(/^You are signed out on this device/),
  ).toBeVisible()
  expect(await storedSession(page)).toEqual([])
})
