import { expect, signIn, test } from '#tests/browser/fixtures.ts'
import { marker, rows, sendMarked } from '#tests/browser/inbox-page.ts'

test('an enquiry marked unread while it is still being marked read stays unread', async ({
  page,
  request,
}) => {
  const mark = marker()
  const [sent] = await sendMarked(request, mark, 1)
  await signIn(page)
  const marked = Promise.withResolvers<void>()
  const answered: string[] = []
  await page.route(`**/contact_submissions/${sent!.id}/read`, async (route) => {
    const method = route.request().method()
    if (method === 'PUT') await marked.promise
    await route.fulfill({ response: await route.fetch() })
    answered.push(method)
  })
  await page.goto(`/admin/inbox/${sent!.id}?q=${mark}`)
  await expect(
    page.getByRole('article', { name: sent!.name }).getByRole('heading', { name: sent!.name }),
  ).toBeFocused()
  await page.keyboard.press('u')
  await expect(rows(page).first()).toContainText('Unread')
  marked.resolve()
  await expect.poll(() => answered).toEqual(['PUT', 'DELETE'])
})

test('two marks made before the first is refused leave the enquiry as the server has it', async ({
  page,
  request,
  faults,
}) => {
  faults.expect(/response: 503/, /console: .*503/)
  const mark = marker()
  const [sent] = await sendMarked(request, mark, 1)
  await signIn(page)
  const opened = page.waitForResponse('**/read')
  await page.goto(`/admin/inbox/${sent!.id}?q=${mark}`)
  await opened
  const answer = Promise.withResolvers<void>()
  let refused = 0
  await page.route(`**/contact_submissions/${sent!.id}/read`, async (route) => {
    await answer.promise
    await route.fulfill({ status: 503, json: { code: 'busy', detail: 'Busy.' } })
    refused++
  })
  const row = rows(page).first()
  await page.keyboard.press('u')
  await expect(row).toContainText('Unread')
  await page.keyboard.press('u')
  await expect(row).not.toContainText('Unread')
  answer.resolve()
  await expect.poll(() => refused).toBe(2)
  await expect(page.getByText('Not Saved', { exact: true }).first()).toBeVisible()
  await page.waitForTimeout(500)
  await expect(row).not.toContainText('Unread', { timeout: 1 })
})
