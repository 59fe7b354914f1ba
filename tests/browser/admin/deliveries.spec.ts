import type { Page, Route } from '@playwright/test'
import { startSmtpServer } from '#tests/receivers/smtp-server.ts'
import { expect, sendEnquiry, signIn, signInAt, test } from '#tests/browser/fixtures.ts'
import { startSite } from '#tests/browser/start-site.ts'

const banner = (page: Page) => page.getByRole('status').filter({ hasText: 'Delivery is broken.' })
const rows = (page: Page, state: string) =>
  page.getByRole('list', { name: `${state} deliveries` }).getByRole('listitem')

/** A mail server that refuses every recipient with this sentence, until it is told to accept them. */
async function refusingServer(sentence: string) {
  let refusal: Error | undefined = Object.assign(new Error(sentence), { responseCode: 550 })
  const server = await startSmtpServer({ onRcptTo: (_to, _session, done) => done(refusal) })
  return { ...server, accept: () => (refusal = undefined) }
}

test('a refused message shows the reason, raises the banner, and is sent again with one click', async ({
  browser,
  checkAccessibility,
}) => {
  test.slow()
  const smtp = await refusingServer('5.1.1 No such <b>mailbox</b>')
  const settings = { SMTP_URL: smtp.url, NOTIFY_EMAIL: 'team@agency.example' }
  const site = await startSite(settings)
  const context = await browser.newContext({ baseURL: site.url })
  const page = await context.newPage()
  const scripts: string[] = []
  page.on('dialog', (dialog) => {
    scripts.push(dialog.message())
    void dialog.dismiss()
  })
  const markup = '<img src=x onerror="alert(1)"><script>alert(2)</script>'
  const sent = await sendEnquiry(context.request, { company: 'Kelp & Co', message: markup })
  await signIn(page, site.admin)

  await test.step('every room says what is wrong and where to look', async () => {
    await expect(async () => {
      await page.reload()
      await expect(banner(page)).toContainText('550 5.1.1 No such <b>mailbox</b>', {
        timeout: 10_000,
      })
    }).toPass()
    await page.getByRole('link', { name: 'People' }).click()
    await expect(banner(page)).toBeVisible()
    await banner(page).getByRole('link', { name: 'Open deliveries' }).click()
    await expect(page).toHaveURL('/admin/deliveries?status=failed')
    await expect(page.getByRole('heading', { level: 1, name: 'Deliveries' })).toBeFocused()
  })

  await test.step('the failed message is listed with the answer of the mail server', async () => {
    await expect(rows(page, 'Failed')).toHaveCount(1)
    await expect(rows(page, 'Failed')).toContainText('New enquiry')
    await expect(rows(page, 'Failed')).toContainText('team@agency.example')
    await expect(rows(page, 'Failed')).toContainText('550 5.1.1 No such <b>mailbox</b>')
    await expect(rows(page, 'Failed')).toContainText('1 attempt')
    await expect(page.getByRole('button', { name: 'Send All That Failed Again (1)' })).toBeVisible()
    await checkAccessibility(page)
  })

  await test.step('when opened, it shows its attempts and the mail as it looks, without running scripts', async () => {
    await rows(page, 'Failed').getByRole('link').click()
    await expect(page.getByRole('heading', { level: 1, name: 'New enquiry' })).toBeFocused()
    const attempts = page.getByRole('list', { name: 'Attempts' }).getByRole('listitem')
    await expect(attempts).toHaveCount(1)
    await expect(attempts).toContainText('Refused for good')
    await expect(page.getByRole('region', { name: 'As text' })).toContainText(markup)
    const frame = page.frameLocator('iframe[title="The mail as it looks"]')
    await expect(frame.getByRole('blockquote')).toHaveText(markup)
    await expect(frame.locator('script, img[onerror]')).toHaveCount(0)
    await expect(page.locator('iframe')).toHaveAttribute('sandbox', '')
    // The frame runs no scripts, and therefore not those of the checker.
    await page.locator('iframe').evaluate((element) => element.remove())
    await checkAccessibility(page)
    await page.getByRole('button', { name: 'All deliveries' }).click()
    await expect(page).toHaveURL('/admin/deliveries?status=failed')
    await expect(rows(page, 'Failed').getByRole('link')).toBeFocused()
  })

  await test.step('the record of its enquiry says that nobody was reached', async () => {
    await page.goto(`/admin/inbox/${sent.id}`)
    const told = page
      .getByRole('region', { name: 'History' })
      .getByRole('listitem')
      .filter({ hasText: 'New enquiry' })
    await expect(told).toContainText('failed')
    const again = told.getByRole('button', { name: 'Send again' })
    await expect(again).toBeVisible()
    await checkAccessibility(page)
    await page.route('**/api/deliveries/*/retry', (route) => route.abort(), { times: 1 })
    await again.press('Enter')
    await expect(page.getByText('Failed to Send Again', { exact: true })).toBeVisible()
    await expect(again).not.toHaveAttribute('aria-busy')
    const retry = (route: Route) => route.fulfill({ json: {} })
    await page.route('**/api/deliveries/*/retry', retry, { times: 1 })
    await again.press('Enter')
    await expect(told.getByRole('link')).toBeFocused()
  })

  await test.step('when it is sent again and refused again, it fails again and keeps the focus', async () => {
    await page.goto('/admin/deliveries?status=failed')
    await rows(page, 'Failed')
      .getByRole('button', { name: /^Send Again/ })
      .click()
    await expect(page.getByText('Due Now')).toBeVisible()
    await expect(rows(page, 'Failed')).toContainText('2 attempts')
  })

  await test.step('once the server accepts it, it is sent and the banner disappears', async () => {
    smtp.accept()
    await rows(page, 'Failed')
      .getByRole('button', { name: /^Send Again/ })
      .click()
    await expect(rows(page, 'Failed')).toHaveCount(0)
    await expect(page.getByText('Nothing failed.')).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Failed', exact: true })).toBeFocused()
    await expect.poll(() => smtp.received.length).toBe(1)
    await page.getByRole('link', { name: /^Sent/ }).click()
    await expect(rows(page, 'Sent')).toContainText('3 attempts')
    await expect(banner(page)).toHaveCount(0)
  })

  await test.step('sending a delivered message again requires confirmation', async () => {
    await rows(page, 'Sent')
      .getByRole('button', { name: /^Send Again/ })
      .click()
    const dialog = page.getByRole('alertdialog')
    await expect(dialog.getByRole('button', { name: 'Cancel' })).toBeFocused()
    await dialog.getByRole('button', { name: 'Cancel' }).click()
    expect(smtp.received).toHaveLength(1)
    await rows(page, 'Sent')
      .getByRole('button', { name: /^Send Again/ })
      .click()
    await dialog.getByRole('button', { name: 'Send Again' }).click()
    await expect.poll(() => smtp.received.length).toBe(2)
  })

  await test.step('filters are part of the address, and unknown ones are removed from it', async () => {
    await page.goto('/admin/deliveries?status=lost&kind=nothing&subject=&colour=red')
    await expect(page).toHaveURL('/admin/deliveries')
    await page.getByLabel('Kind').selectOption('Password reset')
    await expect(page).toHaveURL('/admin/deliveries?kind=recovery')
    await expect(page.getByText('Nothing waits with this filter.')).toBeVisible()
  })
  expect(scripts).toEqual([])
  await context.close()
  await smtp.close()
  await site.stop()
})

