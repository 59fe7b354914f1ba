import { readFileSync } from 'node:fs'
import {
  adminToken,
  expect,
  makeUser,
  sendEnquiry,
  signIn,
  signInAt,
  test,
  tokensOf,
} from '#tests/browser/fixtures.ts'

test('staff can read who did what, filter by person and action, and export the result', async ({
  page,
  request,
  checkAccessibility,
}) => {
  const user = await makeUser(request, { role: 'admin' })
  await signInAt(page, '/admin/audit', user)
  const trail = page.getByRole('table', { name: 'Audit trail' })
  await expect(trail.getByText('User created').first()).toBeVisible()
  await checkAccessibility()
  await page.getByLabel('What happened').selectOption('Signed in')
  await expect(trail.getByText('User created')).toHaveCount(0)
  await trail.getByRole('link', { name: user.email }).first().click()
  await expect(page).toHaveURL(/action=sign_in\.succeeded.*actor=/)
  const rows = trail.getByRole('row').filter({ hasText: 'Signed in' })
  await expect(rows).toHaveCount(1)
  await expect(page.getByText(`Only what ${user.email} did.`)).toBeVisible()
  const saved = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download CSV' }).click()
  const text = readFileSync(await (await saved).path(), 'utf8')
  expect(text.trim().split('\r\n')).toHaveLength(2)
  await page.getByRole('button', { name: 'Show all' }).click()
  await expect(trail.getByText('Audit trail exported').first()).toBeVisible()
})

test('tabbing through the dates of the audit trail keeps the current page', async ({ page }) => {
  await signIn(page)
  // On a later page: the entries before this one.
  await page.goto('/admin/audit?cursor=3')
  await expect(page.getByRole('button', { name: 'Newest' }).first()).toBeVisible()
  const second = page.url()
  await page.getByLabel('From').focus()
  await page.getByLabel('To').focus()
  await page.getByLabel('What happened').focus()
  await expect(page.getByLabel('What happened')).toBeFocused()
  expect(page.url()).toBe(second)

  await page.getByLabel('From').fill('2026-01-31')
  await page.getByLabel('What happened').focus()
  await expect(page).toHaveURL('/admin/audit?from=2026-01-31')
})

test('an entry about an enquiry names its reference and links to it', async ({ page, request }) => {
  const { id, name } = await sendEnquiry(request)
  const headers = { authorization: `Bearer ${await adminToken(request)}` }
  const data = { version: 1, stage: 'qualified' }
  const changed = await request.patch(`/api/contact_submissions/${id}`, { headers, data })
  expect(changed.status()).toBe(200)
  await signInAt(page, `/admin/audit?action=enquiry.changed&subject=${id}`)
  const reference = id.slice(-8).toUpperCase().replace(/^.{4}/, '$&-')
  await expect(page.getByText(`Only what was done to ${reference}.`)).toBeVisible()
  await page.getByRole('link', { name: `Open the enquiry ${reference}` }).click()
  await expect(page.getByRole('article', { name })).toContainText(reference)
  await page.keyboard.press('Escape')
  await expect(page).toHaveURL(/\/admin\/audit/)
})

test('a bulk change is one row, which opens to its enquiries', async ({
  page,
  request,
  checkAccessibility,
}) => {
  const me = await makeUser(request, { role: 'admin' })
  const sent = [await sendEnquiry(request), await sendEnquiry(request), await sendEnquiry(request)]
  const { access_token } = await tokensOf(request, me)
  const changed = await request.post('/api/contact_submissions/bulk', {
    headers: { authorization: `Bearer ${access_token}` },
    data: { ids: sent.map(({ id }) => id), change: { stage: 'contacted' } },
  })
  expect(changed.status()).toBe(200)
  await signInAt(page, `/admin/audit?action=enquiry.changed&actor=${me.user_id}`, me)
  const trail = page.getByRole('table', { name: 'Audit trail' })
  const rows = trail.getByRole('row').filter({ hasText: 'Enquiry changed' })
  await expect(rows).toHaveCount(1)
  await expect(rows).toContainText('stage: Contacted')
  await rows.getByText('3 enquiries').click()
  await expect(rows.getByRole('listitem')).toHaveCount(3)
  await checkAccessibility()
  await rows
    .getByRole('link', { name: /^Open the enquiry/ })
    .first()
    .click()
  await expect(page).toHaveURL(/\/admin\/inbox\//)
})
