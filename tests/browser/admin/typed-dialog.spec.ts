import { expect, signInAt, test } from '#tests/browser/fixtures.ts'

test('the first Back keeps a dialog in which something is typed, and a reload asks first', async ({
  page,
}) => {
  await signInAt(page, '/admin')
  await page.getByRole('link', { name: 'Settings' }).click()
  const heading = page.getByRole('heading', { name: 'Settings', level: 1 })
  await expect(heading).toBeVisible()
  const back = () => page.evaluate(() => history.back())

  const dialog = page.getByRole('dialog', { name: 'New template' })
  await page.getByRole('button', { name: 'Add a template' }).click()
  await dialog.getByLabel('Name').fill('Thanks')
  await dialog.getByLabel('Text', { exact: true }).pressSequentially('Dear {name}')
  await back()
  await expect(dialog.getByRole('button', { name: 'Cancel' })).toBeFocused()
  await expect(dialog.getByLabel('Text', { exact: true })).toHaveValue('Dear {name}')

  const asked = page.waitForEvent('dialog')
  await page.evaluate(() => setTimeout(() => location.reload()))
  await (await asked).dismiss()
  await expect(dialog.getByLabel('Text', { exact: true })).toHaveValue('Dear {name}')

  // Nothing is asked about a dialog in which nothing is typed.
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await page.getByRole('button', { name: 'Add a template' }).click()
  await expect(dialog).toBeVisible()
  await back()
  await expect(dialog).toHaveCount(0)
  await expect(heading).toHaveCount(0)
})
