import { expect, signInAt, test } from '#tests/browser/fixtures.ts'
import { marker, rows, sendMarked } from '#tests/browser/inbox-page.ts'

test('a record that cannot be fully loaded shows what the list contains, and accepts a note', async ({
  page,
  request,
  faults,
}) => {
  faults.expect(/response: 503/, /console: .*(503|Could not load)/)
  const mark = marker()
  const [sent] = await sendMarked(request, mark, 2)
  await signInAt(page, `/admin/inbox?q=${mark}`)
  await expect(rows(page)).toHaveCount(2)
  await page.route(`**/contact_submissions/${sent!.id}`, (route) =>
    route.fulfill({ status: 503, json: { code: 'busy', detail: 'Busy.' } }),
  )
  await page.locator(`[data-row="${sent!.id}"]`).click()
  const record = page.getByRole('article', { name: sent!.name })
  await expect(record.getByText('The rest of the enquiry could not be loaded.')).toBeVisible()
  await expect(record.getByRole('heading', { name: sent!.name })).toBeVisible()
  await expect(record.getByLabel('Write a note')).toBeVisible()
  await page.unroute(`**/contact_submissions/${sent!.id}`)
  await record.getByRole('button', { name: 'Retry' }).click()
  await expect(record.getByText('could not be loaded')).toHaveCount(0)
})
