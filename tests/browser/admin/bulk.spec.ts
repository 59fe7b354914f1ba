import type { APIRequestContext, Page } from '@playwright/test'
import { adminToken, expect, makeUser, signIn, signInAt, test } from '#tests/browser/fixtures.ts'
import { holdRequests } from '#tests/browser/hold-requests.ts'
import { marker, rows, selectionBar, showMarked, undoBar } from '#tests/browser/inbox-page.ts'

const progress = (page: Page) => page.getByRole('group', { name: 'Changing enquiries' })

/** More than one step of a change takes; a page has 50. */
const many = 210

/** Each from its own address, because one client may send only a few. */
async function sendFrom(request: APIRequestContext, address: string, company: string) {
  const data = { name: 'Visitor', email: 'visitor@example.com', company, consent: true }
  const headers = { 'x-forwarded-for': address }
  expect((await request.post('/api/submit-contact-form', { data, headers })).status()).toBe(201)
}

async function withMany(page: Page, request: APIRequestContext) {
  const mark = marker()
  const atOnce = 7
  for (let sent = 0; sent < many; sent += atOnce)
    await Promise.all(
      Array.from({ length: atOnce }, (_, at) => sendFrom(request, `192.0.2.${sent + at}`, mark)),
    )
  const headers = { authorization: `Bearer ${await adminToken(request)}` }
  const count = async (filter: string) => {
    const place = `/api/contact_submissions?q=${mark}&limit=1&count=exact&${filter}`
    return ((await (await request.get(place, { headers })).json()) as { total: number }).total
  }
  await signInAt(page, `/admin/inbox?q=${mark}`)
  await expect(rows(page)).toHaveCount(50)
  await page.getByLabel('Select all on this page').check()
  return count
}

test('all matching enquiries can be selected, changed step by step, and the change undone as one', async ({
  page,
  request,
  checkAccessibility,
}) => {
  const count = await withMany(page, request)
  const first = page.getByRole('checkbox', { name: 'Select Visitor' }).first()
  await expect(selectionBar(page)).toContainText('50 selected')
  await selectionBar(page).getByRole('button', { name: 'Select all 210 that match' }).click()
  await expect(selectionBar(page)).toContainText('210 selected')
  await expect(selectionBar(page).getByRole('button', { name: 'Only this page' })).toBeFocused()
  await checkAccessibility()
  await selectionBar(page).getByRole('button', { name: 'Only this page' }).click()
  await expect(selectionBar(page)).toContainText('50 selected')
  await selectionBar(page).getByRole('button', { name: 'Select all 210 that match' }).click()
  await first.uncheck()
  await expect(selectionBar(page), 'one that is taken out leaves the page').toContainText(
    '49 selected',
  )
  await first.check()
  await selectionBar(page).getByRole('button', { name: 'Select all 210 that match' }).click()
  const question = page.getByRole('alertdialog', { name: 'Change 210 enquiries' })
  await selectionBar(page).getByRole('button', { name: 'Spam' }).click()
  await expect(question).toContainText(
    'on every page, will be marked as spam and moved to quarantine.',
  )
  await question.getByRole('button', { name: 'Cancel' }).click()
  await selectionBar(page).getByLabel('Stage').selectOption('Lost…')
  const reason = page.getByRole('dialog', { name: 'Lost: 210 selected' })
  await expect(reason).toContainText('All 210 that match, on every page, will be moved to Lost.')
  await checkAccessibility()
  await reason.getByRole('button', { name: 'Cancel' }).click()
  await selectionBar(page).getByRole('button', { name: 'Bin' }).click()
  await expect(question).toContainText('on every page, will be moved to the bin.')
  await question.getByRole('button', { name: 'Change 210' }).click()
  await expect(undoBar(page)).toContainText('210 enquiries moved to the bin.')
  await undoBar(page).getByRole('button', { name: 'Undo' }).hover()
  await expect(rows(page)).toHaveCount(0)
  expect(await count('bin=only')).toBe(many)
  await undoBar(page).getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByText('210 enquiries are as they were.').first()).toBeVisible()
  expect(await count('')).toBe(many)
})

