import type { Page } from '@playwright/test'
import { expect, makeUser, sendEnquiry, signInAt } from './fixtures.ts'
import { test } from './mailed-site.ts'

const recordOf = (page: Page, name: string) => page.getByRole('article', { name })
const visitor = () => `visitor-${crypto.randomUUID()}@shop.example`

test('what was written after a reply was sent stays below the reply when that is taken back', async ({
  page,
  request,
}) => {
  const sent = await sendEnquiry(request, { email: visitor() })
  await signInAt(page, `/admin/inbox/${sent.id}`)
  const record = recordOf(page, sent.name)
  await record.getByRole('button', { name: 'Reply', exact: true }).click()
  const text = record.getByLabel('Reply to the visitor')
  await text.fill('The first')
  await record.getByRole('button', { name: 'Send' }).click()
  const undo = page.getByRole('status').getByRole('button', { name: 'Undo' })
  await undo.waitFor()
  await page.keyboard.press('r')
  await expect(text).toHaveValue(/^Hello/)
  await text.press('End')
  await text.pressSequentially('The second')
  await undo.click()
  await expect(text).toHaveValue('The first\n\nThe second')
})

test('whoever is overtaken by a reply of somebody else is told so, and sends only when they say so again', async ({
  page,
  request,
  browser,
}) => {
  const sent = await sendEnquiry(request, { email: visitor() })
  const maya = await makeUser(request, { role: 'admin' })
  await signInAt(page, `/admin/inbox/${sent.id}`)
  const mine = recordOf(page, sent.name)
  await mine.getByRole('button', { name: 'Reply', exact: true }).click()
  await mine.getByLabel('Reply to the visitor').fill('Mine')

  const other = await browser.newPage()
  await signInAt(other, `/admin/inbox/${sent.id}`, maya)
  const hers = recordOf(other, sent.name)
  await hers.getByRole('button', { name: 'Reply', exact: true }).click()
  const composer = mine.getByRole('form', { name: 'Reply' })
  await expect(composer.getByRole('status')).toContainText('is replying')
  await hers.getByLabel('Reply to the visitor').fill('Hers')
  await hers.getByRole('button', { name: 'Send' }).click()

  await expect(composer.getByRole('alert')).toContainText('has replied in the meantime.')
  await mine.getByLabel('Reply to the visitor').press('Control+Enter')
  await expect(composer.getByRole('alert')).toContainText('Send yours, too?')
  await expect(mine.getByRole('listitem').filter({ hasText: 'You replied' })).toHaveCount(0)
  await composer.getByRole('button', { name: 'Send Anyway' }).click()
  await expect(mine.getByRole('listitem').filter({ hasText: 'You replied' })).toHaveCount(1)
  await other.close()
})
