import { adminToken, expect, signIn, test } from './fixtures.ts'
import { marker, rows, sendMarked } from './inbox-page.ts'

test('the view of due follow-ups begins with the one that fell due first', async ({
  page,
  request,
}) => {
  const mark = marker()
  const sent = await sendMarked(request, mark, 3)
  const headers = { authorization: `Bearer ${await adminToken(request)}` }
  const now = Date.now()
  for (const [at, ms] of [1, 3, 2].entries()) {
    // None may lie in the past when it is set.
    const follow_up_at = new Date(now + 1_000 + ms).toISOString()
    const data = { version: 1, follow_up_at }
    const path = `/api/contact_submissions/${sent[at]!.id}`
    expect((await request.patch(path, { headers, data })).status()).toBe(200)
  }
  await signIn(page)
  await page.goto('/admin/inbox')
  await page
    .getByRole('navigation', { name: 'Views' })
    .getByRole('link', { name: /^Follow-up due/ })
    .click()
  await expect(page.getByRole('heading', { name: 'Follow-up due' })).toBeVisible()
  const ours = rows(page).filter({ hasText: mark })
  await expect(ours).toContainText(['Person 1', 'Person 3', 'Person 2'])
})
