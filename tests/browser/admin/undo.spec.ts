import { expect, sendEnquiry, signInAt, test } from '#tests/browser/fixtures.ts'
import { rows, selectionBar, showMarked, undoBar } from '#tests/browser/inbox-page.ts'

test('an answer and the follow-up set after it are undone one after the other', async ({
  page,
  request,
}) => {
  const sent = await sendEnquiry(request)
  await signInAt(page, `/admin/inbox/${sent.id}`)
  const record = page.getByRole('article', { name: sent.name })
  const stage = record.getByRole('button', { name: /^Stage:/ })
  await expect(stage).toHaveText('Stage: New')
  await page.keyboard.press('c')
  await expect(undoBar(page)).toContainText('Marked contacted')
  await record.getByRole('button', { name: '2 days' }).click()
  await expect(undoBar(page)).toContainText('Follow up in 2 days')
  await page.keyboard.press('z')
  await expect(record.getByRole('button', { name: 'Follow up', exact: true })).toBeVisible()
  await expect(undoBar(page)).toContainText('Before that: Marked contacted')
  const undone = page.waitForResponse(
    (answer) => answer.request().postDataJSON()?.answered_at === null,
  )
  await page.keyboard.press('z')
  await expect(stage).toHaveText('Stage: New')
  await expect(undoBar(page)).toHaveCount(0)
  await expect(page.getByRole('status').getByText('Undone', { exact: true })).toBeAttached()
  expect((await undone).status()).toBe(200)
  await page.reload()
  await expect(stage).toHaveText('Stage: New')
  await expect(record.getByRole('button', { name: 'Follow up', exact: true })).toBeVisible()
})

test('a bulk change and a single one are undone one after the other, and a double click undoes one', async ({
  page,
  request,
}) => {
  await showMarked(page, request, 2, '&sort=oldest')
  await page.getByRole('checkbox', { name: 'Select all on this page' }).check()
  await selectionBar(page).getByLabel('Stage').selectOption('Qualified')
  await expect(undoBar(page)).toContainText('2 enquiries moved to Qualified.')
  await rows(page).first().focus()
  await page.keyboard.press('i')
  await expect(undoBar(page)).toContainText('Person 1 is yours.')
  const answered = Promise.withResolvers<void>()
  await page.route('**/api/contact_submissions/*', async (route) => {
    if (route.request().method() !== 'PATCH') return route.continue()
    const response = await route.fetch()
    await answered.promise
    return route.fulfill({ response })
  })
  await undoBar(page).getByRole('button', { name: 'Undo' }).dblclick()
  await expect(undoBar(page)).toContainText('Before that: 2 enquiries moved to Qualified.')
  await expect(rows(page).first()).toContainText('Qualified')
  await expect(rows(page).first()).not.toContainText('Owner')
  const undone = page.waitForResponse('**/bulk')
  await undoBar(page).getByRole('button', { name: 'Undo' }).click()
  answered.resolve()
  expect(await (await undone).json()).toMatchObject({ unchanged: [] })
  await expect(rows(page).getByText('Qualified')).toHaveCount(0)
  await expect(undoBar(page)).toHaveCount(0)
  await page.reload()
  await expect(rows(page)).toHaveCount(2)
  await expect(rows(page).getByText('Qualified')).toHaveCount(0)
})
