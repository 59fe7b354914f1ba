import { randomUUID } from 'node:crypto'
import {
  adminToken,
  expect,
  makeUser,
  sendEnquiry,
  signInAt,
  test,
} from '#tests/browser/fixtures.ts'
import { rows, undoBar } from '#tests/browser/inbox-page.ts'

test('answering at a due follow-up asks for the next date, and None clears the follow-up', async ({
  page,
  request,
}) => {
  const sent = await sendEnquiry(request)
  const headers = { authorization: `Bearer ${await adminToken(request)}` }
  const now = new Date().toISOString()
  const data = { version: 1, stage: 'contacted', answered_at: now, follow_up_at: now }
  const path = `/api/contact_submissions/${sent.id}`
  expect((await request.patch(path, { headers, data })).status()).toBe(200)
  await signInAt(page, `/admin/inbox/${sent.id}`)
  const record = page.getByRole('article', { name: sent.name })
  await expect(record.getByRole('button', { name: /^Due [A-Z]/ })).toBeVisible()
  // Without mail settings the mail program sends the answer.
  await record.getByRole('link', { name: 'Reply', exact: true }).click()
  const asked = record.getByRole('complementary', { name: 'After the answer' })
  await expect(asked).toContainText('Follow up again in')
  await asked.getByRole('button', { name: 'None' }).click()
  await expect(record.getByRole('button', { name: 'Follow up', exact: true })).toBeVisible()
  await expect(asked).toHaveCount(0)
  await expect(undoBar(page)).toContainText('No follow-up')
  await page.reload()
  await expect(record.getByRole('button', { name: 'Follow up', exact: true })).toBeVisible()
})

for (const width of [360, 1440])
  test(`at ${width} px a row shows the whole date of a due follow-up, however long its other words are`, async ({
    page,
    request,
  }) => {
    const sent = await sendEnquiry(request, {
      utmSource: 'a-source-with-a-long-name',
      utmCampaign: 'and-a-campaign',
      revenueRange: '$500K - $1M/month',
      message: 'Words and more words. '.repeat(10),
    })
    const owner = await makeUser(request, {
      role: 'admin',
      email: `${'long'.repeat(6)}-${randomUUID()}@staff.example`,
    })
    const headers = { authorization: `Bearer ${await adminToken(request)}` }
    const now = new Date().toISOString()
    const data = {
      version: 1,
      stage: 'qualified',
      answered_at: now,
      follow_up_at: now,
      owner_id: owner.user_id,
    }
    const path = `/api/contact_submissions/${sent.id}`
    expect((await request.patch(path, { headers, data })).status()).toBe(200)
    await page.setViewportSize({ width, height: 800 })
    await signInAt(page, '/admin/inbox?follow_up=due')
    const date = rows(page)
      .filter({ hasText: sent.name })
      .getByText(/^Follow up /)
    const isWhole = () =>
      date.evaluate((words) => {
        const [own, room] = [words, words.parentElement!].map((one) => one.getBoundingClientRect())
        return own!.right <= room!.right && words.scrollWidth <= words.clientWidth
      })
    await expect.poll(isWhole).toBe(true)
  })