test('a change of all matches can be stopped, and reports how far it came', async ({
  page,
  request,
}) => {
  const count = await withMany(page, request)
  await selectionBar(page).getByRole('button', { name: 'Select all 210 that match' }).click()
  await page.route('**/bulk', async (route) => {
    await progress(page).getByRole('button', { name: 'Stop' }).click()
    await route.continue()
  })
  await selectionBar(page).getByRole('button', { name: 'Contacted' }).click()
  await expect(undoBar(page)).toContainText(
    '200 enquiries marked contacted. It was stopped. 10 were left as they are.',
  )
  await undoBar(page).getByRole('button', { name: 'Undo' }).hover()
  await expect(progress(page)).toHaveCount(0)
  expect(await count('stage=contacted')).toBe(200)
  await page.unroute('**/bulk')
  // Enquiries that the server has no time for at first are sent again.
  await page.route(
    '**/bulk',
    (route) => {
      const { ids } = route.request().postDataJSON() as { ids: string[] }
      const unchanged = ids.map((id) => ({ id, code: 'busy' }))
      return route.fulfill({ json: { changed: [], unchanged } })
    },
    { times: 1 },
  )
  await undoBar(page).getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByText('200 enquiries are as they were.').first()).toBeVisible()
  expect(await count('waiting=1')).toBe(many)
})

