import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { admin, adminToken, expect, makeUser, signIn, test } from '#tests/browser/fixtures.ts'
import { holdRequests } from '#tests/browser/hold-requests.ts'

const address = () => `${randomUUID()}@staff.example`

/** Fills in the form for a new account, sends it, and returns it. */
async function createUser(page: Page, email: string) {
  const form = page.getByRole('form', { name: 'Create user' })
  await form.getByLabel('Email').fill(email)
  await form.getByLabel('Password').fill('a password of many words')
  await form.getByRole('button', { name: 'Create User' }).click()
  return form
}

test('creating an account shows a toast, a row and updated counters, and clears the form', async ({
  page,
}) => {
  await signIn(page)
  const form = page.getByRole('form', { name: 'Create user' })
  const email = address()
  await expect(form.getByText('12 to 128 characters.')).toBeVisible()
  await expect(form.getByLabel('Role')).toHaveValue('user')
  await form.getByLabel('Email').fill(`  ${email.toUpperCase()} `)
  await form.getByLabel('Password').fill('a password of many words')
  await form.getByLabel('Role').selectOption('admin')
  await form.getByRole('button', { name: 'Create User' }).click()
  const toast = page.locator('[data-sonner-toast]', { hasText: 'User Created Successfully' })
  await expect(toast).toContainText(`${email} has been created with admin role.`)
  const row = page.getByRole('table', { name: 'All users' }).getByRole('row', { name: email })
  await expect(row).toBeVisible()
  await expect(form.getByLabel('Email')).toHaveValue('')
  await expect(form.getByLabel('Password')).toHaveValue('')
  await expect(form.getByLabel('Email')).toBeFocused()
})

test('a taken address is refused with the server message in both toast and field', async ({
  page,
  request,
  faults,
}) => {
  faults.expect(/response: 409/, /console: .*409/)
  const { email } = await makeUser(request)
  await signIn(page)
  const form = await createUser(page, email)
  const toast = page.locator('[data-sonner-toast]', { hasText: 'Failed to Create User' })
  await expect(toast).toContainText(email)
  await expect(form.getByLabel('Email')).toHaveAttribute('aria-invalid', 'true')
  await expect(form.getByLabel('Email')).toHaveValue(email)
  await form.getByLabel('Role').selectOption('admin')
  await expect(form.getByLabel('Email')).toHaveAttribute('aria-invalid', 'true')
  await form.getByLabel('Email').fill(address())
  await expect(form.getByLabel('Email')).not.toHaveAttribute('aria-invalid')
})

