import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { admin, expect, makeUser, signIn, signInAt } from '#tests/browser/fixtures.ts'
import { mailTo, test } from '#tests/browser/mailed-site.ts'

const chosen = 'eleven lanterns by the harbour'

const field = (page: Page) => page.getByLabel('New password')
const setPassword = (page: Page) => page.getByRole('button', { name: 'Set password' }).click()
const setPasswordLink = (links: string[]) =>
  links.find((href) => href.startsWith('/admin/set-password#'))!

test('a forgotten password is reset by the mailed link, which works once', async ({
  page,
  browser,
  baseURL,
  request,
  mailServer,
  faults,
  checkAccessibility,
}) => {
  faults.expect(/response: 403/, /console: .*403/)
  const { email } = await makeUser(request, { role: 'admin' })
  await page.goto('/admin')
  await page.getByLabel('Email').fill(email)
  await page.getByRole('link', { name: 'Forgot your password?' }).click()
  await expect(page).toHaveURL('/admin/forgot-password')
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await expect(page.getByLabel('Email')).toHaveValue(email)
  await checkAccessibility()
  await page.getByRole('button', { name: 'Send me a link' }).click()
  await expect(page.getByRole('heading', { name: 'Look in your mailbox' })).toBeVisible()
  await expect(page.getByText(`If ${email} belongs to an account`)).toBeVisible()

  const { links } = await mailTo(mailServer, email, /password/i)
  const link = setPasswordLink(links)
  // A scanner that follows the link does not use it up.
  await page.request.get(link)
  await page.goto(link)
  await expect(page.getByRole('heading', { name: 'Set a new password' })).toBeVisible()
  await expect(page).toHaveURL('/admin/set-password')
  await expect(field(page)).toHaveAttribute('autocomplete', 'new-password')
  await field(page).fill(chosen)
  await expect(page.getByText('Strong', { exact: true })).toBeVisible()
  await checkAccessibility()
  await setPassword(page)
  // The toast may be gone before the screen behind it has loaded.
  await Promise.all([
    expect(page.getByText('Password Set', { exact: true })).toBeVisible(),
    expect(page.getByRole('heading', { name: 'Admin dashboard' })).toBeVisible(),
  ])
  expect(await page.evaluate(() => JSON.stringify(Object.entries(localStorage)))).not.toContain(
    email,
  )
  await mailTo(mailServer, email, /password/i)

  const other = await (await browser.newContext({ baseURL: baseURL! })).newPage()
  await signIn(other, { email, password: chosen })
  await other.context().close()
  await page.goto(link)
  await field(page).fill(chosen)
  await setPassword(page)
  await expect(page.getByRole('heading', { name: 'This link no longer works' })).toBeVisible()
  await checkAccessibility()
  await page.getByLabel('Email').fill(email)
  await page.getByRole('button', { name: 'Send me a link' }).click()
  await expect(page.getByRole('heading', { name: 'Look in your mailbox' })).toBeVisible()
})

test('an invited person chooses a password, is told what is wrong with it, and gets an account', async ({
  page,
  browser,
  baseURL,
  mailServer,
  faults,
  checkAccessibility,
}) => {
  faults.expect(/response: 422/, /console: .*422/)
  const email = `${randomUUID()}@staff.example`
  await signInAt(page, '/admin/people')
  const form = page.getByRole('form', { name: 'Invite user' })
  await form.getByLabel('Email').fill(email)
  await form.getByLabel('Role').selectOption('admin')
  await form.getByRole('button', { name: 'Invite' }).click()
  const pending = page.getByRole('table', { name: 'Pending invitations' })
  await Promise.all([
    expect(page.getByText('User Invited')).toBeVisible(),
    expect(pending.getByRole('row', { name: email })).toContainText('admin'),
  ])
  // The bar of the room covers what is scrolled below it.
  await page.evaluate(() => scrollTo(0, 0))
  await checkAccessibility()

  const { links } = await mailTo(mailServer, email, /invit/i)
  const context = await browser.newContext({ baseURL: baseURL! })
  await faults.watch(context)
  const guest = await context.newPage()
  await guest.goto(setPasswordLink(links))
  await expect(guest.getByRole('heading', { name: 'Accept your invitation' })).toBeVisible()
  await field(guest).fill('too short')
  await setPassword(guest)
  await expect(guest.getByText('Password must have at least 12 characters.')).toBeVisible()
  await expect(field(guest)).toBeFocused()
  await field(guest).fill('Password1234')
  await expect(guest.getByText('Easy to guess')).toBeVisible()
  await setPassword(guest)
  await expect(guest.getByText('among the first that are guessed')).toBeVisible()
  await expect(field(guest)).toBeFocused()
  await guest.getByRole('button', { name: 'Show characters' }).click()
  await expect(field(guest)).toHaveAttribute('type', 'text')
  // The link was used up by the first attempt; the session that it opened sets the password.
  await field(guest).fill(chosen)
  await setPassword(guest)
  await expect(guest.getByText(`${email} (Admin)`)).toBeVisible()
  await context.close()

  await mailTo(mailServer, admin.email, /admin/i)
  await page.getByRole('button', { name: 'Refresh pending invitations' }).click()
  await expect(pending.getByText('No pending invitations.')).toBeVisible()
})

