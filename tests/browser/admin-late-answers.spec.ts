import type { Page } from '@playwright/test'
import { adminToken, expect, sendEnquiry, signIn, test } from './fixtures.ts'
import { marker, rows, sendMarked } from './inbox-page.ts'

const recordOf = (page: Page, name: string) => page.getByRole('article', { name })
const undo = (page: Page) => page.getByRole('status').getByRole('button', { name: 'Undo' })

test('an Undo means the record that was changed, also when another one is open by then', async ({
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
  await signIn(page)
  await page.goto(`/admin/inbox?q=${mark}`)
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

test('of changes that are refused together none is shown as saved', async ({
  page,
  request,
  faults,
}) => {
  faults.expect(/response: 503/, /console: .*503/)
  const sent = await sendEnquiry(request)
  await signIn(page)
  await page.goto(`/admin/inbox/${sent.id}`)
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
