import { randomUUID } from 'node:crypto'
import type { Locator, Page, Route } from '@playwright/test'
import {
  adminToken,
  expect,
  makeUser,
  sendEnquiry,
  signIn,
  signInAt,
  test,
  tokensOf,
} from '#tests/browser/fixtures.ts'
import { holdRequests } from '#tests/browser/hold-requests.ts'
import { undoBar } from '#tests/browser/inbox-page.ts'

const table = (page: Page) => page.getByRole('table', { name: 'All users' })

test('an admin changes a role in place, ends a session, deactivates an account and reactivates it', async ({
  page,
  request,
  browser,
  checkAccessibility,
}) => {
  const user = await makeUser(request, { role: 'admin' })
  const elsewhere = await browser.newContext()
  const other = await elsewhere.newPage()
  await signIn(other, user)
  await expect(other.getByRole('heading', { name: 'Admin dashboard' })).toBeVisible()

  await signInAt(page, '/admin/people')
  const row = table(page).getByRole('row', { name: user.email })
  await expect(row).toContainText('Active')
  await checkAccessibility()
  const wide = page.viewportSize()!
  await page.setViewportSize({ width: 360, height: 740 })
  const state = (await row.getByText('Active', { exact: true }).boundingBox())!
  const deactivate = (await row.getByRole('button', { name: /^Deactivate/ }).boundingBox())!
  const remove = (await row.getByRole('button', { name: /^Delete/ }).boundingBox())!
  expect(state.x + state.width).toBeLessThan(Math.min(deactivate.x, remove.x))
  expect(deactivate.y + deactivate.height).toBeLessThanOrEqual(remove.y)
  const card = (await row.boundingBox())!
  expect(remove.y + remove.height).toBeLessThanOrEqual(card.y + card.height)
  await page.setViewportSize(wide)

  await row.getByRole('button', { name: `1 signed in as ${user.email}` }).click()
  const dialog = page.getByRole('dialog', { name: `Where ${user.email} is signed in` })
  await expect(dialog.getByText('Chrome on Linux')).toBeVisible()
  await dialog.getByRole('button', { name: 'End this' }).click()
  await expect(dialog.getByRole('listitem')).toHaveCount(0)
  await expect(dialog.getByText('Not signed in anywhere.')).toBeVisible()
  await dialog.getByRole('button', { name: 'Close' }).click()
  await expect(row).toContainText('Not signed in')
  await expect(page.getByRole('heading', { name: 'All users' })).toBeFocused()
  await other.reload()
  await expect(other.getByLabel('Password')).toBeVisible()

  // An arrow key changes the closed select, so a confirmation is required before anything happens.
  const role = row.getByLabel(`Role of ${user.email}`)
  const ask = page.getByRole('alertdialog', { name: 'Change role' })
  await role.press('ArrowUp')
  await expect(ask.getByRole('button', { name: 'Cancel' })).toBeFocused()
  await checkAccessibility()
  await page.keyboard.press('Escape')
  await expect(role).toBeFocused()
  await expect(role).toHaveValue('admin')
  // An option can be chosen without focusing the select, as voice control does.
  await page.getByRole('heading', { name: 'All users' }).focus()
  await role.selectOption('user')
  await ask.getByRole('button', { name: 'Make a user' }).click()
  await expect(page.getByText(`${user.email} is a user now.`).first()).toBeVisible()
  await expect(role).toBeFocused()
  await row.getByRole('button', { name: `Deactivate ${user.email}` }).click()
  await expect(row).toContainText('Deactivated')
  const data = { email: user.email, password: user.password }
  const signInPath = '/api/auth/token?grant_type=password'
  expect((await request.post(signInPath, { data })).status()).toBe(400)
  await expect(undoBar(page)).toContainText(`${user.email} deactivated, and signed out everywhere.`)
  await undoBar(page).getByRole('button', { name: 'Undo' }).click()
  await expect(row.getByText('Active', { exact: true })).toBeVisible()
  expect((await request.post(signInPath, { data })).status()).toBe(200)
  await row.getByRole('button', { name: `Deactivate ${user.email}` }).click()
  await expect(row).toContainText('Deactivated')
  await row.getByRole('button', { name: `Activate ${user.email}` }).click()
  await expect(row.getByText('Active', { exact: true })).toBeVisible()
  expect((await request.post(signInPath, { data })).status()).toBe(200)
  await elsewhere.close()
})

