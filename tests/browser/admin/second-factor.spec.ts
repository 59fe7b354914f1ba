import { Secret, TOTP } from 'otpauth'
import { expect, makeUser, signIn, signInAt, test } from '#tests/browser/fixtures.ts'

test('a person sets up an app, needs its code at the next sign-in, and can use a recovery code as well', async ({
  page,
  request,
  checkAccessibility,
}) => {
  const welcome = page.locator('[data-sonner-toast]', { hasText: 'Login Successful' })
  const user = await makeUser(request, { role: 'admin' })
  await signInAt(page, '/admin/account', user)
  await page.getByRole('button', { name: 'Set up an app' }).click()
  await expect(page.getByRole('img', { name: 'What your app reads with its camera' })).toBeVisible()
  await checkAccessibility()
  const text = await page
    .locator('code')
    .filter({ hasText: /^[A-Z2-7 ]{32,}$/ })
    .textContent()
  const app = new TOTP({ secret: Secret.fromBase32(text!.replaceAll(' ', '')) })
  await page.getByLabel('The six digits it shows now').fill(app.generate())
  await page.getByRole('button', { name: 'Confirm' }).click()
  const codes = page.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem')
  await expect(codes).toHaveCount(10)
  const panel = page.getByRole('heading', { name: 'Second factor' })
  await expect(panel).toBeFocused()
  await checkAccessibility()
  const code = await codes.first().textContent()
  await page.getByRole('button', { name: 'I have kept them' }).click()
  await expect(page.getByText('Your app is asked for at every sign-in')).toBeVisible()

  await expect(welcome).toHaveCount(0)
  await page.getByRole('button', { name: 'Logout' }).click()
  await signIn(page, user)
  await expect(page.getByLabel('Code')).toBeFocused()
  await checkAccessibility()
  expect(await welcome.count()).toBe(0)
  await page.keyboard.press('Enter')
  await expect(page.getByText('Type it here first.')).toBeVisible()
  await page.keyboard.type(app.generate({ timestamp: Date.now() + 30_000 }))
  await page.keyboard.press('Enter')
  await expect(welcome).toContainText('Welcome to the admin dashboard!')
  await expect(page.getByRole('heading', { name: 'Admin dashboard' })).toBeVisible()

  await page.getByRole('button', { name: 'Logout' }).click()
  await signIn(page, user)
  await page.getByLabel('Code').fill(code!)
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByRole('heading', { name: 'Admin dashboard' })).toBeVisible()

  await page.goto('/admin/account')
  const removal = page.getByRole('alertdialog', { name: 'Remove the app' })
  await page.getByRole('button', { name: 'Remove the app' }).click()
  await expect(removal.getByRole('button', { name: 'Cancel' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByText('Your app is asked for at every sign-in')).toBeVisible()
  await page.getByRole('button', { name: 'Remove the app' }).click()
  await removal.getByRole('button', { name: 'Remove', exact: true }).click()
  await expect(page.getByRole('button', { name: 'Set up an app' })).toBeVisible()
  await expect(panel).toBeFocused()
})
