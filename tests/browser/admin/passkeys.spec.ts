import type { Page } from '@playwright/test'
import { expect, makeUser, signInAt, test } from '#tests/browser/fixtures.ts'

/** An authenticator built into the device, unlocked by a fingerprint. */
async function addAuthenticator(page: Page) {
  const browser = await page.context().newCDPSession(page)
  await browser.send('WebAuthn.enable')
  const { authenticatorId } = await browser.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
  return {
    /** Whether it recognizes the fingerprint. */
    verifies: (isUserVerified: boolean) =>
      browser.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified }),
  }
}

test('a person names their browser, then adds, uses and removes a passkey, alone and for reauthentication', async ({
  page,
  request,
  faults,
  checkAccessibility,
}) => {
  faults.expect(/response: 403/, /console: .*403/)
  const authenticator = await addAuthenticator(page)
  const user = await makeUser(request, { role: 'admin' })
  await signInAt(page, '/admin/account', user)
  await page.getByRole('button', { name: 'Add a passkey' }).click()
  const passkeys = page.getByRole('list', { name: 'Passkeys' }).getByRole('listitem')
  await expect(passkeys).toHaveText(/Chrome on \w+Added .*, never used/)
  await passkeys.getByRole('button', { name: /^Rename Chrome/ }).click()
  await page.getByRole('textbox', { name: 'Name' }).fill('Blue key')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(passkeys).toHaveText(/Blue key/)
  const sessions = page.getByRole('list', { name: 'Sessions' }).getByRole('listitem')
  await expect(sessions).toHaveText(/Chrome on \w+.*This browser/)
  await sessions.getByRole('button', { name: /^Rename Chrome/ }).click()
  await page.getByRole('textbox', { name: 'Name' }).fill('Desk in the hall')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(sessions).toHaveText(/Desk in the hall/)
  await checkAccessibility()

  await page.getByRole('button', { name: 'Logout' }).click()
  const use = page.getByRole('button', { name: 'Use a passkey' })
  await authenticator.verifies(false)
  await use.click()
  await expect(
    page.getByText('No passkey was used. Try again, or use your password.').first(),
  ).toBeVisible()
  await authenticator.verifies(true)
  await use.click()
  await expect(page.getByText('Login Successful')).toBeVisible()
  await expect(passkeys).toHaveText(/Blue key/)
  // The browser is recognized by its key.
  await expect(sessions).toHaveText(/Desk in the hall/)

  // Half an hour later, according to the server.
  const refusal = { code: 'password_needed', detail: 'Show that it is you.' }
  await page.route(
    '**/api/auth/passkeys/*',
    (route) => route.fulfill({ status: 403, json: refusal }),
    { times: 1 },
  )
  await page.getByRole('button', { name: 'Remove Blue key' }).click()
  await page.getByRole('button', { name: 'Remove', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Confirm that it is you' })
  await dialog.getByRole('button', { name: 'Use a passkey' }).click()
  await expect(page.getByText('Passkey Removed')).toBeVisible()
  await expect(passkeys).toHaveCount(0)
  await expect(page.getByRole('heading', { name: 'Passkeys' })).toBeFocused()
})