test('a change of a person by another admin is shown immediately', async ({
  page,
  request,
  browser,
  site,
}) => {
  const user = await makeUser(request, { role: 'user' })
  const colleague = await makeUser(request, { role: 'admin' })
  await signInAt(page, '/admin/people')
  const row = table(page).getByRole('row', { name: user.email })
  await expect(row).toContainText('Active')
  const other = await browser.newPage({ baseURL: site.url })
  await signInAt(other, '/admin/people', colleague)
  await table(other)
    .getByRole('button', { name: `Deactivate ${user.email}` })
    .click()
  await expect(row).toContainText('Deactivated')
  await other.close()
})

test('the button that deactivates an account keeps the focus while it is busy and afterwards', async ({
  page,
  request,
}) => {
  const user = await makeUser(request)
  await signInAt(page, '/admin/people')
  const row = table(page).getByRole('row', { name: user.email })
  const answer = await holdRequests(page, `**/api/people/${user.user_id}`)
  const deactivate = row.getByRole('button', { name: `Deactivate ${user.email}` })
  await deactivate.press('Enter')
  await expect(deactivate).toHaveAttribute('aria-busy')
  await expect(deactivate).toBeFocused()
  answer()
  await expect(row).toContainText('Deactivated')
  await expect(row.getByRole('button', { name: `Activate ${user.email}` })).toBeFocused()
})

type Removal = { list: string; question: string; answer: string }

/** The list is updated without the row after the dialog has closed. */
async function removeByKeyboard(button: Locator, { list, question, answer }: Removal) {
  const page = button.page()
  const release = await holdRequests(page, list)
  await button.press('Enter')
  const ask = page.getByRole('alertdialog', { name: question })
  await ask.getByRole('button', { name: answer }).press('Enter')
  await expect(ask).toHaveCount(0)
  release()
}

test('after an account is deleted in People the focus is on the heading of the list', async ({
  page,
  request,
}) => {
  const user = await makeUser(request)
  await signInAt(page, '/admin/people')
  const row = table(page).getByRole('row', { name: user.email })
  await expect(row).toBeVisible()
  await removeByKeyboard(row.getByRole('button', { name: `Delete ${user.email}` }), {
    list: '**/api/people?*',
    question: 'Delete user',
    answer: 'Delete',
  })
  await expect(row).toHaveCount(0)
  await expect(page.getByRole('heading', { name: 'All users' })).toBeFocused()
})

test('an invitation is shown although the list was requested before it was made', async ({
  page,
}) => {
  const email = `${randomUUID()}@staff.example`
  const held = Promise.withResolvers<void>()
  const answered = Promise.withResolvers<void>()
  const hold = async (route: Route) => {
    const response = await route.fetch()
    answered.resolve()
    await held.promise
    // It may have been cancelled by now.
    await route.fulfill({ response }).catch(() => {})
  }
  await page.route('**/api/invitations?*', hold, { times: 1 })
  await signInAt(page, '/admin/people')
  await answered.promise
  await page.getByRole('form', { name: 'Invite user' }).getByLabel('Email').fill(email)
  const made = page.waitForResponse('**/api/admin-invite-user')
  await page.getByRole('button', { name: 'Invite', exact: true }).press('Enter')
  await made
  held.resolve()
  await expect(page.getByRole('button', { name: `Revoke the invitation of ${email}` })).toBeVisible(
    { timeout: 10_000 },
  )
})

