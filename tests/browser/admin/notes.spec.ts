import { randomUUID } from 'node:crypto'
import type { APIRequestContext, Page, Route } from '@playwright/test'
import { holdRequests } from '#tests/browser/hold-requests.ts'
import { marker, sendMarked } from '#tests/browser/inbox-page.ts'
import {
  admin,
  adminToken,
  expect,
  makeUser,
  sendEnquiry,
  signInAt,
  test,
} from '#tests/browser/fixtures.ts'

const recordOf = (page: Page, name: string) => page.getByRole('article', { name })
const item = (page: Page, name: string | RegExp) => page.getByRole('menu').getByText(name)

/** Shows an admin the record of a new enquiry. */
async function openRecord(page: Page, request: APIRequestContext) {
  const sent = await sendEnquiry(request)
  await signInAt(page, `/admin/inbox/${sent.id}`)
  const record = recordOf(page, sent.name)
  return { sent, record, note: record.getByRole('textbox', { name: 'Write a note' }) }
}

test('a note is kept as a draft, mentions a colleague, and is sent with Ctrl+Enter', async ({
  page,
  request,
  checkAccessibility,
}) => {
  const sent = await sendEnquiry(request)
  const colleague = await makeUser(request, { role: 'admin' })
  await signInAt(page, `/admin/inbox/${sent.id}`)
  const record = recordOf(page, sent.name)
  const note = record.getByRole('textbox', { name: 'Write a note' })
  await expect(note).toBeVisible()
  await page.keyboard.press('n')
  await expect(note).toBeFocused()
  await note.pressSequentially(`<b>Ask</b> @${colleague.email.slice(0, 8)}`)
  const option = record.getByRole('option', { name: colleague.email })
  await expect(option).toHaveAttribute('aria-selected', 'true')
  await checkAccessibility()
  await page.keyboard.press('Enter')
  await expect(note).toHaveValue(`<b>Ask</b> @${colleague.email} `)
  await page.reload()
  await expect(note).toHaveValue(`<b>Ask</b> @${colleague.email} `)
  await note.focus()
  await page.keyboard.press('Control+Enter')
  await expect(note).toHaveValue('')
  const line = record.getByRole('listitem').filter({ hasText: 'You noted' })
  await expect(line).toContainText('<b>Ask</b>')
  await expect(line.locator('mark')).toHaveText(`@${colleague.email}`)
  await expect(record.getByRole('listitem').filter({ hasText: colleague.email })).toHaveCount(2)
  await checkAccessibility()
})

test('a note that is too long is kept completely, says so, and cannot be sent', async ({
  page,
  request,
  checkAccessibility,
}) => {
  // Of an address of its own: a related enquiry would be half covered by the record's bar and too small a target.
  const sent = await sendEnquiry(request, { email: `${randomUUID()}@example.com` })
  await signInAt(page, `/admin/inbox/${sent.id}`)
  const record = recordOf(page, sent.name)
  const note = record.getByRole('textbox', { name: 'Write a note' })
  const add = record.getByRole('button', { name: 'Add note' })
  await note.fill('x'.repeat(10_001))
  await expect(note).toHaveAccessibleDescription('1 character too many')
  await expect(add).toBeDisabled()
  await checkAccessibility()
  await note.press('Backspace')
  await expect(note).toHaveAccessibleDescription(/^Draft/)
  await add.click()
  await expect(note).toHaveValue('')
})

test('a note interrupted by a lost connection waits, says so, and is sent once when it is back', async ({
  page,
  request,
  context,
  faults,
}) => {
  faults.expect(/request: .*DISCONNECTED/, /console: .*(DISCONNECTED|Could not load)/)
  const { record, note } = await openRecord(page, request)
  await note.fill('Called, no answer')
  await context.setOffline(true)
  await note.press('Control+Enter')
  await expect(record.getByText(/^Not sent yet: no connection\./)).toBeVisible()
  await expect(note).toHaveValue('Called, no answer')
  await context.setOffline(false)
  await expect(note).toHaveValue('')
  const notes = record.getByRole('listitem').filter({ hasText: 'You noted' })
  await expect(notes).toHaveCount(1)

  // The answer is lost on its way: the note has arrived, and is not sent again.
  await note.fill('Second')
  let cut = true
  await page.route('**/notes', async (route) => {
    if (!cut) return route.continue()
    cut = false
    await route.fetch()
    return route.abort('internetdisconnected')
  })
  await page.keyboard.press('Control+Enter')
  await expect(note).toHaveValue('')
  await expect(notes).toHaveCount(2)
})

