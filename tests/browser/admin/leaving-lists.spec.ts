import { adminToken, expect, sendEnquiry, signInAt, test } from '#tests/browser/fixtures.ts'
import { marker, rows, sendMarked, undoBar } from '#tests/browser/inbox-page.ts'

test('changing the stage of a waiting enquiry asks whether it was answered', async ({
  page,
  request,
}) => {
  const sent = await sendEnquiry(request, { message: 'Hello' })
  await signInAt(page, `/admin/inbox/${sent.id}`)
  const record = page.getByRole('article', { name: sent.name })
  const stage = record.getByRole('button', { name: /^Stage:/ })
  const asked = record.getByRole('complementary', { name: 'After the stage' })
  await stage.click()
  await page.getByRole('menu').getByText('Qualified').click()
  await expect(asked).toContainText('Its clock still runs. Answered?')
  await undoBar(page).getByRole('button', { name: 'Undo' }).click()
  await expect(stage).toHaveText('Stage: New')
  await expect(asked).toHaveCount(0)
  await stage.click()
  await page.getByRole('menu').getByText('Qualified').click()
  await asked.getByRole('button', { name: 'Mark contacted' }).click()
  await expect(record.getByRole('button', { name: 'Answered in 1 m' })).toBeVisible()
  await expect(stage).toHaveText('Stage: Qualified')
})

test('a new order starts at the first row, and Escape in the search returns to the last row', async ({
  page,
  request,
}) => {
  const mark = marker()
  await sendMarked(request, mark, 3)
  await signInAt(page, `/admin/inbox?q=${mark}`)
  await expect(rows(page)).toHaveCount(3)
  await rows(page).last().focus()
  await page.keyboard.press('/')
  await expect(page.getByLabel('Search enquiries')).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(rows(page).last()).toBeFocused()
  await page.getByText('Filter', { exact: true }).click()
  await page.getByLabel('Order').selectOption('oldest')
  await expect(page).toHaveURL(/sort=oldest/)
  await expect(rows(page).first()).toHaveAttribute('tabindex', '0')
  await expect(rows(page).last()).toHaveAttribute('tabindex', '-1')
})

test('a row shows the date of its follow-up once that date has come', async ({ page, request }) => {
  const mark = marker()
  const [due, later] = await sendMarked(request, mark, 2)
  const headers = { authorization: `Bearer ${await adminToken(request)}` }
  const day = 24 * 60 * 60_000
  for (const [{ id }, ms] of [
    [due!, 100],
    [later!, 2 * day],
  ] as const) {
    const data = { version: 1, follow_up_at: new Date(Date.now() + ms).toISOString() }
    const path = `/api/contact_submissions/${id}`
    expect((await request.patch(path, { headers, data })).status()).toBe(200)
  }
  await signInAt(page, `/admin/inbox?q=${mark}`)
  await expect(rows(page)).toHaveCount(2)
  await expect(page.getByRole('link', { name: due!.name })).toContainText(
    /Follow up [A-Z][a-z]{2} /,
  )
  await expect(page.getByRole('link', { name: later!.name })).not.toContainText('Follow up')
})
