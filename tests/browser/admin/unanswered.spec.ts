import { adminToken, expect, sendEnquiry, signIn, signInAt, test } from '#tests/browser/fixtures.ts'
import { rows, selectionBar, showMarked, undoBar } from '#tests/browser/inbox-page.ts'

test('whether an enquiry was answered before it was moved on is asked until that is dismissed', async ({
  page,
  request,
}) => {
  const sent = await sendEnquiry(request)
  const headers = { authorization: `Bearer ${await adminToken(request)}` }
  const change = async (version: number, stage: string) => {
    const data = { version, stage }
    const answer = await request.patch(`/api/contact_submissions/${sent.id}`, { headers, data })
    expect(answer.status()).toBe(200)
  }
  await change(1, 'lost')
  await signInAt(page, `/admin/inbox/${sent.id}`)
  const record = page.getByRole('article', { name: sent.name })
  const asked = record.getByRole('complementary', { name: 'After the stage' })
  await expect(record.getByRole('button', { name: /^Stage:/ })).toHaveText('Stage: Lost')
  await expect(asked, 'a lost enquiry needs no answer').toHaveCount(0)
  await change(2, 'qualified')
  await expect(asked).toContainText('Its clock still runs. Answered?')
  await page.reload()
  await expect(asked).toBeVisible()
  await asked.getByRole('button', { name: 'Not yet' }).click()
  await expect(asked).toHaveCount(0)
  await page.reload()
  await expect(record.getByRole('button', { name: /^Stage:/ })).toHaveText('Stage: Qualified')
  await expect(asked).toHaveCount(0)
})

test('the line above the list leads to the enquiries that were moved on from New unanswered', async ({
  page,
  request,
}) => {
  const sent = await sendEnquiry(request)
  const headers = { authorization: `Bearer ${await adminToken(request)}` }
  const data = { version: 1, stage: 'qualified' }
  const answer = await request.patch(`/api/contact_submissions/${sent.id}`, { headers, data })
  expect(answer.status()).toBe(200)
  await signInAt(page, '/admin/inbox')
  await page.getByRole('link', { name: /^\d+ moved on unanswered$/ }).click()
  await expect(page).toHaveURL(
    '/admin/inbox?stage=contacted%2Cqualified%2Cproposal&unanswered=1&sort=due',
  )
  await expect(rows(page).filter({ hasText: sent.name })).toContainText('h left')
  const filters = page.getByRole('list', { name: 'Filters' })
  await expect(filters.getByText('Unanswered')).toBeVisible()
})

test('moving several enquiries on says how many are still unanswered', async ({
  page,
  request,
}) => {
  await showMarked(page, request, 2)
  await expect(rows(page)).toHaveCount(2)
  await page.getByLabel('Select all on this page').check()
  await selectionBar(page).getByLabel('Stage').selectOption('Qualified')
  await expect(undoBar(page)).toContainText(
    '2 enquiries moved to Qualified. 2 are still unanswered.',
  )
})

test('a related enquiry in quarantine is named so instead of by its stage', async ({
  page,
  request,
}) => {
  const email = `${crypto.randomUUID()}@shop.example`
  await sendEnquiry(request, { email, fax: '805' })
  const sent = await sendEnquiry(request, { email })
  await signInAt(page, `/admin/inbox/${sent.id}`)
  const others = page.getByRole('region', { name: 'Other enquiries' })
  const same = others.getByRole('listitem').filter({ hasText: 'same address' })
  await expect(same).toContainText('In quarantine · same address')
})

test('a change that does not reach the server names the enquiry and the reason', async ({
  page,
  request,
  faults,
}) => {
  faults.expect(/request: net::ERR_FAILED PATCH/, /console: .*ERR_FAILED/)
  const sent = await sendEnquiry(request)
  await signIn(page)
  await page.goto(`/admin/inbox/${sent.id}`)
  await expect(page.getByRole('article', { name: sent.name })).toContainText('opened it')
  await page.route(`**/contact_submissions/${sent.id}`, (route) =>
    route.request().method() === 'PATCH' ? route.abort() : route.continue(),
  )
  await page.keyboard.press('i')
  const toast = page.locator('[data-sonner-toast]', { hasText: 'Not Saved' })
  await expect(toast).toContainText('was not changed: no connection.')
  await expect(toast).toContainText(sent.name.slice(0, 39))
})
