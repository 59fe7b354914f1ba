import type { APIRequestContext, Page } from '@playwright/test'
import { expect, sendEnquiry, signInAt } from '#tests/browser/fixtures.ts'
import { test } from '#tests/browser/mailed-site.ts'

async function openComposer(page: Page, request: APIRequestContext) {
  const sent = await sendEnquiry(request)
  await signInAt(page, `/admin/inbox/${sent.id}`)
  const record = page.getByRole('article', { name: sent.name })
  await record.getByRole('button', { name: 'Reply', exact: true }).click()
  const composer = record.getByRole('form', { name: 'Reply' })
  await expect(composer.getByLabel('Reply to the visitor')).toBeFocused()
  return { sent, record, composer }
}

test('a reply in progress is announced in its record, also after a reload, and can be continued', async ({
  page,
  request,
  checkAccessibility,
}) => {
  const { sent, record, composer } = await openComposer(page, request)
  const draft = record.getByRole('complementary', { name: 'Draft' })
  await composer.getByRole('button', { name: 'Close; the draft is kept' }).click()
  await expect(record.getByRole('heading', { name: sent.name })).toBeFocused()
  await expect(draft, 'nothing was written').toHaveCount(0)
  await page.keyboard.press('r')
  const text = composer.getByLabel('Reply to the visitor')
  await text.pressSequentially('We call you.')
  await expect(draft).toHaveCount(0)
  await page.reload()
  await expect(draft).toContainText('Your answer is not sent yet.')
  await checkAccessibility()
  await draft.getByRole('button', { name: 'Continue writing' }).click()
  await expect(text).toHaveValue(/We call you\.$/)
  await expect(text).toBeFocused()
  await expect(draft).toHaveCount(0)
})

test('on a phone the Send button is beside the templates, below the addresses', async ({
  page,
  request,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const { composer } = await openComposer(page, request)
  // The positions are measured one after the other, and the page may still scroll in between.
  await expect(async () => {
    const template = (await composer.getByRole('button', { name: 'Template' }).boundingBox())!
    const send = (await composer.getByRole('button', { name: 'Send' }).boundingBox())!
    const addresses = (await composer.getByText(/; answers go to/).boundingBox())!
    expect(send.y + send.height / 2).toBeCloseTo(template.y + template.height / 2, 0)
    expect(addresses.y + addresses.height).toBeLessThanOrEqual(send.y)
  }).toPass({ timeout: 30_000 })
})

test('at 200 % zoom the whole composer is visible below the bar of its record', async ({
  page,
  request,
}) => {
  await page.setViewportSize({ width: 640, height: 400 })
  const { record, composer } = await openComposer(page, request)
  await expect(record.getByRole('button', { name: 'Reply', exact: true })).toBeInViewport()
  for (const part of [
    composer.getByText('To visitor@'),
    composer.getByRole('button', { name: 'Send' }),
  ])
    await expect(part).toBeInViewport({ ratio: 1 })
  await expect(page.getByRole('button', { name: 'Logout' })).not.toBeInViewport()
  await page.evaluate(() => scrollTo(0, 0))
  await expect(page.getByRole('button', { name: 'Logout' })).toBeInViewport()
})