test('a revoked invitation leaves the list immediately, and the focus moves to its heading', async ({
  page,
}) => {
  const email = `${randomUUID()}@staff.example`
  await signInAt(page, '/admin/people')
  await page.getByRole('form', { name: 'Invite user' }).getByLabel('Email').fill(email)
  await page.getByRole('button', { name: 'Invite', exact: true }).press('Enter')
  const revoke = page.getByRole('button', { name: `Revoke the invitation of ${email}` })
  await expect(revoke).toBeVisible()
  await removeByKeyboard(revoke, {
    list: '**/api/invitations?*',
    question: 'Revoke invitation',
    answer: 'Revoke',
  })
  await expect(revoke).toHaveCount(0)
  await expect(page.getByRole('heading', { name: 'Pending invitations' })).toBeFocused()
})

test('one of one’s own sessions can be ended by keyboard, and the focus stays in the list', async ({
  page,
  request,
}) => {
  const user = await makeUser(request, { role: 'admin' })
  await tokensOf(request, user)
  await signInAt(page, '/admin/account', user)
  const sessions = page.getByRole('list', { name: 'Sessions' })
  await expect(sessions.getByRole('listitem')).toHaveCount(2)
  await sessions.getByRole('button', { name: 'End this' }).press('Enter')
  await expect(sessions.getByRole('listitem')).toHaveCount(1)
  await expect(sessions).toBeFocused()
})

test('the screen does not let people change their own role', async ({ page }) => {
  await signInAt(page, '/admin/people')
  const own = table(page).getByRole('row').filter({ hasText: 'Current User' })
  await expect(own.getByRole('combobox')).toBeDisabled()
})

test('open enquiries of a deactivated colleague are listed under Unowned, and the admin is told so', async ({
  page,
  request,
  browser,
}) => {
  const user = await makeUser(request, { role: 'admin' })
  const { id, name } = await sendEnquiry(request)
  await sendEnquiry(request)
  const headers = { authorization: `Bearer ${await adminToken(request)}` }
  const given = await request.patch(`/api/contact_submissions/${id}`, {
    data: { version: 1, owner_id: user.user_id },
    headers,
  })
  expect(given.status()).toBe(200)
  const elsewhere = await browser.newContext()
  const other = await elsewhere.newPage()
  await signInAt(other, '/admin/inbox?owner=none')
  const theirs = other.getByRole('list', { name: 'Contact submissions' })
  await expect(theirs).toHaveAttribute('aria-busy', 'false')
  await expect(other.getByText(name)).toHaveCount(0)

  await signInAt(page, '/admin/people')
  const row = table(page).getByRole('row', { name: user.email })
  await row.getByLabel(`Role of ${user.email}`).selectOption('user')
  const ask = page.getByRole('alertdialog', { name: 'Change role' })
  await expect(ask).toContainText('Their 1 open enquiry will be listed under Unowned.')
  await page.keyboard.press('Escape')
  await row.getByRole('button', { name: `Deactivate ${user.email}` }).click()
  await expect(
    page.getByText('Their 1 open enquiry is listed under Unowned.').first(),
  ).toBeVisible()
  await other.getByRole('button', { name: '1 new' }).click()
  await expect(other.getByText(name)).toBeVisible()

  await row.getByRole('link', { name: '1 open enquiry' }).click()
  await expect(page).toHaveURL(new RegExp(`owner=${user.user_id}`))
  const formerOwner = `${user.email.split('@')[0]} (deactivated)`
  await expect(page.getByRole('listitem').filter({ hasText: name })).toContainText(formerOwner)
  await expect(page.getByText(`Owner: ${formerOwner}`).first()).toBeVisible()
  await page.getByText(name).click()
  await expect(
    page.getByRole('button', { name: `Owner: ${formerOwner}`, exact: true }),
  ).toBeVisible()
  await page.keyboard.press('i')
  await expect(page.getByRole('button', { name: 'Owner: Me' })).toBeVisible()
  await page.keyboard.press('z')
  await expect(page.getByRole('button', { name: 'Owner: No owner' })).toBeVisible()
  await elsewhere.close()
})
