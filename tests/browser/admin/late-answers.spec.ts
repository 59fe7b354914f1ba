import type { Page } from '@playwright/test'
import {
  adminToken,
  expect,
  makeUser,
  sendEnquiry,
  signIn,
  signInAt,
  test,
} from '#tests/browser/fixtures.ts'
import { holdRequests } from '#tests/browser/hold-requests.ts'
import { marker, rows, selectionBar, sendMarked, undoBar } from '#tests/browser/inbox-page.ts'

const recordOf = (page: Page, name: string) => page.getByRole('article', { name })
const undo = (page: Page) => page.getByRole('status').getByRole('button', { name: 'Undo' })

test('Undo affects the record that was changed, even if another one is open by then', async ({
  page,
  request,
}) => {
  const mark = marker()
  const [second, first] = await sendMarked(request, mark, 2)
  const box = async (id: string) => {
    const headers = { authorization: `Bearer ${await adminToken(request)}` }
    const answer = await request.get(`/api/contact_submissions/${id}`, { headers })
    return ((await answer.json()) as { quarantined: boolean }).quarantined
  }
  await signInAt(page, `/admin/inbox?q=${mark}`)
  await expect(rows(page)).toHaveCount(2)
  await page.locator(`[data-row="${first!.id}"]`).click()
  const record = recordOf(page, first!.name)
  await expect(record.getByRole('heading', { name: first!.name })).toBeVisible()
  await page.keyboard.press('!')
  await record.getByRole('button', { name: 'Not spam' }).click()
  await undo(page).hover()
  await expect(rows(page)).toHaveCount(2)
  await page.locator(`[data-row="${second!.id}"]`).click()
  await expect(recordOf(page, second!.name)).toBeVisible()
  const undone = page.waitForResponse('**/quarantine')
  await page.keyboard.press('z')
  await undone
  expect([await box(first!.id), await box(second!.id)]).toEqual([true, false])
})

test('a queued change stays visible when the change before it is answered', async ({
  page,
  request,
}) => {
  const mark = marker()
  const [sent] = await sendMarked(request, mark, 1)
  await signInAt(page, `/admin/inbox/${sent!.id}?q=${mark}`)
  const record = recordOf(page, sent!.name)
  const owner = record.getByRole('button', { name: 'Owner: Me' })
  const stage = record.getByRole('button', { name: 'Stage: Contacted' })
  await expect(record.getByRole('heading', { name: sent!.name })).toBeFocused()
  const answers = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  let asked = 0
  await page.route(`**/contact_submissions/${sent!.id}`, async (route) => {
    if (route.request().method() === 'PATCH') await answers[asked++]!.promise
    return route.continue()
  })
  await page.keyboard.press('c')
  await page.keyboard.press('i')
  await expect(owner).toBeVisible()
  answers[0]!.resolve()
  await expect.poll(() => asked).toBe(2)
  // Long enough for the lists to be loaded again if that was requested.
  await page.waitForTimeout(1_000)
  await expect(owner).toBeVisible({ timeout: 1 })
  await expect(stage).toBeVisible({ timeout: 1 })
  await expect(rows(page).first()).toContainText('Owner')
  answers[1]!.resolve()
  await expect(undo(page)).toBeVisible()
  await expect(owner).toBeVisible()
  await expect(stage).toBeVisible()
})

test('of several enquiries opened before the first answer each is marked read', async ({
  page,
  request,
}) => {
  const mark = marker()
  const sent = await sendMarked(request, mark, 3)
  await signInAt(page, `/admin/inbox?q=${mark}`)
  await expect(rows(page)).toHaveCount(3)
  const marked = Promise.withResolvers<void>()
  const asked: string[] = []
  await page.route('**/read', async (route) => {
    asked.push(new URL(route.request().url()).pathname.split('/').at(-2)!)
    await marked.promise
    return route.continue()
  })
  for (const { id, name } of sent) {
    await page.locator(`[data-row="${id}"]`).click()
    await expect(recordOf(page, name).getByRole('heading', { name })).toBeVisible()
  }
  marked.resolve()
  await expect.poll(() => asked).toEqual(sent.map(({ id }) => id))
})

