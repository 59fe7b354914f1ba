import { Secret, TOTP } from 'otpauth'
import { expect, makeUser, signInAt, test } from '#tests/browser/fixtures.ts'

test('new recovery codes replace the old ones on confirmation, and stay visible until dismissed', async ({
  page,
  request,
  checkAccessibility,
}) => {
  await signInAt(page, '/admin/account', await makeUser(request, { role: 'admin' }))
  await page.getByRole('button', { name: 'Set up an app' }).click()
  const text = await page
    .locator('code')
    .filter({ hasText: /^[A-Z2-7 ]{32,}$/ })
    .textContent()
  const app = new TOTP({ secret: Secret.fromBase32(text!.replaceAll(' ', '')) })
  await page.getByLabel('The six digits it shows now').fill(app.generate())
  await page.getByRole('button', { name: 'Confirm' }).click()
  const codes = page.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem')
  await expect(codes).toHaveCount(10)
  const first = await codes.allTextContents()
  const walk = async () => {
    await page.getByRole('link', { name: 'People' }).first().click()
    await expect(page.getByRole('heading', { name: 'People' })).toBeVisible()
    await page.goBack()
  }
  await walk()
  await expect(codes).toHaveText(first)
  const kept = page.getByRole('button', { name: 'I have kept them' })
  await kept.click()
  await expect(codes).toHaveCount(0)
  await walk()
  const renew = page.getByRole('button', { name: 'New recovery codes' })
  await expect(renew).toBeVisible()
  await expect(codes).toHaveCount(0)

  const question = page.getByRole('alertdialog', { name: 'New recovery codes' })
  await renew.click()
  await expect(question).toContainText('The recovery codes that you have will not work any more.')
  await expect(question.getByRole('button', { name: 'Cancel' })).toBeFocused()
  await checkAccessibility()
  await page.keyboard.press('Enter')
  await expect(renew).toBeFocused()
  await expect(codes).toHaveCount(0)
  await renew.click()
  await question.getByRole('button', { name: 'Replace them' }).click()
  await expect(codes).toHaveCount(10)
  await expect(page.getByRole('heading', { name: 'Second factor' })).toBeFocused()
  const second = await codes.allTextContents()
  expect(second).not.toEqual(first)
  await walk()
  await expect(codes).toHaveText(second)
})
