import {
  adminToken,
  expect,
  makeUser,
  sendEnquiry,
  signInAt,
  test,
  tokensOf,
} from '#tests/browser/fixtures.ts'
import { holdRequests } from '#tests/browser/hold-requests.ts'
import { rows } from '#tests/browser/inbox-page.ts'

test('a colleague’s mention is counted at once, listed, and no longer counted when its enquiry is opened', async ({
  page,
  request,
  browser,
  site,
  checkAccessibility,
}) => {
  const me = await makeUser(request, { role: 'admin' })
  const asked = await sendEnquiry(request)
  await sendEnquiry(request)
  const stream = page.waitForResponse('**/api/events')
  await signInAt(page, '/admin/inbox', me)
  await stream
  const views = page.getByRole('navigation', { name: 'Views' })
  const view = views.getByRole('link', { name: /^Mentions/ })
  await expect(views.getByRole('link').nth(2)).toHaveText('Mentions')
  const row = page.locator(`[data-row="${asked.id}"]`)
  await row.click()
  await expect(row).not.toContainText('Unread')
  await view.click()
  const none = page.getByText('Nobody has mentioned you by writing @ and your name in a note.')
  await expect(none).toBeVisible()

  const colleague = await browser.newPage({ baseURL: site.url })
  await signInAt(colleague, `/admin/inbox/${asked.id}`)
  const theirs = colleague.getByRole('article', { name: asked.name })
  await theirs.getByRole('textbox', { name: 'Write a note' }).fill(`@${me.email}, who calls?`)
  await theirs.getByRole('button', { name: 'Add note' }).click()
  await expect(view).toHaveText('Mentions1')
  await expect(rows(page)).toHaveCount(1)
  await expect(row).toContainText('Unread')
  await checkAccessibility()
  const ofColleague = colleague.getByRole('navigation', { name: 'Views' })
  await expect(ofColleague.getByRole('link', { name: /^Mentions/ })).toHaveText('Mentions')
  await colleague.close()

  await row.click()
  await expect(page.getByRole('article', { name: asked.name })).toContainText('who calls?')
  await expect(view).toHaveText('Mentions')
  await expect(row).not.toContainText('Unread')
  await expect(view).toHaveAttribute('aria-current', 'page')
})

test('the enquiries that mention me can be combined with other filters, and found from the palette', async ({
  page,
  request,
}) => {
  const me = await makeUser(request, { role: 'admin' })
  await signInAt(page, '/admin/inbox?mentioned=me&stage=won', me)
  const chips = page.getByRole('list', { name: 'Filters' })
  await expect(chips.getByText('Mentions me')).toBeVisible()
  await page.keyboard.press('Control+k')
  await page.keyboard.type('Mentions')
  await page.getByRole('option', { name: 'Mentions' }).click()
  await expect(page).toHaveURL('/admin/inbox?mentioned=me')
  await page.getByText('Filter', { exact: true }).click()
  await page.getByRole('checkbox', { name: 'Mentions me' }).click()
  await expect(page).toHaveURL('/admin/inbox')
})

test('a mention that arrives while its enquiry is open is marked read, in a hidden tab only once it is looked at', async ({
  page,
  request,
}) => {
  const me = await makeUser(request, { role: 'admin' })
  const { id, name } = await sendEnquiry(request)
  const stream = page.waitForResponse('**/api/events')
  await signInAt(page, `/admin/inbox/${id}`, me)
  await stream
  const record = page.getByRole('article', { name })
  await expect(record.getByRole('list', { name: 'History' })).toBeVisible()
  const headers = { authorization: `Bearer ${await adminToken(request)}` }
  const mention = (text: string) =>
    request.post(`/api/contact_submissions/${id}/notes`, {
      headers,
      data: { text: `@${me.email} ${text}` },
    })
  const mine = { authorization: `Bearer ${(await tokensOf(request, me)).access_token}` }
  const unread = async () => {
    const list = '/api/contact_submissions?mentioned=me&unread=1&count=exact'
    const page: { total: number } = await (await request.get(list, { headers: mine })).json()
    return page.total
  }
  const setVisibility = (value: 'hidden' | 'visible') =>
    page.evaluate((state) => {
      Object.defineProperty(document, 'visibilityState', { value: state, configurable: true })
      document.dispatchEvent(new Event('visibilitychange'))
    }, value)

  await mention('who calls?')
  await expect(record).toContainText('who calls?')
  await expect.poll(unread).toBe(0)

  const asked = page.waitForRequest('**/timeline?*')
  const release = await holdRequests(page, '**/timeline?*')
  await mention('and when?')
  await asked
  await setVisibility('hidden')
  release()
  await expect(record).toContainText('and when?')
  // Long enough for it to be marked.
  await page.waitForTimeout(500)
  expect(await unread()).toBe(1)
  await setVisibility('visible')
  await expect.poll(unread).toBe(0)

  await page.keyboard.press('u')
  await expect.poll(unread).toBe(1)
  await mention('or who writes?')
  await expect(record).toContainText('or who writes?')
  await page.waitForTimeout(500)
  expect(await unread()).toBe(1)
})