test('of several changes that are refused together none is shown as saved', async ({
  page,
  request,
  faults,
}) => {
  faults.expect(/response: 503/, /console: .*503/)
  const sent = await sendEnquiry(request)
  await signInAt(page, `/admin/inbox/${sent.id}`)
  const record = recordOf(page, sent.name)
  await expect(record.getByRole('heading', { name: sent.name })).toBeFocused()
  const answer = Promise.withResolvers<void>()
  await page.route(`**/contact_submissions/${sent.id}{,/bin}`, async (route) => {
    if (route.request().method() === 'GET') return route.continue()
    await answer.promise
    return route.fulfill({ status: 503, json: { code: 'busy', detail: 'Busy.' } })
  })
  await page.keyboard.press('c')
  await page.keyboard.press('i')
  await page.keyboard.press('#')
  await expect(record.getByText('In the bin')).toBeVisible()
  await expect(record.getByRole('button', { name: 'Owner: Me' })).toBeVisible()
  answer.resolve()
  await expect(page.getByText('Failed to Move Enquiry', { exact: true })).toBeVisible()
  await expect(record.getByText('In the bin')).toHaveCount(0)
  await expect(record.getByRole('button', { name: /^Stage:/ })).toHaveText('Stage: New')
  await expect(record.getByRole('button', { name: 'Owner: Me' })).toHaveCount(0)
  await expect(record.getByRole('button', { name: /left$/ })).toBeVisible()
})

test('two changes of one field that are refused show its stored value again', async ({
  page,
  request,
  faults,
}) => {
  faults.expect(/response: 503/, /console: .*503/)
  const mark = marker()
  const [sent] = await sendMarked(request, mark, 1)
  await signInAt(page, `/admin/inbox/${sent!.id}?q=${mark}`)
  const record = recordOf(page, sent!.name)
  const stage = record.getByRole('button', { name: /^Stage:/ })
  await expect(record.getByRole('heading', { name: sent!.name })).toBeFocused()
  const answers = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  let asked = 0
  // Loading the enquiry is never answered, so that nothing else corrects what is shown.
  await page.route(`**/contact_submissions{/${sent!.id},\\?**}`, async (route) => {
    if (route.request().method() !== 'PATCH') return
    await answers[asked++]!.promise
    await route.fulfill({ status: 503, json: { code: 'busy', detail: 'Busy.' } })
  })
  await page.keyboard.press('c')
  await stage.click()
  await page.getByRole('menuitemradio', { name: 'Qualified' }).click()
  await expect(stage).toHaveText('Stage: Qualified')
  answers[0]!.resolve()
  await expect.poll(() => asked).toBe(2)
  await page.waitForTimeout(500)
  await expect(stage).toHaveText('Stage: Qualified', { timeout: 1 })
  answers[1]!.resolve()
  await expect(stage).toHaveText('Stage: New')
  await expect(rows(page)).not.toContainText(/Contacted|Qualified/)
})

test('a list requested before an Undo does not remove the restored row', async ({
  page,
  request,
}) => {
  const mark = marker()
  const [sent] = await sendMarked(request, mark, 2)
  await signInAt(page, `/admin/inbox/${sent!.id}?q=${mark}`)
  await expect(rows(page)).toHaveCount(2)
  await expect(recordOf(page, sent!.name).getByRole('heading', { name: sent!.name })).toBeFocused()
  const list = Promise.withResolvers<void>()
  const asked = Promise.withResolvers<void>()
  const answered = Promise.withResolvers<void>()
  let isHeld = true
  await page.route(`**/contact_submissions?*q=${mark}*`, async (route) => {
    if (!isHeld) return route.fallback()
    const response = await route.fetch()
    // The list may also be requested because the record was read, before it is moved to the bin.
    const isAfterMove = ((await response.json()) as { rows: unknown[] }).rows.length === 1
    if (isAfterMove) asked.resolve()
    await list.promise
    // It may have been cancelled by now.
    await route.fulfill({ response }).catch(() => {})
    if (isAfterMove) answered.resolve()
  })
  await page.keyboard.press('#')
  await asked.promise
  const release = await holdRequests(page, '**/bin')
  const undone = page.waitForRequest('**/bin')
  await undo(page).click()
  await undone
  await page.getByRole('checkbox', { name: 'Select all on this page' }).check()
  isHeld = false
  list.resolve()
  await answered.promise
  await page.waitForTimeout(500)
  await expect(selectionBar(page)).toContainText('2 selected', { timeout: 1 })
  release()
  await expect(recordOf(page, sent!.name).getByText('In the bin')).toHaveCount(0)
  await expect(selectionBar(page)).toContainText('2 selected')
})