test('a note whose answer arrived but cannot be read is not added twice', async ({
  page,
  request,
}) => {
  const { record, note } = await openRecord(page, request)
  await note.fill('Called back')
  const cutShort = async (route: Route) => {
    await route.fetch()
    await route.fulfill({ status: 201, contentType: 'application/json', body: '{"id":"' })
  }
  await page.route('**/notes', cutShort, { times: 1 })
  await page.keyboard.press('Control+Enter')
  await expect(record.getByText(/^Not sent yet/)).toBeVisible()
  await expect(note).toHaveValue('', { timeout: 15_000 })
  await expect(record.getByRole('listitem').filter({ hasText: 'You noted' })).toHaveCount(1)
})

test('a waiting note is sent exactly once, even if its record was left meanwhile', async ({
  page,
  request,
  context,
  faults,
}) => {
  faults.expect(/request: .*DISCONNECTED/, /console: .*(DISCONNECTED|Could not load)/)
  const [first, second] = [await sendEnquiry(request), await sendEnquiry(request)]
  await signInAt(page, '/admin/inbox')
  const open = async ({ id, name }: typeof first) => {
    await page.locator(`[data-row="${id}"]`).click()
    return recordOf(page, name).getByRole('textbox', { name: 'Write a note' })
  }
  await open(second)
  const note = await open(first)
  await note.fill('Called, no answer')
  await context.setOffline(true)
  await note.press('Control+Enter')
  const waits = page.getByText(/^Not sent yet: no connection\./)
  await expect(waits).toBeVisible()
  await expect(await open(second)).toHaveValue('')
  await expect(await open(first)).toHaveValue('Called, no answer')
  await expect(waits).toBeVisible()
  await open(second)
  const sent = page.waitForResponse((answer) => answer.url().endsWith(`${first.id}/notes`))
  await context.setOffline(false)
  expect((await sent).status()).toBe(201)
  await expect(await open(first)).toHaveValue('')
  const notes = recordOf(page, first.name).getByRole('listitem').filter({ hasText: 'You noted' })
  await expect(notes).toHaveCount(1)
})

test('a note saved after its record was reopened leaves no draft behind', async ({
  page,
  request,
}) => {
  const mark = marker()
  const [first, second] = await sendMarked(request, mark, 2)
  await signInAt(page, `/admin/inbox?q=${mark}`)
  const open = async ({ id, name }: { id: string; name: string }) => {
    await page.locator(`[data-row="${id}"]`).click()
    return recordOf(page, name).getByRole('textbox', { name: 'Write a note' })
  }
  await (await open(first!)).fill('Sent slowly')
  const release = await holdRequests(page, '**/notes')
  await page.keyboard.press('Control+Enter')
  await open(second!)
  const note = await open(first!)
  await expect(note).toHaveValue('Sent slowly')
  release()
  await expect(note).toHaveValue('')
  const notes = recordOf(page, first!.name).getByRole('listitem').filter({ hasText: 'You noted' })
  await expect(notes).toHaveCount(1)
})

test('a note can be taken back at once by z, and its author can correct or remove it later', async ({
  page,
  request,
  checkAccessibility,
}) => {
  const { record, note } = await openRecord(page, request)
  const notes = record.getByRole('listitem').filter({ hasText: 'You noted' })
  const bar = page.getByRole('status').filter({ hasText: 'Undo' })
  await note.fill('Of another record')
  await note.press('Control+Enter')
  await expect(bar).toContainText('Note added')
  await expect(notes).toHaveCount(1)
  await note.press('Escape')
  await page.keyboard.press('z')
  await expect(note).toHaveValue('Of another record')
  await expect(notes).toHaveCount(0)

  await note.fill('They cal back')
  await note.press('Control+Enter')
  const edit = notes.getByRole('button', { name: 'Edit note' })
  await edit.press('Enter')
  const field = record.getByRole('textbox', { name: 'Edit the note' })
  await expect(field).toBeFocused()
  await field.press('Escape')
  await expect(edit).toBeFocused()
  await page.keyboard.press('Enter')
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type('They call back')
  await page.reload()
  await expect(field).toHaveValue('They call back')
  await checkAccessibility()
  await field.press('Control+Enter')
  await expect(bar).toContainText('Note corrected')
  await expect(notes).toContainText(/You noted, edited just now.*They call back/)
  await expect(edit).toBeFocused()
  await page.keyboard.press('z')
  await expect(notes).toContainText('They cal back')
  await notes.getByRole('button', { name: 'Remove note' }).press('Enter')
  await expect(bar).toContainText('Note removed')
  await expect(notes).toHaveCount(0)
  await expect(record.getByRole('heading', { name: 'History' })).toBeFocused()
  await page.keyboard.press('z')
  await expect(notes).toContainText('They cal back')
  await expect(record.getByText('removed a note')).toHaveCount(0)
})