test('a change whose answer was lost is sent again, and what it changed can be undone', async ({
  page,
  request,
  faults,
}) => {
  faults.expect(/request: net::ERR_CONNECTION_RESET POST .*bulk/, /console: .*CONNECTION_RESET/)
  const count = await withMany(page, request)
  await selectionBar(page).getByRole('button', { name: 'Select all 210 that match' }).click()
  let calls = 0
  await page.route('**/bulk', async (route) => {
    calls++
    if (calls > 1) return route.continue()
    await route.fetch()
    return route.abort('connectionreset')
  })
  await selectionBar(page).getByRole('button', { name: 'Bin' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Change 210' }).click()
  await expect(undoBar(page)).toContainText('210 enquiries moved to the bin.')
  await undoBar(page).getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByText('210 enquiries are as they were.').first()).toBeVisible()
  expect(await count('')).toBe(many)
})

test('undoing a change of all matches sends all former values at once, so a reload skips none', async ({
  page,
  request,
}) => {
  const mark = marker()
  const size = 52
  await Promise.all(
    Array.from({ length: size }, (_, at) => sendFrom(request, `192.0.2.${at}`, mark)),
  )
  const headers = { authorization: `Bearer ${await adminToken(request)}` }
  type Row = { id: string; follow_up_at: string | null }
  const place = `/api/contact_submissions?q=${mark}&limit=200`
  const found = async () =>
    ((await (await request.get(place, { headers })).json()) as { rows: Row[] }).rows
  const [first] = await found()
  const own = { follow_up_at: new Date(Date.now() + 864e5).toISOString() }
  const data = { version: 1, ...own }
  await request.patch(`/api/contact_submissions/${first!.id}`, { headers, data })
  const before = await found()
  await signInAt(page, `/admin/inbox?q=${mark}`)
  await page.getByLabel('Select all on this page').check()
  await selectionBar(page).getByRole('button', { name: 'Select all 52 that match' }).click()
  await selectionBar(page).getByLabel('Follow-up').selectOption('In 2 days')
  await expect(undoBar(page)).toContainText('52 enquiries set to follow up in 2 days.')
  // A change made since and undone again does not count as a colleague's change.
  await rows(page).first().focus()
  await page.keyboard.press('i')
  await expect(undoBar(page)).toContainText('is yours.')
  await page.keyboard.press('z')
  await expect(undoBar(page)).toContainText('Before that: 52 enquiries')
  let asked = 0
  const answers = Promise.withResolvers<void>()
  await page.route('**/bulk', async (route) => {
    asked++
    const response = await route.fetch()
    await answers.promise
    await route.fulfill({ response })
  })
  await undoBar(page).getByRole('button', { name: 'Undo' }).click()
  await expect.poll(() => asked, 'before anything is answered').toBe(2)
  const followUps = (rows: Row[]) => rows.map(({ follow_up_at }) => follow_up_at)
  await expect.poll(async () => followUps(await found())).toEqual(followUps(before))
  answers.resolve()
  await expect(page.getByText('52 enquiries are as they were.').first()).toBeVisible()
})

test('a change of more than 500 asks once before it starts, and can be cancelled by keyboard', async ({
  page,
  request,
  checkAccessibility,
}) => {
  const count = await withMany(page, request)
  // As many as the server might find.
  await page.route(/\/api\/contact_submissions\?/, async (route) => {
    const response = await route.fetch()
    const found = (await response.json()) as { total: number | null }
    await route.fulfill({ response, json: { ...found, total: found.total && 20_210 } })
  })
  await page.reload()
  await page.getByLabel('Select all on this page').check()
  await selectionBar(page).getByRole('button', { name: 'Select all 20,210 that match' }).click()
  let calls = 0
  page.on('request', (sent) => (calls += sent.url().endsWith('/bulk') ? 1 : 0))
  const question = page.getByRole('alertdialog', { name: 'Change 20,210 enquiries' })
  const button = selectionBar(page).getByRole('button', { name: 'Contacted' })

  await button.focus()
  await page.keyboard.press('Enter')
  await expect(question).toContainText(
    'All 20,210 that match, on every page, will be marked contacted.',
  )
  await expect(question.getByRole('button', { name: 'Cancel' })).toBeFocused()
  await checkAccessibility()
  await page.keyboard.press('Escape')
  await expect(question).toHaveCount(0)
  await expect(button).toBeFocused()
  await expect(selectionBar(page)).toContainText('20,210 selected')
  await selectionBar(page).getByLabel('Owner').selectOption('Me')
  await expect(question).toContainText('will be assigned to you.')
  await question.getByRole('button', { name: 'Cancel' }).click()
  await expect(question).toHaveCount(0)
  expect(calls).toBe(0)

  await rows(page).first().focus()
  await page.keyboard.press('#')
  await expect(question).toContainText('will be moved to the bin.')
  await expect(question.getByRole('button', { name: 'Cancel' })).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(undoBar(page)).toContainText('210 enquiries moved to the bin.')
  await expect(selectionBar(page)).toBeHidden()
  expect(await count('bin=only')).toBe(many)
  // A browser repeats requests in flight once more when the page stops intercepting them.
  await page.unrouteAll({ behavior: 'wait' })
})

test('Escape leaves a list of the bar for the row that had the focus, and keeps the selection', async ({
  page,
  request,
}) => {
  await showMarked(page, request, 2)
  await rows(page).nth(1).focus()
  await page.keyboard.press('x')
  await page.keyboard.press('a')
  await expect(selectionBar(page).getByLabel('Owner')).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(rows(page).nth(1)).toBeFocused()
  await expect(selectionBar(page)).toContainText('1 selected')
})

test('a bulk change stops when another account signs in in the same browser, and changes nothing in its name', async ({
  page,
  context,
  request,
}) => {
  const count = await withMany(page, request)
  const other = await makeUser(request, { role: 'admin' })
  await selectionBar(page).getByRole('button', { name: 'Select all 210 that match' }).click()
  const underWay = await holdRequests(page, '**/bulk')
  const first = page.waitForRequest('**/bulk')
  await selectionBar(page).getByRole('button', { name: 'Contacted' }).click()
  await first
  const sent: string[] = []
  page.on('request', (asked) => {
    if (asked.url().endsWith('/bulk')) sent.push(asked.url())
  })

  // Until that account is known, the first one's screen would still be there.
  const known = await holdRequests(page, '**/api/auth/user')
  const tab = await context.newPage()
  await tab.goto('/terms')
  await tab.evaluate(() => localStorage.removeItem('anacapa.auth'))
  await signIn(tab, other)
  await expect(rows(page)).toHaveCount(0)
  const answered = page.waitForResponse('**/bulk')
  underWay()
  expect((await answered).status()).toBe(200)
  known()
  await expect(page.getByText(other.email).first()).toBeVisible()
  await expect(progress(page)).toHaveCount(0)
  await expect(undoBar(page)).toHaveCount(0)
  expect(sent).toEqual([])
  expect(await count('stage=contacted')).toBe(200)
})
