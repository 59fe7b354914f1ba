import type { Locator, Page } from '@playwright/test'
import {
  adminToken,
  expect,
  makeUser,
  sendEnquiry,
  signIn,
  signInAt,
  storedSession,
  test,
} from '#tests/browser/fixtures.ts'
import { marker } from '#tests/browser/inbox-page.ts'

const need = 'Customer acquisition'

const list = (page: Page) => page.getByRole('list', { name: /^Contact submissions|^Inbox/ })
const rows = (page: Page) => list(page).locator('[data-row]')
const pill = (page: Page) => page.getByRole('button', { name: /^\d+ new$/ })
const namesIn = (rows: Locator) => rows.evaluateAll((all) => all.map(({ dataset }) => dataset.row))

/** From the moment the page has its event stream, changes arrive by themselves. */
async function openInbox(page: Page, path = '/admin/inbox') {
  // Not that of the previous screen.
  await page.goto(path, { waitUntil: 'commit' })
  const stream = page.waitForResponse((answer) => answer.url().endsWith('/api/events'))
  await expect(rows(page).first()).toBeVisible()
  // The notices above the list have loaded as well.
  await expect(page.getByRole('main')).toHaveAttribute('data-awaits', 'false')
  return stream
}

test('a new enquiry is announced above the list, and shown when the notice is pressed', async ({
  page,
  request,
  browser,
  site,
  checkAccessibility,
}) => {
  const user = await makeUser(request, { role: 'admin' })
  for (const company of ['One', 'Two', 'Three']) await sendEnquiry(request, { company })
  await signIn(page, user)
  await openInbox(page)
  const before = await namesIn(rows(page))
  const place = await rows(page).first().boundingBox()

  const visitor = await browser.newContext({ baseURL: site.url })
  const first = await sendEnquiry(visitor.request)
  await expect(pill(page)).toHaveText('1 new')
  const second = await sendEnquiry(visitor.request)
  await expect(pill(page)).toHaveText('2 new')
  expect(await namesIn(rows(page))).toEqual(before)
  expect(await rows(page).first().boundingBox()).toEqual(place)
  await checkAccessibility()

  await pill(page).click()
  await expect(rows(page).first()).toHaveAttribute('data-row', second.id)
  expect(await namesIn(rows(page))).toEqual([second.id, first.id, ...before].slice(0, 50))
  await expect(pill(page)).toHaveCount(0)
  await expect(rows(page).first()).toBeFocused()

  // In an empty list there is nothing that could move.
  const mark = marker()
  await page.getByLabel('Search enquiries').fill(mark)
  await expect(page.getByText('No enquiry matches this filter.')).toBeVisible()
  const sought = await sendEnquiry(visitor.request, { company: mark })
  await expect(rows(page).first()).toHaveAttribute('data-row', sought.id)
  await visitor.close()
})

test('an erased person’s enquiry leaves the list of everybody', async ({
  page,
  request,
  faults,
}) => {
  // The row is asked for again.
  faults.expect(/response: 404/, /console: .*404/)
  const mark = marker()
  const email = `${mark}@erased.example`
  const kept = await sendEnquiry(request, { company: mark })
  await sendEnquiry(request, { company: mark, email })
  await signIn(page)
  await openInbox(page, `/admin/inbox?q=${mark}`)
  await expect(rows(page)).toHaveCount(2)
  const headers = { authorization: `Bearer ${await adminToken(request)}` }
  const erased = await request.post('/api/privacy/erase', { headers, data: { email } })
  expect(erased.status()).toBe(200)
  await expect(rows(page)).toHaveCount(1)
  await expect(rows(page).first()).toHaveAttribute('data-row', kept.id)
})

test('a colleague’s change updates the row in its place, and the open record', async ({
  page,
  request,
}) => {
  const user = await makeUser(request, { role: 'admin' })
  const enquiry = await sendEnquiry(request)
  const newer = await sendEnquiry(request)
  await signIn(page, user)
  await openInbox(page, `/admin/inbox/${enquiry.id}`)
  const row = page.locator(`[data-row="${enquiry.id}"]`)
  const before = await namesIn(rows(page))
  await expect(row).toContainText('left')
  const headers = { authorization: `Bearer ${await adminToken(request)}` }
  const path = (id: string) => `/api/contact_submissions/${id}`
  const { version } = await (await request.get(path(enquiry.id), { headers })).json()
  const data = { version, answered_at: new Date().toISOString() }
  expect((await request.patch(path(enquiry.id), { headers, data })).status()).toBe(200)
  await expect(row).not.toContainText('left')
  expect((await request.put(`${path(newer.id)}/bin`, { headers })).status()).toBe(200)
  await expect(page.locator(`[data-row="${newer.id}"]`)).toContainText('In the bin')
  expect(await namesIn(rows(page))).toEqual(before)
  expect(before).toContain(newer.id)
  await expect(pill(page)).toHaveCount(0)
})

