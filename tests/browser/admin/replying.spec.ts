import { expect, makeUser, sendEnquiry, signInAt } from '#tests/browser/fixtures.ts'
import { test } from '#tests/browser/mailed-site.ts'

test('a record shows who else is writing an answer, for as long as they are', async ({
  page,
  browser,
  request,
  site,
}) => {
  const maya = await makeUser(request, { role: 'admin', email: 'maya.lee@staff.example' })
  const tom = await makeUser(request, { role: 'admin' })
  const enquiry = await sendEnquiry(request)
  await signInAt(page, `/admin/inbox/${enquiry.id}`, tom)
  const elsewhere = await browser.newContext({ baseURL: site.url })
  const other = await elsewhere.newPage()
  await signInAt(other, `/admin/inbox/${enquiry.id}`, maya)
  await other.getByRole('button', { name: 'Reply', exact: true }).click()
  await expect(other.getByRole('form', { name: 'Reply' })).toBeVisible()
  await expect(page.getByText('Maya is replying', { exact: true })).toBeVisible()
  await expect(other.getByText('is replying')).toHaveCount(0)
  await other.getByRole('button', { name: 'Close; the draft is kept' }).click()
  await expect(page.getByText('is replying')).toHaveCount(0)
  await elsewhere.close()
})