test('an address is no longer called taken once its account was deleted', async ({
  page,
  request,
  faults,
}) => {
  faults.expect(/response: 409/, /console: .*409/)
  const { email } = await makeUser(request)
  await signIn(page)
  const form = await createUser(page, email)
  await expect(form.getByLabel('Email')).toHaveAttribute('aria-invalid', 'true')
  await expect(form.getByLabel('Email')).toBeFocused()
  await page.getByRole('button', { name: `Delete ${email}` }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
  await expect(form.getByLabel('Email')).not.toHaveAttribute('aria-invalid')
  await form.getByRole('button', { name: 'Create User' }).click()
  await expect(
    page.locator('[data-sonner-toast]', { hasText: 'User Created Successfully' }),
  ).toContainText(email)
})

test('a short password is refused with the same text in toast and field', async ({
  page,
  faults,
}) => {
  faults.expect(/response: 422/, /console: .*422/)
  await signIn(page)
  const form = page.getByRole('form', { name: 'Create user' })
  await form.getByLabel('Email').fill(address())
  await form.getByLabel('Password').fill('too short')
  await form.getByRole('button', { name: 'Create User' }).click()
  const sentence = 'Password must have at least 12 characters.'
  await expect(
    page.locator('[data-sonner-toast]', { hasText: 'Failed to Create User' }),
  ).toContainText(sentence)
  await expect(form.locator('[data-error-for=password]')).toHaveText(sentence)
  await expect(form.getByLabel('Password')).toBeFocused()
})

test('if there is no answer, the specified sentences are shown', async ({
  page,
  request,
  faults,
}) => {
  faults.expect(/request: net::ERR_FAILED/, /console: .*ERR_FAILED/)
  const { email } = await makeUser(request)
  await signIn(page)
  await page.route('**/api/admin-*', (route) => route.abort())
  const form = await createUser(page, address())
  await expect(page.getByText('There was an error creating the user.').first()).toBeVisible()
  await expect(form.getByRole('button', { name: 'Create User' })).toBeFocused()
  await page.getByRole('button', { name: `Delete ${email}` }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
  const toast = page.locator('[data-sonner-toast]', { hasText: 'Failed to Delete User' })
  await expect(toast).toContainText('There was an error deleting the user.')
})

test('a generated password is long, shown, and can be copied', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await signIn(page)
  const form = page.getByRole('form', { name: 'Create user' })
  await form.getByRole('button', { name: 'Generate one' }).click()
  const password = form.getByLabel('Password')
  await expect(password).toHaveValue(/^[a-z2-9]{5}(-[a-z2-9]{5}){3}$/)
  await expect(password).toHaveAttribute('type', 'text')
  await form.getByRole('button', { name: 'Copy' }).click()
  await expect(form.getByText('Copied')).toBeAttached()
  const copied = await page.evaluate(() => navigator.clipboard.readText())
  expect(copied).toBe(await password.inputValue())
})

test('a generated password is shown after the account is created, even if the form was left meanwhile, and a reload asks first', async ({
  page,
}) => {
  await signIn(page)
  const form = page.getByRole('form', { name: 'Create user' })
  const email = address()
  await form.getByLabel('Email').fill(email)
  await form.getByRole('button', { name: 'Generate one' }).click()
  const rooms = page.getByRole('navigation', { name: 'Rooms' })
  await rooms.getByRole('link', { name: 'Subscribers' }).click()
  await expect(form).toHaveCount(0)
  await page.goBack()
  await expect(form.getByLabel('Email')).toHaveValue(email)
  await form.getByRole('button', { name: 'Create User' }).click()
  const issued = page.getByRole('complementary', { name: new RegExp(email) })
  await expect(issued).toBeVisible()

  // Nobody could look it up any more.
  const asked = page.waitForEvent('dialog')
  await page.evaluate(() => setTimeout(() => location.reload()))
  await (await asked).dismiss()
  await expect(issued).toBeVisible()
})

test('a generated password stays after the account is created, hidden, until it is dismissed', async ({
  page,
  checkAccessibility,
}) => {
  await signIn(page)
  const form = page.getByRole('form', { name: 'Create user' })
  const email = address()
  await form.getByLabel('Email').fill(email)
  await form.getByRole('button', { name: 'Generate one' }).click()
  const password = await form.getByLabel('Password').inputValue()
  await form.getByRole('button', { name: 'Create User' }).click()
  const issued = page.getByRole('complementary', { name: `Password of ${email}` })
  await expect(issued).toBeVisible()
  await expect(page.getByText(password)).toHaveCount(0)
  await expect(form.getByLabel('Password')).toHaveValue('')
  await expect(form.getByLabel('Password')).toHaveAttribute('type', 'password')
  await issued.getByRole('button', { name: 'Show password' }).click()
  await expect(issued.getByText(password)).toBeVisible()
  // The presses may have scrolled the page by any amount, and half a button may be under the header.
  await page.evaluate(() => scrollTo(0, 0))
  await checkAccessibility()
  await page
    .getByRole('navigation', { name: 'Rooms' })
    .getByRole('link', { name: 'People' })
    .click()
  await expect(issued).toBeVisible()
  await issued.getByRole('button', { name: 'Dismiss' }).click()
  await expect(issued).toHaveCount(0)
  await expect(page.getByRole('heading', { name: 'All users' })).toBeFocused()
})

test('deleting asks first, with the focus on Cancel, and then returns the focus', async ({
  page,
  request,
  checkAccessibility,
}) => {
  const user = await makeUser(request)
  await signIn(page)
  const button = page.getByRole('button', { name: `Delete ${user.email}` })
  await button.click()
  const dialog = page.getByRole('alertdialog')
  await expect(dialog).toContainText(`Are you sure you want to delete user ${user.user_id}?`)
  await expect(dialog).toContainText(user.email)
  await expect(dialog.getByRole('button', { name: 'Cancel' })).toBeFocused()
  await checkAccessibility()
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(button).toBeFocused()

  await button.press('Enter')
  await dialog.getByRole('button', { name: 'Delete' }).click()
  const toast = page.locator('[data-sonner-toast]', { hasText: 'User Deleted' })
  await expect(toast).toContainText(`User ${user.user_id} has been removed from the system.`)
  await expect(button).toHaveCount(0)
  await expect(page.getByRole('heading', { name: 'All users' })).toBeFocused()
})

test('a person already deleted is reported with the server message, and leaves the list', async ({
  page,
  request,
  faults,
}) => {
  faults.expect(/response: 404/, /console: .*404/)
  const user = await makeUser(request)
  // Otherwise the row leaves before it can be deleted again.
  const hearOfIt = await holdRequests(page, '**/api/events')
  await signIn(page)
  const button = page.getByRole('button', { name: `Delete ${user.email}` })
  await expect(button).toBeVisible()
  await request.post('/api/admin-delete-user', {
    data: { userId: user.user_id },
    headers: { authorization: `Bearer ${await adminToken(request)}` },
  })
  await button.click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
  await expect(
    page.locator('[data-sonner-toast]', { hasText: 'Failed to Delete User' }),
  ).toBeVisible()
  await expect(button).toHaveCount(0)
  await expect(page.getByRole('heading', { name: 'All users' })).toBeFocused()
  hearOfIt()
})

test('one’s own row is marked and cannot be deleted', async ({ page }) => {
  await signIn(page)
  const row = page.getByRole('table', { name: 'All users' }).getByRole('row', { name: admin.email })
  await expect(row.getByRole('button', { name: 'Current User' })).toBeDisabled()
})

test('in a small window toasts do not cover the buttons of a dialog', async ({
  page,
  request,
  faults,
}) => {
  faults.expect(/request: .*FAILED POST .*admin-delete-user/, /console: .*FAILED/)
  const { email } = await makeUser(request)
  await signIn(page)
  for (const viewport of [
    { width: 720, height: 450 },
    { width: 360, height: 740 },
  ]) {
    await page.setViewportSize(viewport)
    await page.goto('/admin/people')
    await page.getByRole('button', { name: `Delete ${email}` }).click()
    const dialog = page.getByRole('alertdialog', { name: 'Delete user' })
    await expect(dialog).toBeVisible()
    // The shortcut of the toasts keeps one in place that would disappear.
    const toast = page.locator('[data-sonner-toast]')
    await page.route('/api/admin-delete-user', (route) => route.abort())
    await dialog.getByRole('button', { name: 'Delete' }).click()
    await expect(toast).toBeVisible()
    await page.keyboard.press('Alt+KeyT')
    await expect(dialog).toHaveCount(0)
    await page.getByRole('button', { name: `Delete ${email}` }).click()
    // Toasts move once it is open.
    await expect(dialog).toBeVisible()
    await expect(toast).toBeVisible()
    const box = (await toast.boundingBox())!
    const button = (await dialog.getByRole('button', { name: 'Delete' }).boundingBox())!
    expect(box.y).toBeGreaterThanOrEqual(0)
    expect(box.y + box.height).toBeLessThan(button.y)
  }
})