test('after sending a note by its button the next one can be typed immediately', async ({
  page,
  request,
}) => {
  const { record, note } = await openRecord(page, request)
  await note.fill('First.')
  await record.getByRole('button', { name: 'Add note' }).press('Enter')
  await expect(record.getByRole('listitem').filter({ hasText: 'You noted' })).toBeVisible()
  await expect(note).toHaveValue('')
  await expect(note).toBeFocused()
})

test('text typed while a note is being sent is kept for the next one', async ({
  page,
  request,
}) => {
  const { record, note } = await openRecord(page, request)
  await note.fill('First.')
  const release = await holdRequests(page, '**/notes')
  await page.keyboard.press('Control+Enter')
  await expect(record.getByRole('button', { name: 'Add note' })).toHaveAttribute('aria-busy')
  await page.keyboard.type(' And a second thought')
  release()
  await expect(record.getByRole('listitem').filter({ hasText: 'You noted' })).toContainText(
    'First.',
  )
  await expect(note).toHaveValue('And a second thought')
})

test('a stage that cannot be saved is reverted with a message, and a demoted person’s note is kept', async ({
  page,
  request,
  context,
  faults,
}) => {
  faults.expect(/request: .*DISCONNECTED/, /console: .*(DISCONNECTED|Could not load)/)
  faults.expect(/response: 403/, /console: .*403/)
  const sent = await sendEnquiry(request)
  await signInAt(page, `/admin/inbox/${sent.id}`)
  const record = recordOf(page, sent.name)
  const stage = record.getByRole('button', { name: /^Stage:/ })
  await expect(stage).toHaveText('Stage: New')
  await context.setOffline(true)
  await stage.click()
  await item(page, 'Qualified').click()
  await expect(
    page.getByText(/^Visitor .* was not changed: no connection\.$/).first(),
  ).toBeVisible()
  await expect(stage).toHaveText('Stage: New')
  await context.setOffline(false)
  const note = record.getByRole('textbox', { name: 'Write a note' })
  await note.fill('Half a thought')
  await expect(record.getByText('Draft, kept in this browser')).toBeVisible()
  const refusal = { status: 403, json: { code: 'forbidden', detail: 'This needs an admin.' } }
  await page.route('**/notes', (route) => route.fulfill(refusal))
  await page.route('**/api/is_admin', (route) => route.fulfill({ json: false }))
  await note.press('Control+Enter')
  await expect(page.getByRole('heading', { name: 'Access Denied' })).toBeVisible()
  const kept = await page.evaluate(() =>
    Object.keys(localStorage).map((key) => localStorage.getItem(key)),
  )
  expect(kept).toContain('Half a thought')
})

test('a long history shows its newest fifty entries, and older ones on request', async ({
  page,
  request,
}) => {
  const sent = await sendEnquiry(request)
  const headers = { authorization: `Bearer ${await adminToken(request)}` }
  for (let at = 1; at <= 55; at++) {
    const data = { text: `Note number ${at}.` }
    const url = `/api/contact_submissions/${sent.id}/notes`
    expect((await request.post(url, { data, headers })).status()).toBe(201)
  }
  await signInAt(page, `/admin/inbox/${sent.id}`)
  const history = page.getByRole('list', { name: 'History' })
  await expect(history.getByText('Note number 55.')).toBeVisible()
  await expect(history.getByText('Note number 1.', { exact: true })).toHaveCount(0)
  await page.getByRole('button', { name: 'Show what came before' }).press('Enter')
  await expect(history.getByText('Received', { exact: true })).toBeVisible()
  await expect(history.getByRole('listitem').first()).toContainText('Received')
  await expect(history.getByText(/^Note number \d+\.$/)).toHaveCount(55)
  await expect(page.getByRole('button', { name: 'Show what came before' })).toHaveCount(0)
  await expect(page.getByRole('heading', { name: 'History' })).toBeFocused()
})

test('at 200 % zoom a toast does not cover the button of a note', async ({ page, request }) => {
  await page.setViewportSize({ width: 640, height: 400 })
  const { id } = await sendEnquiry(request)
  await page.goto(`/admin/inbox/${id}`)
  await page.getByLabel('Email').fill(admin.email)
  await page.getByLabel('Password').fill(admin.password)
  await page.clock.install()
  await page.getByRole('button', { name: 'Sign In' }).click()
  const toast = page.locator('[data-sonner-toast]', { hasText: 'Login Successful' })
  await expect(toast).toBeVisible()
  await page.getByRole('textbox', { name: 'Write a note' }).fill('Called back')
  const add = page.getByRole('button', { name: 'Add note' })
  // Content loaded above the field may have moved it down.
  await add.scrollIntoViewIfNeeded()
  await expect(add).toBeInViewport()
  const right = async () => {
    const { x, width } = (await add.boundingBox())!
    return x + width
  }
  await expect.poll(async () => (await toast.boundingBox())!.x - (await right())).toBeGreaterThan(0)
})
