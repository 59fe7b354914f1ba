import type { Page } from '@playwright/test'
import { adminToken, expect, sendEnquiry, signInAt, test } from '#tests/browser/fixtures.ts'
import { marker, rows, sendMarked } from '#tests/browser/inbox-page.ts'

/** The stream sends `reset` instead of each change, as the server does when there are more than a hundred at once. */
const resetForChanges = (page: Page) =>
  page.addInitScript(() => {
    const { fetch: ownFetch } = globalThis
    globalThis.fetch = async (...request) => {
      const response = await ownFetch(...request)
      if (!response.url.endsWith('/api/events') || !response.body) return response
      const replaceChanges = new TransformStream<string, string>({
        transform: (chunk, stream) =>
          stream.enqueue(
            chunk.replace(/^data: .*"enquiry\.(changed|deleted)".*$/gm, 'data: {"kind":"reset"}'),
          ),
      })
      const body = response.body
        .pipeThrough(new TextDecoderStream())
        .pipeThrough(replaceChanges)
        .pipeThrough(new TextEncoderStream())
      return new Response(body, response)
    }
  })

test('after a large change by a colleague, rows that have left the list say so, and erased ones go', async ({
  page,
  request,
  faults,
}) => {
  // The erased row is asked for again.
  faults.expect(/response: 404/, /console: .*404/)
  await resetForChanges(page)
  const mark = marker()
  const email = `${mark}@erased.example`
  const erased = await sendEnquiry(request, { company: mark, email })
  const binned = await sendMarked(request, mark, 3)
  const stream = page.waitForResponse('**/api/events')
  await signInAt(page, `/admin/inbox?q=${mark}`)
  await stream
  await expect(rows(page)).toHaveCount(4)
  const headers = { authorization: `Bearer ${await adminToken(request)}` }
  const data = { ids: binned.map(({ id }) => id), change: { binned: true } }
  const changed = await request.post('/api/contact_submissions/bulk', { headers, data })
  expect(changed.status()).toBe(200)
  await expect(rows(page).getByText('In the bin')).toHaveCount(3)
  await expect(page.locator(`[data-row="${erased.id}"]`)).toBeVisible()
  const erasure = await request.post('/api/privacy/erase', { headers, data: { email } })
  expect(erasure.status()).toBe(200)
  await expect(page.locator(`[data-row="${erased.id}"]`)).toHaveCount(0)
  await expect(rows(page)).toHaveCount(3)
})

test('what a colleague changes while a question is open is not overwritten', async ({
  page,
  request,
  faults,
}) => {
  faults.expect(/response: 409/, /console: .*409/)
  const sent = await sendEnquiry(request)
  const headers = { authorization: `Bearer ${await adminToken(request)}` }
  await signInAt(page, `/admin/inbox/${sent.id}`)
  const record = page.getByRole('article', { name: sent.name })
  const stage = record.getByRole('button', { name: /^Stage:/ })
  await stage.click()
  await page.getByRole('menuitemradio', { name: 'Won' }).click()
  const dialog = page.getByRole('dialog', { name: 'Won' })
  await dialog.getByLabel('Value in US dollars').fill('5,000')
  const data = { version: 1, stage: 'won', value_cents: 1_200_000 }
  const path = `/api/contact_submissions/${sent.id}`
  expect((await request.patch(path, { headers, data })).status()).toBe(200)
  // The stream shows it behind the dialog.
  await expect(page.locator('button[data-stage=won]')).toContainText('$12,000')
  await dialog.getByRole('button', { name: 'Save' }).click()
  const notice = record.getByRole('alert')
  await expect(notice).toContainText('Value: yours $5,000, theirs $12,000')
  await expect(stage).toContainText('$12,000')
})

test('two people who change different fields of a webhook keep both', async ({ page, request }) => {
  const headers = { authorization: `Bearer ${await adminToken(request)}` }
  const data = { url: 'https://hooks.example/both', events: ['enquiry.received'] }
  const added = await request.post('/api/webhooks', { headers, data })
  expect(added.status()).toBe(201)
  const { id } = (await added.json()) as { id: string }
  await signInAt(page, '/admin/settings')
  const card = page.getByRole('article', { name: data.url })
  await card.getByRole('button', { name: 'Change' }).click()
  const events = ['enquiry.received', 'enquiry.changed']
  const path = `/api/webhooks/${id}`
  expect((await request.patch(path, { headers, data: { events } })).status()).toBe(200)
  const form = page.getByRole('form', { name: `Change ${data.url}` })
  await form.getByLabel('Address').fill('https://hooks.example/other')
  await form.getByRole('button', { name: 'Save Changes' }).click()
  await expect(page.getByRole('article', { name: 'https://hooks.example/other' })).toBeVisible()
  const kept = (await (await request.get('/api/webhooks', { headers })).json()) as (typeof data)[]
  expect(JSON.stringify(kept)).toContain(JSON.stringify(events))
  expect((await request.delete(path, { headers })).status()).toBe(204)
})
