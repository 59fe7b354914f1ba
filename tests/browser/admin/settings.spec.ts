import { createHmac, randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Page } from '@playwright/test'
import { adminToken, expect, sendEnquiry, signInAt, test } from '#tests/browser/fixtures.ts'
import { startSite } from '#tests/browser/start-site.ts'

type Received = { headers: Record<string, string>; body: string }

/** Somebody else's server, which answers with `status` and records what it receives. */
async function startReceiver() {
  const received: Received[] = []
  const receiver = { url: '', status: 200, received, close: () => {} }
  const server = createServer((request, response) => {
    let body = ''
    request.on('data', (chunk) => (body += chunk))
    request.on('end', () => {
      received.push({ headers: request.headers as Record<string, string>, body })
      response.writeHead(receiver.status, { location: '/elsewhere' }).end('<b>thank you</b>')
    })
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  receiver.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook`
  receiver.close = () => server.close()
  return receiver
}

/** As if the sign-in was a while ago: the next new webhook is refused until the password is typed. */
const expectQuestion = async (page: Page) => {
  const refusal = { type: 'about:blank', title: 'Password needed', status: 403, detail: 'Type it.' }
  let asked = false
  await page.route('**/api/webhooks', (route) => {
    if (asked || route.request().method() !== 'POST') return route.fallback()
    asked = true
    return route.fulfill({ status: 403, json: { ...refusal, code: 'password_needed' } })
  })
}

async function showWhoItIs(page: Page, password: string) {
  const dialog = page.getByRole('dialog', { name: 'Confirm that it is you' })
  const field = dialog.getByLabel('Your password')
  await expect(field).toBeFocused()
  await field.fill('not the password')
  await page.keyboard.press('Enter')
  await expect(dialog.getByText('This password is wrong.')).toBeVisible()
  await field.fill(password)
  await page.keyboard.press('Enter')
  await expect(dialog).toHaveCount(0)
}

test('an admin adds a webhook, tests it, resends a refused delivery, and removes it', async ({
  browser,
  checkAccessibility,
}) => {
  const site = await startSite({ WEBHOOK_PRIVATE_TARGETS: 'on' })
  const receiver = await startReceiver()
  const context = await browser.newContext({ baseURL: site.url })
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const page = await context.newPage()
  await signInAt(page, '/admin/settings', site.admin)
  const card = page.getByRole('article', { name: receiver.url })
  const lines = card.getByRole('list').getByRole('listitem')

  await test.step('an invalid address is refused beside its field', async () => {
    const form = page.getByRole('form', { name: 'Add a webhook' })
    await form.getByLabel('Address').fill('hooks.example.com')
    await form.getByLabel('New enquiries').uncheck()
    await form.getByRole('button', { name: 'Add Webhook' }).click()
    await expect(form.getByText('This must be a web address that begins with')).toBeVisible()
    await expect(form.getByText('Events must name at least one event.')).toBeVisible()
    await expect(form.getByLabel('Address')).toBeFocused()
    await form.getByLabel('Address').fill(receiver.url)
    await form.getByLabel('New enquiries').check()
    await expectQuestion(page)
    await form.getByRole('button', { name: 'Add Webhook' }).click()
    await showWhoItIs(page, site.admin.password)
    await expect(card).toBeVisible()
    await expect(form.getByLabel('Address')).toHaveValue('')
  })

  const secret = await test.step('its secret stays, hidden, until it is dismissed', async () => {
    const box = page.getByRole('complementary', { name: `Secret of ${receiver.url}` })
    await expect(box, 'it is to be copied now').toBeFocused()
    await expect(box).toBeInViewport({ ratio: 1 })
    await page.getByRole('link', { name: 'People' }).click()
    // Until its script has loaded this room stays, and there would be no navigation.
    await expect(page.getByRole('heading', { level: 1, name: 'People' })).toBeFocused()
    await page.getByRole('link', { name: 'Settings' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeFocused()
    await expect(box).not.toContainText('whsec_')
    await box.getByRole('button', { name: 'Show secret' }).click()
    await expect(box).toContainText('whsec_')
    await box.getByRole('button', { name: 'Copy secret' }).click()
    await expect(box.getByText('Copied')).toBeAttached()
    const text = await page.evaluate(() => navigator.clipboard.readText())
    // Otherwise the tooltip of the button appears beside it, outside of all landmarks.
    await page.mouse.move(0, 0)
    await checkAccessibility(page)
    await box.getByRole('button', { name: 'Dismiss' }).click()
    await expect(box).toHaveCount(0)
    return text
  })

  await test.step('a test arrives, signed, and its answer is listed as text', async () => {
    await card.getByRole('button', { name: 'Send Test' }).click()
    await expect(lines.filter({ hasText: 'webhook.test' })).toContainText('200 <b>thank you</b>')
    const [{ headers, body } = { headers: {}, body: '' }] = receiver.received
    const key = Buffer.from(secret.replace('whsec_', ''), 'base64')
    const signed = `${headers['webhook-id']}.${headers['webhook-timestamp']}.${body}`
    const mac = createHmac('sha256', key).update(signed).digest('base64')
    expect(headers['webhook-signature']).toBe(`v1,${mac}`)
  })

  await test.step('a refused delivery says why, and is sent again with one click', async () => {
    receiver.status = 301
    await sendEnquiry(context.request)
    await page.reload()
    const line = lines.filter({ hasText: 'enquiry.received' })
    await expect(line).toContainText('Failed')
    await expect(line).toContainText('redirects are not followed')
    receiver.status = 200
    await line.getByRole('button', { name: /^Send again/ }).click()
    await expect(line).toContainText('Sent')
  })

  await test.step('while it is paused, events are held, and sent when it is resumed', async () => {
    await card.getByRole('button', { name: 'Pause' }).click()
    await expect(card.getByText('Paused since')).toBeVisible()
    const before = receiver.received.length
    await sendEnquiry(context.request)
    await page.goto('/admin/deliveries')
    const kept = page
      .getByRole('list', { name: 'Waiting deliveries' })
      .getByRole('listitem')
      .filter({ hasText: 'Webhook: new enquiry' })
    await expect(kept).toContainText('Paused until its webhook is resumed')
    await expect(kept.getByRole('button')).toHaveCount(0)
    await checkAccessibility(page)
    await kept.getByRole('link').click()
    await page.getByRole('link', { name: 'Open the webhook' }).click()
    await expect(page).toHaveURL('/admin/settings')
    await expect(card.getByRole('list').getByText('Kept')).toBeVisible()
    await card.getByRole('button', { name: 'Resume' }).click()
    await expect(card.getByText('Active')).toBeVisible()
    await expect.poll(() => receiver.received.length).toBe(before + 1)
  })

  await test.step('the focus stays in the webhook while it is being changed', async () => {
    await card.getByRole('button', { name: 'Change' }).click()
    await expect(card.getByLabel('Address')).toBeFocused()
    await card.getByRole('button', { name: 'Cancel' }).click()
    await expect(card.getByRole('heading')).toBeFocused()
  })

  await test.step('it is deleted after a confirmation', async () => {
    await card.getByRole('button', { name: 'Delete' }).click()
    const dialog = page.getByRole('alertdialog')
    await expect(dialog.getByRole('button', { name: 'Cancel' })).toBeFocused()
    await dialog.getByRole('button', { name: 'Delete' }).click()
    await expect(card).toHaveCount(0)
    await expect(page.getByRole('heading', { name: 'Webhooks' })).toBeFocused()
    await expect(page.getByText('No webhooks.')).toBeVisible()
  })

  await test.step('all data about a visitor is found, and erased after their address was typed once more', async () => {
    const panel = page.getByRole('region', { name: 'Personal data' })
    await panel.getByLabel('Their email').fill('visitor@example.com')
    await panel.getByRole('button', { name: 'Find' }).click()
    await panel.getByRole('button', { name: 'Erase' }).click()
    const dialog = page.getByRole('dialog', { name: 'Erase for good' })
    await checkAccessibility(page)
    await dialog.getByLabel('Type the address').fill('visitor@example.org')
    await page.keyboard.press('Enter')
    await expect(dialog.getByText('This is another address.')).toBeVisible()
    await dialog.getByLabel('Type the address').fill('Visitor@example.com')
    await page.keyboard.press('Enter')
    await expect(dialog).toHaveCount(0)
    await expect(panel.getByLabel('Their email')).toBeFocused()
    await panel.getByRole('button', { name: 'Find' }).click()
    await expect(panel.getByText('Nothing is kept about')).toBeVisible()
  })
  await context.close()
  receiver.close()
  await site.stop()
})

for (const colorScheme of ['light', 'dark'] as const)
  test.describe(`in the ${colorScheme} theme`, () => {
    test.use({ colorScheme })

    test(`the room says that mail is not set up, and which settings are missing (${colorScheme})`, async ({
      page,
      request,
      checkAccessibility,
    }) => {
      const headers = { authorization: `Bearer ${await adminToken(request)}` }
      const data = { url: 'https://hooks.example.com/in', events: ['subscriber.confirmed'] }
      const added = await request.post('/api/webhooks', { data, headers })
      const { id }: { id: string } = await added.json()
      await request.patch(`/api/webhooks/${id}`, { data: { paused: true }, headers })
      await signInAt(page, '/admin/settings')
      const delivery = page.getByRole('region', { name: 'Delivery' })
      await expect(delivery.getByText('Mail is not fully set up.')).toBeVisible()
      await expect(delivery.getByText('SMTP_URL is not set')).toBeVisible()
      await expect(page.getByText('Paused since').first()).toBeVisible()
      await checkAccessibility()
    })
  })

test('an admin sees what a retention rule would delete before switching it on, and can switch it off', async ({
  page,
  request,
  checkAccessibility,
}) => {
  await sendEnquiry(request)
  await signInAt(page, '/admin/settings')
  const rule = page
    .getByRole('list', { name: 'Rules' })
    .getByRole('listitem')
    .filter({ hasText: 'Enquiries that nobody answered' })
  await expect(rule).toHaveText(/Kept for ever/)
  await rule.getByRole('button').click()
  const dialog = page.getByRole('dialog', { name: 'Enquiries that nobody answered' })
  await page.route('**/api/privacy/retention/preview', (route) =>
    route.fulfill({
      json: {
        count: 2,
        rows: [{ id: '1', label: 'Ada, Old Shop', at: '2024-02-03T10:00:00.000Z' }],
      },
    }),
  )
  await dialog.getByLabel('Delete them').selectOption('After 1 year')
  await expect(dialog.getByText('2 would go now, for good')).toBeVisible()
  await expect(dialog.getByText('Ada, Old Shop')).toBeVisible()
  await checkAccessibility()
  await page.unroute('**/api/privacy/retention/preview')
  await dialog.getByLabel('Delete them').selectOption('After 10 years')
  await expect(dialog.getByText('Nothing is that old yet.')).toBeVisible()
  await dialog.getByRole('button', { name: 'Delete by this rule' }).click()
  await expect(rule).toHaveText(/Deleted after 10 years/)
  await rule.getByRole('button').click()
  await dialog.getByLabel('Delete them').selectOption('Never')
  await dialog.getByRole('button', { name: 'Keep' }).click()
  await expect(rule).toHaveText(/Kept for ever/)
})

test('after a webhook delivery is sent again the state of delivery is read closely', async ({
  page,
}) => {
  const now = new Date().toISOString()
  const delivery = { id: randomUUID(), event: 'enquiry.received', status: 'failed' }
  const webhook = {
    id: randomUUID(),
    url: 'https://hooks.example.com/in',
    events: ['enquiry.received'],
    failing_since: null,
    paused_at: null,
    previous_secret_until: null,
    created_at: now,
    deliveries: [{ ...delivery, created_at: now, next_attempt_at: null, last_attempt: null }],
  }
  await page.route('**/api/webhooks?*', (route) =>
    route.fulfill({ json: { rows: [webhook], next: null } }),
  )
  await page.route('**/retry', (route) => route.fulfill({ json: {} }))
  await signInAt(page, '/admin/settings')
  const again = page.getByRole('button', { name: /^Send again/ })
  await expect(again).toBeVisible()
  await expect(page.getByText('Mail is not fully set up.')).toBeVisible()
  let read = 0
  await page.route('**/api/deliveries/health', (route) => (read++, route.continue()))
  await again.click()
  // Otherwise it is read once a minute.
  await expect.poll(() => read).toBeGreaterThan(2)
})