test('an invitation is resent and revoked', async ({ page, mailServer, faults }) => {
  faults.expect(/response: 403/, /console: .*403/)
  const email = `${randomUUID()}@staff.example`
  await signInAt(page, '/admin/people')
  await page.getByRole('form', { name: 'Invite user' }).getByLabel('Email').fill(email)
  await page.getByRole('button', { name: 'Invite', exact: true }).click()
  await mailTo(mailServer, email, /invit/i)
  const sent = () =>
    mailServer.received.filter(({ recipients }) => recipients.includes(email)).length
  // Without the toast, which covers the button.
  await page.reload()
  await page.getByRole('button', { name: `Send again to ${email}` }).click()
  await expect.poll(sent).toBe(2)
  const { links } = await mailTo(mailServer, email, /invit/i)

  await page.reload()
  const revoke = page.getByRole('button', { name: `Revoke the invitation of ${email}` })
  await revoke.click()
  await expect(page.getByRole('button', { name: 'Cancel' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(revoke).toBeFocused()
  await revoke.click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Revoke' }).click()
  await expect(page.getByText('Invitation Revoked')).toBeVisible()
  await expect(revoke).toHaveCount(0)

  await page.goto(setPasswordLink(links))
  await field(page).fill(chosen)
  await setPassword(page)
  await expect(page.getByRole('heading', { name: 'This link no longer works' })).toBeVisible()
})

test('a signed-in person changes the password, and the other devices are signed out', async ({
  page,
  browser,
  baseURL,
  request,
  faults,
  checkAccessibility,
}) => {
  faults.expect(/response: 400/, /console: .*400/)
  const user = await makeUser(request, { role: 'admin' })
  await signIn(page, user)
  const other = await (await browser.newContext({ baseURL: baseURL! })).newPage()
  await signIn(other, user)
  await page.goto('/admin/people')
  await page.getByRole('link', { name: 'Change your password' }).click()
  await expect(page.getByRole('heading', { name: 'Change your password' })).toBeFocused()
  await checkAccessibility()
  const current = page.getByLabel('Current password')
  await current.fill('not the password')
  await field(page).fill(chosen)
  await page.getByRole('button', { name: 'Change password' }).click()
  await expect(page.getByText('The current password is wrong.')).toBeVisible()
  await expect(current).toBeFocused()
  await current.fill(user.password)
  await page.getByRole('button', { name: 'Change password' }).click()
  await Promise.all([
    expect(page.getByText('Password Changed')).toBeVisible(),
    expect(page.getByRole('heading', { name: 'Admin dashboard' })).toBeVisible(),
  ])
  // The other page notices by itself, without any input.
  await expect(other.getByText('Your session ended; sign in again.')).toBeVisible()
  await other.context().close()
})

test('the page opened without a link offers to request one, and promises only what will happen', async ({
  page,
}) => {
  await page.goto('/admin/set-password')
  await expect(page.getByRole('heading', { name: 'Set a password' })).toBeVisible()
  await page.getByLabel('Email').fill('nonsense')
  await page.getByRole('button', { name: 'Send me a link' }).click()
  await expect(page.getByText('Email is not an email address.')).toBeVisible()
  await page.getByLabel('Email').fill('nobody@staff.example')
  await page.getByRole('button', { name: 'Send me a link' }).click()
  await expect(page.getByText('as soon as this site can send mail')).toBeVisible()
})
