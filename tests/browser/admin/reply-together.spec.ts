import type { APIRequestContext, Browser, Page } from '@playwright/test'
import { expect, makeUser, signInAt, tokensOf } from '#tests/browser/fixtures.ts'
import { test } from '#tests/browser/mailed-site.ts'
import { openComposer, recordOf } from '#tests/browser/open-composer.ts'

/** Another staff member, who has the same enquiry open and starts to answer it. */
async function colleague(browser: Browser, request: APIRequestContext, page: Page, name: string) {
  const other = await browser.newPage()
  await signInAt(other, new URL(page.url()).pathname, await makeUser(request, { role: 'admin' }))
  const record = recordOf(other, name)
  await record.getByRole('button', { name: 'Reply', exact: true }).click()
  const send = async () => {
    await record.getByLabel('Reply to the visitor').fill('Hers')
    await record.getByRole('button', { name: 'Send' }).click()
  }
  return { send, close: () => other.close() }
}

test('text written after a reply was sent stays below the reply when that is taken back', async ({
  page,
  request,
}) => {
  const { record, composer, text } = await openComposer(page, request)
  await text.fill('The first')
  await record.getByRole('button', { name: 'Send' }).click()
  const undo = page.getByRole('status').getByRole('button', { name: 'Undo' })
  await undo.waitFor()
  await page.keyboard.press('r')
  await expect(text).toHaveValue(/^Hello/)
  await composer.getByLabel('Subject').fill('One more thing')
  await text.press('End')
  await text.pressSequentially('The second')
  await undo.click()
  await expect(text).toHaveValue('The first\n\nOne more thing\n\nThe second')
})

test('a colleague’s earlier reply is announced to the writer, who must confirm to send as well', async ({
  page,
  request,
  browser,
}) => {
  const { sent, record, composer, text } = await openComposer(page, request)
  await text.fill('Mine')
  const height = async () => (await composer.boundingBox())?.height
  const before = await height()
  const other = await colleague(browser, request, page, sent.name)
  await expect(composer.getByRole('status')).toContainText('is replying')
  await expect(record.getByText('is replying')).toHaveCount(1)
  expect(await height(), 'a notice does not move Send from under a click').toBe(before)
  await other.send()
  const alert = composer.getByRole('alert').filter({ hasText: /./ })
  await expect(alert).toContainText('has replied in the meantime.')
  expect(await height(), 'nor does this one').toBe(before)
  const mine = record.getByRole('listitem').filter({ hasText: 'You replied' })

  // A key that is held down repeats, which does not count as a confirmation.
  await text.focus()
  await page.keyboard.down('Control')
  await page.keyboard.down('Enter')
  await page.waitForTimeout(600)
  await page.keyboard.down('Enter')
  await page.keyboard.up('Enter')
  await page.keyboard.up('Control')
  await expect(alert).toContainText('Send yours, too?')
  await expect(mine).toHaveCount(0)
  await composer.getByRole('button', { name: 'Send Anyway' }).click()
  await expect(mine).toHaveCount(1)
  await other.close()
})

test('a double click on Send asks whether to send a second reply, and does not confirm it', async ({
  page,
  request,
  browser,
  faults,
}) => {
  faults.expect(/request: net::ERR_FAILED POST .*replies/, /console: .*ERR_FAILED/)
  const { sent, record, composer, text } = await openComposer(page, request)
  await text.fill('Mine')
  const other = await colleague(browser, request, page, sent.name)
  // An earlier refusal does not hide that somebody else has replied.
  await page.route('**/replies', (route) => route.abort(), { times: 1 })
  await composer.getByRole('button', { name: 'Send' }).click()
  const alerts = composer.getByRole('alert')
  await expect(alerts.filter({ hasText: 'kept here' })).toBeVisible()
  await other.send()
  await expect(alerts.filter({ hasText: 'has replied in the meantime.' })).toBeVisible()
  await composer.getByRole('button', { name: 'Send' }).dblclick()
  await expect(alerts.last()).toContainText('Send yours, too?')
  await expect(record.getByRole('listitem').filter({ hasText: 'You replied' })).toHaveCount(0)
  await other.close()
})

test('a colleague’s mark that it was answered is announced to the writer, who must confirm to send', async ({
  page,
  request,
}) => {
  const { sent, record, composer, text } = await openComposer(page, request)
  await text.fill('Mine')
  const other = await makeUser(request, { role: 'admin' })
  const { access_token } = await tokensOf(request, other)
  await expect(record).toContainText('opened it')
  const answer = await request.patch(`/api/contact_submissions/${sent.id}`, {
    headers: { authorization: `Bearer ${access_token}` },
    data: { version: 1, answered_at: new Date().toISOString() },
  })
  expect(answer.status()).toBe(200)
  const alert = composer.getByRole('alert').filter({ hasText: /./ })
  await expect(alert).toContainText('has marked it answered in the meantime.')
  await text.press('Control+Enter')
  await expect(alert).toContainText('Send yours, too?')
  await expect(record.getByRole('listitem').filter({ hasText: 'You replied' })).toHaveCount(0)
})
