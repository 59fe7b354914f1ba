import { adminToken, admin, expect, makeUser, signInAt, test } from '#tests/browser/fixtures.ts'
import { list, marker, rows, sendMarked, undoBar } from '#tests/browser/inbox-page.ts'

test('a change in the list succeeds beside a colleague’s, and on a conflict both values are shown', async ({
  page,
  request,
  faults,
}) => {
  faults.expect(/response: 409/, /console: .*409/)
  const mark = marker()
  const [sent] = await sendMarked(request, mark, 1)
  const colleague = await makeUser(request, { role: 'admin' })
  const headers = { authorization: `Bearer ${await adminToken(request)}` }
  const path = `/api/contact_submissions/${sent!.id}`
  const changeElsewhere = async (change: object) => {
    const { version } = await (await request.get(path, { headers })).json()
    const answer = await request.patch(path, { headers, data: { version, ...change } })
    expect(answer.status()).toBe(200)
  }
  // This screen gets no events, and its requests for fresh data do not arrive.
  await page.route('**/api/events', (route) => route.fulfill({ status: 204 }))
  await signInAt(page, `/admin/inbox?q=${mark}`)
  await rows(page).first().focus()
  await page.route('**/api/contact_submissions?**', () => {})

  await changeElsewhere({ lost_reason: 'Budget too small' })
  await page.keyboard.press('c')
  await expect(undoBar(page)).toContainText('Person 1 marked contacted.')
  await expect(list(page).getByText('Contacted', { exact: true })).toBeVisible()

  await changeElsewhere({ owner_id: colleague.user_id })
  await page.keyboard.press('i')
  const [mine, theirs] = [admin.email, colleague.email].map((email) => email.split('@')[0]!)
  const notice = page.locator('[data-sonner-toast]', { hasText: 'Not Saved' })
  await expect(notice).toContainText(`Owner: yours ${mine}, theirs ${theirs}.`)
  await expect(rows(page).first()).toContainText(theirs!.slice(0, 8))
})
