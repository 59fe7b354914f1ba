import { randomUUID } from 'node:crypto'
import { expect, signInAt, test } from '#tests/browser/fixtures.ts'

test('a reader who asks staff is unsubscribed after a question, and the audit trail says by whom', async ({
  page,
  request,
  checkAccessibility,
}) => {
  const email = `${randomUUID()}@shop.example`
  expect((await request.post('/api/subscribe', { data: { email } })).status()).toBe(202)
  await signInAt(page, `/admin/subscribers?q=${email}`)
  const row = page.getByRole('table', { name: 'Newsletter subscribers' }).getByRole('row', {
    name: email,
  })
  await row.getByRole('button', { name: `Unsubscribe ${email}` }).click()
  const question = page.getByRole('alertdialog', { name: 'Unsubscribe reader' })
  await expect(question).toContainText('only they can subscribe again')
  await checkAccessibility()
  await page.keyboard.press('Escape')
  await expect(row).toContainText('Waiting to confirm')
  await expect(row.getByRole('button')).toBeFocused()
  const file = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download CSV' }).click()
  expect((await file).suggestedFilename()).toMatch(/^subscribers-.*\.csv$/)
  await expect(page.locator('[data-sonner-toast]', { hasText: 'Exported' })).toContainText(
    '1 subscriber in the file.',
  )
  await row.getByRole('button').press('Enter')
  await question.getByRole('button', { name: 'Unsubscribe' }).click()
  await expect(row).toContainText('Unsubscribed')
  await expect(row.getByRole('button')).toHaveCount(0)
  await expect(page.getByRole('heading', { name: 'Newsletter subscribers' })).toBeFocused()
  await page.goto('/admin/audit?action=subscriber.unsubscribed')
  await expect(page.getByRole('table', { name: 'Audit trail' })).toContainText(
    'Subscriber unsubscribed',
  )
})
