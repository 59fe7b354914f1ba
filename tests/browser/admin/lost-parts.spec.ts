import { expect, sendEnquiry, signIn, signInAt, test } from '#tests/browser/fixtures.ts'
import { stopTimers } from '#tests/browser/stop-timers.ts'

test('what a key opens says when it cannot be loaded, and the same key opens it once the connection is back', async ({
  page,
  context,
  request,
  faults,
}) => {
  faults.expect(/request: .*INTERNET_DISCONNECTED/, /console: .*(DISCONNECTED|Could not load)/)
  const { id, name } = await sendEnquiry(request)
  const health = { state: 'ok', can_mail: true, waiting: 0, oldest_waiting_at: null }
  await page.route('**/api/deliveries/health', (route) =>
    route.fulfill({ json: { ...health, last_sent_at: null, unset: null, reason: null } }),
  )
  await signInAt(page, `/admin/inbox/${id}`)
  const record = page.getByRole('article', { name })
  await expect(record).toBeVisible()
  // Otherwise the parts may be prefetched before the connection is lost.
  await stopTimers(page, 30_000)
  await page.reload()
  await expect(record.getByRole('button', { name: 'Reply', exact: true })).toBeVisible()
  await expect(record.getByText('Received', { exact: true })).toBeVisible()
  await record.getByRole('textbox', { name: 'Write a note' }).fill('Half a thought')
  await record.getByRole('heading', { name }).focus()
  // Loads the toasts.
  await page.keyboard.press('z')
  await expect(page.getByText('Nothing to Undo').first()).toBeVisible()

  await context.setOffline(true)
  const notLoaded = page.getByText('Not Loaded', { exact: true })
  await page.keyboard.press('Control+k')
  // These keys run no commands behind the palette that does not come.
  await page.keyboard.type('sett')
  await expect(notLoaded).toHaveCount(1)
  await expect(page.getByLabel('Go anywhere, do anything')).toHaveCount(0)
  for (const key of ['?', 'r']) {
    await expect(notLoaded).toHaveCount(0)
    await page.keyboard.press(key)
    await expect(notLoaded).toHaveCount(1)
  }
  await expect(page.getByRole('menu')).toHaveCount(0)
  await expect(record.getByRole('textbox', { name: 'Write a note' })).toHaveValue('Half a thought')

  await context.setOffline(false)
  await page.keyboard.press('Control+k')
  const palette = page.getByRole('dialog')
  await expect(palette.getByRole('combobox')).toHaveValue('sett')
  // Their styles have been loaded again as well.
  await expect(palette).toHaveCSS('width', '576px')
  await page.keyboard.press('Escape')
  await page.keyboard.press('?')
  await expect(page.getByRole('dialog')).toContainText('Keys')
  await page.keyboard.press('Escape')
  await page.keyboard.press('r')
  await expect(record.getByRole('form', { name: 'Reply' })).toHaveCSS('max-width', '736px')
})

test('the strength of a password is shown once the connection is back', async ({
  page,
  context,
  faults,
}) => {
  faults.expect(/request: .*INTERNET_DISCONNECTED/, /console: .*(DISCONNECTED|Could not load)/)
  await signIn(page)
  await page.goto('/admin/set-password')
  const password = page.getByLabel('New password')
  await expect(password).toBeVisible()
  await context.setOffline(true)
  let failed = 0
  page.on('requestfailed', () => failed++)
  await password.focus()
  await expect.poll(() => failed).toBeGreaterThan(0)
  // All that were requested together.
  await page.waitForTimeout(500)
  const before = failed
  await password.pressSequentially('Password')
  await expect.poll(() => failed).toBeGreaterThan(before)
  await context.setOffline(false)
  await password.pressSequentially('1234')
  await expect(page.getByText('Easy to guess')).toBeVisible()
})
