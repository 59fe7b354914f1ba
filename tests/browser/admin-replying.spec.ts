import { expect, makeUser, sendEnquiry, signIn } from './fixtures.ts'
import { test } from './mailed-site.ts'

test('a record says who else is writing an answer, as long as they do', async ({
  page,
  browser,
  request,
  site,
}) => {
  const maya = await makeUser(request, { role: 'admin', email: 'maya.lee@staff.example' })
  const tom = await makeUser(request, { role: 'admin' })
  const enquiry = await sendEnquiry(request)
  await signIn(page, tom)
  await page.goto(`/admin/inbox/${enquiry.id}`)
  const elsewhere = await browser.newContext({ baseURL: site.url })
  const other = await elsewhere.newPage()
  await signIn(other, maya)
  await other.goto(`/admin/inbox/${enquiry.id}`)
  await other.getByRole('button', { name: 'Reply', exact: true }).click()
  await expect(other.getByRole('form', { name: 'Reply' })).toBeVisible()
  await expect(page.getByText('Maya is replying', { exact: true })).toBeVisible()
  await expect(other.getByText('is replying')).toHaveCount(0)
  await other.getByRole('button', { name: 'Close; the draft is kept' }).click()
  await expect(page.getByText('is replying')).toHaveCount(0)
  await elsewhere.close()
})
