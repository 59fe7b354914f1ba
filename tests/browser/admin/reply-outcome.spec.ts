import type { Route } from '@playwright/test'
import { adminToken, expect, sendEnquiry, signInAt } from '#tests/browser/fixtures.ts'
import { rows } from '#tests/browser/inbox-page.ts'
import { mailsTo, mailTo, test } from '#tests/browser/mailed-site.ts'
import { openComposer, refusedVisitor, visitor } from '#tests/browser/open-composer.ts'

test('a refused reply says that the clock runs again only if nothing else counts as the answer', async ({
  page,
  request,
}) => {
  const { sent, record, composer, text } = await openComposer(page, request, refusedVisitor())
  await text.fill('Hello')
  await composer.getByRole('button', { name: 'Send' }).click()
  const refusal = record.getByRole('alert').filter({ hasText: 'Not delivered' })
  await expect(refusal).toContainText('The clock runs again.', { timeout: 20_000 })
  const row = rows(page).filter({ hasText: sent.name })
  await expect(row.getByText('Reply not delivered')).toBeVisible()
  const headers = { authorization: `Bearer ${await adminToken(request)}` }
  const path = `/api/contact_submissions/${sent.id}`
  const { version } = await (await request.get(path, { headers })).json()
  const data = { version, stage: 'contacted', answered_at: new Date().toISOString() }
  expect((await request.patch(path, { headers, data })).status()).toBe(200)
  await expect(record.getByRole('button', { name: /^Answered in/ })).toBeVisible()
  await expect(refusal).toContainText('No such mailbox')
  await expect(refusal).not.toContainText('The clock runs again.')
  await expect(row).toContainText('Contacted')
  await expect(row.getByText('Reply not delivered')).toHaveCount(0)
})

test('a refused reply can be written again, beginning with its own words', async ({
  page,
  request,
}) => {
  const { record, text } = await openComposer(page, request, refusedVisitor())
  await text.fill('Words that took an hour')
  await record.getByRole('button', { name: 'Send' }).click()
  await record.getByRole('button', { name: 'Write it again' }).click({ timeout: 20_000 })
  await expect(text).toBeFocused()
  await expect(text).toHaveValue('Words that took an hour')
  await expect(record.getByLabel('Subject')).toHaveValue(/^Your enquiry \[/)
  // What has been begun since is not replaced.
  await text.fill('Better words')
  await record.getByRole('button', { name: 'Close; the draft is kept' }).click()
  await record.getByRole('button', { name: 'Write it again' }).click()
  await expect(text).toHaveValue('Better words')
})

test('a reply whose answer arrived but cannot be read is not sent twice', async ({
  page,
  request,
  mailServer,
}) => {
  const email = visitor()
  const { sent, composer, text } = await openComposer(page, request, email)
  await text.fill('Sent once')
  const cutShort = async (route: Route) => {
    await route.fetch()
    await route.fulfill({ status: 201, contentType: 'application/json', body: '{"id":"' })
  }
  await page.route('**/replies', cutShort, { times: 1 })
  const send = composer.getByRole('button', { name: 'Send' })
  await send.click()
  await expect(composer.getByRole('alert')).toContainText('sends no second mail')
  await send.click()
  await expect(composer).toHaveCount(0)
  const authorization = `Bearer ${await adminToken(request)}`
  const path = `/api/contact_submissions/${sent.id}/timeline`
  const { rows: entries } = await (await request.get(path, { headers: { authorization } })).json()
  const replies = entries.filter(({ kind }: { kind: string }) => kind === 'reply')
  expect(replies).toHaveLength(1)
  await mailTo(mailServer, email, /^Your enquiry/)
  expect(mailsTo(mailServer, email)).toHaveLength(1)
})

test('a suspect that gets a reply leaves quarantine, and its record says so', async ({
  page,
  request,
}) => {
  const email = `visitor-${crypto.randomUUID()}@shop.example`
  const sent = await sendEnquiry(request, { email, fax: 'filled' })
  await signInAt(page, `/admin/inbox/${sent.id}`)
  const record = page.getByRole('article', { name: sent.name })
  const notice = record.getByText('In quarantine.', { exact: true })
  await expect(notice).toBeVisible()
  await record.getByRole('button', { name: 'Reply', exact: true }).click()
  const composer = record.getByRole('form', { name: 'Reply' })
  await composer.getByLabel('Reply to the visitor').fill('Hello')
  await composer.getByRole('button', { name: 'Send' }).click()
  await expect(notice).toHaveCount(0)
  await expect(record.getByText('You let it out of quarantine')).toBeVisible()
  const row = page.getByRole('list', { name: 'Contact submissions' }).getByText(sent.name)
  await expect(row).toBeVisible()
})