test('all failed messages can be sent again with one click', async ({ browser }) => {
  const smtp = await refusingServer('5.7.1 Relaying denied')
  const notified = { SMTP_URL: smtp.url, NOTIFY_EMAIL: 'one@agency.example,two@agency.example' }
  const site = await startSite(notified)
  const context = await browser.newContext({ baseURL: site.url })
  const page = await context.newPage()
  await sendEnquiry(context.request)
  await signInAt(page, '/admin/deliveries?status=failed', site.admin)
  const all = page.getByRole('button', { name: 'Send All That Failed Again (2)' })
  await expect(async () => {
    await page.reload()
    await expect(all).toBeVisible({ timeout: 10_000 })
  }).toPass()
  smtp.accept()
  await all.click()
  await expect(page.getByText('2 messages Due Now')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Failed', exact: true })).toBeFocused()
  await expect(page.getByText('Nothing failed.')).toBeVisible()
  await expect(page.getByRole('button', { name: /^Send All/ })).toHaveCount(0)
  const told = () => smtp.received.flatMap(({ recipients }) => recipients)
  await expect
    .poll(told)
    .toEqual(expect.arrayContaining(['one@agency.example', 'two@agency.example']))
  await context.close()
  await smtp.close()
  await site.stop()
})

test('without a mail server messages wait, each can be read, and the rooms say which settings are missing', async ({
  page,
  request,
  checkAccessibility,
}) => {
  await sendEnquiry(request, { company: 'Tide Pools' })
  await signIn(page)
  const line = page.getByRole('status').filter({ hasText: 'SMTP_URL is not set' })
  await expect(line).toBeVisible()
  await line.getByRole('link', { name: 'See what waits' }).click()
  await expect(page.getByRole('complementary').filter({ hasText: 'MAIL_FROM' })).toBeVisible()
  await expect(page.getByText(/^Server \d+\.\d+\.\d+, pages [\da-f]{8}$/)).toBeVisible()
  // Next to it is the notice about the sign-in, which has a recipient.
  const notice = rows(page, 'Waiting').filter({ hasText: 'New enquiry' }).first()
  await expect(notice).toContainText('until NOTIFY_EMAIL names a recipient')
  await expect(notice.getByRole('button')).toHaveCount(0)
  await checkAccessibility(page)
  await notice.getByRole('link').first().click()
  await expect(page.getByText('Not tried yet.')).toBeVisible()
  await expect(page.frameLocator('iframe').getByText('Tide Pools').first()).toBeVisible()
  await page.getByRole('link', { name: 'People' }).click()
  await line.getByRole('button', { name: 'Dismiss' }).click()
  await expect(line).toHaveCount(0)
  await page.reload()
  await expect(page.getByRole('heading', { level: 1, name: 'People' })).toBeVisible()
  await expect(line).toHaveCount(0)
})

test('a failing webhook hides on no screen that mail is not connected', async ({ page }) => {
  const reason = 'The webhook at hooks.example.com fails.'
  await page.route('**/api/deliveries/health', async (route) => {
    const health = (await (await route.fetch()).json()) as object
    return route.fulfill({ json: { ...health, state: 'broken', reason } })
  })
  // The steps to set up are shown above an empty inbox only.
  await page.route('**/contact_submissions?*', (route) =>
    route.fulfill({ json: { rows: [], next: null, total: 0 } }),
  )
  await signInAt(page, '/admin/deliveries')
  await expect(banner(page)).toContainText(reason)
  await expect(page.getByRole('complementary', { name: 'SMTP_URL is not set' })).toBeVisible()
  await page.goto('/admin/people')
  await expect(page.getByText('Mail does not go out at the moment.')).toBeVisible()
  await page.goto('/admin/inbox')
  const steps = page.getByRole('region', { name: 'Getting ready' })
  await expect(steps.getByRole('heading', { name: 'Connect mail' })).toHaveText('Connect mail')
  await page.unrouteAll({ behavior: 'wait' })
})