test('opening a record moves no row, and new enquiries are still announced', async ({
  page,
  request,
  browser,
  site,
}) => {
  const user = await makeUser(request, { role: 'admin' })
  await sendEnquiry(request)
  const enquiry = await sendEnquiry(request)
  await signIn(page, user)
  await openInbox(page)
  const before = await namesIn(rows(page))
  const visitor = await browser.newContext({ baseURL: site.url })
  await sendEnquiry(visitor.request)
  await expect(pill(page)).toHaveText('1 new')
  const read = page.waitForResponse(`**/${enquiry.id}/read`)
  await page.locator(`[data-row="${enquiry.id}"]`).click()
  await read
  await expect(page.getByRole('article').getByText('Received', { exact: true })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Next enquiry' })).toBeVisible()
  expect(await namesIn(rows(page))).toEqual(before)
  await expect(pill(page)).toHaveText('1 new')
  await visitor.close()
})

test('the title shows the number of waiting enquiries in every room', async ({ page, request }) => {
  const user = await makeUser(request, { role: 'admin' })
  await sendEnquiry(request)
  await signIn(page, user)
  const waiting = async () => Number(/^\((\d+)\) /.exec(await page.title())?.[1] ?? 0)
  await expect.poll(waiting).toBeGreaterThan(0)
  const before = await waiting()
  await sendEnquiry(request)
  await expect.poll(waiting).toBe(before + 1)
  await page.getByRole('link', { name: 'Inbox', exact: true }).click()
  await expect(page).toHaveTitle(new RegExp(`^\\(${before + 1}\\) Inbox \\| `))
})

test('tabs share one stream, and the next tab takes it over', async ({
  page,
  context,
  request,
}) => {
  const user = await makeUser(request, { role: 'admin' })
  await sendEnquiry(request)
  let streams = 0
  context.on('response', (answer) => {
    if (answer.url().endsWith('/api/events')) streams++
  })
  await signIn(page, user)
  await openInbox(page)
  const second = await context.newPage()
  await second.goto('/admin/inbox')
  await expect(rows(second).first()).toBeVisible()
  const begun = streams
  const third = await context.newPage()
  await third.goto('/admin/inbox')
  await expect(rows(third).first()).toBeVisible()
  await sendEnquiry(request)
  for (const tab of [second, third]) {
    await tab.bringToFront()
    await expect(pill(tab)).toHaveText('1 new')
  }
  expect(streams).toBe(begun)

  await page.close()
  await expect.poll(() => streams).toBe(begun + 1)
  await sendEnquiry(request)
  for (const tab of [second, third]) {
    await tab.bringToFront()
    await expect(pill(tab)).toHaveText('2 new')
  }
  expect(streams).toBe(begun + 1)
})

const agencyTime = () =>
  new Date().toLocaleTimeString('en-US', {
    hour: 'numeric',
    minute: '2-digit',
    timeZone: 'America/Los_Angeles',
  })

test.describe('in another time zone', () => {
  test.use({ timezoneId: 'Asia/Kolkata' })

  test('a lost connection is shown immediately, and missed changes arrive when it is back', async ({
    page,
    context,
    request,
    faults,
  }) => {
    const user = await makeUser(request, { role: 'admin' })
    await sendEnquiry(request)
    await signIn(page, user)
    await openInbox(page)
    const before = agencyTime()
    await context.setOffline(true)
    const strip = page.getByText(/^Offline since \d{1,2}:\d\d [AP]M, showing what was loaded$/)
    await expect(strip).toBeVisible()
    const said = [before, agencyTime()].map(
      (time) => `Offline since ${time}, showing what was loaded`,
    )
    expect(said).toContain(await strip.innerText())
    await expect(rows(page).first()).toBeVisible()
    const missed = await sendEnquiry(request)
    // A room that could not be loaded recovers by itself as well.
    await page.getByRole('link', { name: 'Deliveries', exact: true }).click()
    const failed = page.getByText(/could not be loaded/)
    await expect(failed.first()).toBeVisible()
    await context.setOffline(false)
    await expect(strip).toHaveCount(0)
    await expect(failed).toHaveCount(0)
    await page.getByRole('link', { name: 'Inbox', exact: true }).click()
    await expect(rows(page).first()).toHaveAttribute('data-row', missed.id)
    await sendEnquiry(request)
    await expect(pill(page)).toHaveText('1 new')
    faults.expect(/ERR_INTERNET_DISCONNECTED/, /console: .*There is no connection/)
  })
})

test('a person who is no longer an admin leaves the dashboard and gets no more events', async ({
  page,
  request,
  faults,
}) => {
  const user = await makeUser(request, { role: 'admin' })
  await sendEnquiry(request)
  await signIn(page, user)
  await openInbox(page)
  const headers = { authorization: `Bearer ${await adminToken(request)}` }
  const data = { userId: user.user_id }
  expect((await request.post('/api/admin-delete-user', { headers, data })).status()).toBe(200)
  // The page notices by itself, without any input.
  await expect(page.getByText('Your session ended; sign in again.')).toBeVisible()
  expect(await storedSession(page)).toEqual([])
  // Which of its calls notices first that the account is gone depends on timing.
  faults.expect(/response: 401 GET \/api\//, /console: .*401/, /response: 40\d .*auth/, /./)
})

test('signing out in one tab closes the stream of all tabs', async ({ page, context, request }) => {
  const user = await makeUser(request, { role: 'admin' })
  await sendEnquiry(request)
  await signIn(page, user)
  await openInbox(page)
  const second = await context.newPage()
  await second.goto('/admin/inbox')
  await expect(rows(second).first()).toBeVisible()
  await second.getByRole('button', { name: 'Logout' }).click()
  for (const tab of [page, second])
    await expect(tab.getByRole('button', { name: 'Sign In' })).toBeVisible()
  const locks = async () => (await page.evaluate(() => navigator.locks.query())).held
  await expect
    .poll(async () => (await locks())?.filter(({ name }) => name?.startsWith('anacapa.live')))
    .toEqual([])
})

test('notifications are requested only by a switch, and shown only while the tab is not visible', async ({
  page,
  context,
  request,
}) => {
  const user = await makeUser(request, { role: 'admin' })
  // The tab's title has a count only while something waits.
  await sendEnquiry(request)
  await context.addInitScript(() => {
    if (location.protocol === 'about:') return
    const shown: string[] = []
    const Fake = class extends EventTarget {
      static permission = localStorage.getItem('test.permission') ?? 'default'
      static requestPermission() {
        localStorage.setItem('test.permission', (Fake.permission = 'granted'))
        return Promise.resolve('granted')
      }
      constructor(title: string, { body }: { body: string }) {
        super()
        shown.push(`${title}: ${body}`)
        document.documentElement.dataset.notices = shown.join('; ')
        setTimeout(() => this.dispatchEvent(new Event('click')))
      }
      close() {}
    }
    Object.assign(globalThis, { Notification: Fake })
  })
  await signInAt(page, '/admin/settings', user)
  const choice = page.getByLabel('Tell me of a new enquiry while I look elsewhere.')
  await expect(choice).not.toBeChecked()
  await choice.click()
  await expect(choice).toBeChecked()
  await openStreamOf(page)
  const waiting = async () => Number(/^\((\d+)\) /.exec(await page.title())?.[1] ?? 0)
  await expect.poll(waiting).toBeGreaterThan(0)
  const before = await waiting()
  await sendEnquiry(request, { company: 'Seen', primaryNeed: need })
  await expect.poll(waiting).toBe(before + 1)
  const other = await context.newPage()
  await other.goto('/')
  await hide(page)
  const enquiry = await sendEnquiry(request, { company: 'Unseen', primaryNeed: need })
  const notices = () => page.evaluate(() => document.documentElement.dataset.notices)
  await expect.poll(notices).toBe(`Unseen: ${need}`)
  await expect(page).toHaveURL(`/admin/inbox/${enquiry.id}`)
})

async function openStreamOf(page: Page) {
  // Not that of the previous page.
  await page.reload({ waitUntil: 'commit' })
  await page.waitForResponse((answer) => answer.url().endsWith('/api/events'))
}

/** Headless Chromium treats every page as visible. */
async function hide(page: Page) {
  await page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true })
    document.dispatchEvent(new Event('visibilitychange'))
  })
}

test('the list of possible owners is updated immediately in open browsers', async ({
  page,
  request,
}) => {
  const user = await makeUser(request, { role: 'admin' })
  const enquiry = await sendEnquiry(request)
  await signIn(page, user)
  await openInbox(page, `/admin/inbox/${enquiry.id}`)
  const owner = page.getByRole('button', { name: /^Owner/ })
  await owner.click()
  const { email, user_id } = await makeUser(request, { role: 'admin' })
  const choice = page.getByRole('menu').getByText(email)
  await expect(choice).toBeVisible()
  const headers = { authorization: `Bearer ${await adminToken(request)}` }
  await request.post('/api/admin-delete-user', { headers, data: { userId: user_id } })
  await expect(choice).toHaveCount(0)
})