test('a refused bulk change reverts its own values, and none of later changes', async ({
  page,
  request,
  faults,
}) => {
  faults.expect(/response: 503/, /console: .*503/)
  const mark = marker()
  const sent = await sendMarked(request, mark, 3)
  await signInAt(page, `/admin/inbox?q=${mark}`)
  await expect(rows(page)).toHaveCount(3)
  const refused = Promise.withResolvers<void>()
  await page.route('**/bulk', async (route) => {
    await refused.promise
    return route.fulfill({ status: 503, json: { code: 'busy', detail: 'Busy.' } })
  })
  const answer = await holdRequests(page, `**/contact_submissions/${sent[2]!.id}`)
  const third = page.locator(`[data-row="${sent[2]!.id}"]`)
  await page.getByRole('checkbox', { name: 'Select Person 1' }).check()
  await page.getByRole('checkbox', { name: 'Select Person 3' }).check()
  await selectionBar(page).getByLabel('Stage').selectOption('Qualified')
  await expect(third).toContainText('Qualified')
  await third.focus()
  await page.keyboard.press('i')
  await expect(third).toContainText('Owner')
  refused.resolve()
  await expect(rows(page).filter({ hasText: 'Qualified' })).toHaveCount(0)
  await expect(third).toContainText('Owner', { timeout: 1 })
  // The selection is restored, so that the change can be repeated.
  await expect(selectionBar(page)).toContainText('2 selected')
  answer()
  await expect(undo(page)).toBeVisible()
  await expect(third).toContainText('Owner')
})

test('a change whose answer was lost is shown as saved, and can be undone', async ({
  page,
  request,
  faults,
}) => {
  faults.expect(/request: net::ERR_CONNECTION_RESET/, /console: .*CONNECTION_RESET/)
  const mark = marker()
  const [sent] = await sendMarked(request, mark, 2)
  const failure = page.getByText(/^(Not Saved|Failed to Move Enquiry)$/)
  const lose = async (path: string, method: string) => {
    let isLost = false
    await page.route(path, async (route) => {
      if (isLost || route.request().method() !== method) return route.fallback()
      isLost = true
      await route.fetch()
      return route.abort('connectionreset')
    })
  }
  await signInAt(page, `/admin/inbox/${sent!.id}?q=${mark}`)
  const record = recordOf(page, sent!.name)
  const stage = record.getByRole('button', { name: /^Stage:/ })
  await expect(record.getByRole('heading', { name: sent!.name })).toBeFocused()
  await lose(`**/contact_submissions/${sent!.id}`, 'PATCH')
  await page.keyboard.press('c')
  await undo(page).click()
  await expect(stage).toHaveText('Stage: New')
  await lose('**/bin', 'PUT')
  await page.keyboard.press('#')
  await undo(page).click()
  await expect(record.getByText('In the bin')).toHaveCount(0)
  await expect(rows(page)).toHaveCount(2)
  await lose('**/bulk', 'POST')
  await page.getByRole('checkbox', { name: 'Select all on this page' }).check()
  await selectionBar(page).getByLabel('Owner').selectOption('Me')
  await expect(undoBar(page)).toContainText('2 enquiries assigned to you.')
  await undo(page).click()
  await expect(record.getByRole('button', { name: 'Owner: Me' })).toHaveCount(0)
  await expect(failure).toHaveCount(0)
})

test('a slow answer while the page loads is not reported as an unreachable server', async ({
  page,
}) => {
  await signIn(page)
  const shown = page.getByRole('heading', { name: /^(Cannot reach the server|Admin dashboard)/ })
  await expect(shown).toHaveText('Admin dashboard')
  let asked = 0
  await page.route('**/api/auth/**', async (route) => {
    if (route.request().url().endsWith('/user')) asked++
    await new Promise((resolve) => setTimeout(resolve, 2_000))
    await route.continue()
  })
  await page.reload()
  await expect(page.getByText('Checking your session')).toBeVisible()
  await shown.waitFor()
  expect(await shown.textContent()).toBe('Admin dashboard')
  expect(asked, 'who this is').toBe(1)
})

test('until the list of staff has loaded, a row names no owner instead of a former one', async ({
  page,
  request,
}) => {
  const mark = marker()
  const [sent] = await sendMarked(request, mark, 1)
  const colleague = await makeUser(request, { role: 'admin' })
  const assigned = await request.patch(`/api/contact_submissions/${sent!.id}`, {
    headers: { authorization: `Bearer ${await adminToken(request)}` },
    data: { owner_id: colleague.user_id, version: 1 },
  })
  expect(assigned.status()).toBe(200)
  await signIn(page)
  const answer = await holdRequests(page, '**/api/user_roles?*active=1*')
  await page.goto(`/admin/inbox?q=${mark}`)
  await expect(rows(page)).toContainText('Person 1')
  await expect(rows(page)).not.toContainText('colleague')
  answer()
  await expect(rows(page)).toContainText(`Owner: ${colleague.email.split('@')[0]}`)
})
