import { admin, expect, signIn, test } from '#tests/browser/fixtures.ts'

test('a visitor follows a call to action and sends an enquiry, and an admin reads it', async ({
  page,
  browser,
}) => {
  const company = `Tide & Timber ${Date.now()}`
  await page.goto('/?utm_source=letter&utm_campaign=autumn')
  await page.getByRole('link', { name: 'Book a Strategy Call' }).first().click()
  await expect(page).toHaveURL('/contact')
  await page.getByLabel('Name', { exact: false }).first().fill('Ana Pérez')
  await page.locator('[name=email]').fill('ana@tide.example')
  await page.locator('[name=company]').fill(company)
  await page.locator('[name=revenueRange]').selectOption('$100K - $500K/month')
  await page.locator('[name=message]').fill('Two lines:\n"one" <two>')
  await page.locator('[name=consent]').check()
  await page.locator('form button[type=submit]').click()
  await expect(page.getByText('Message Sent Successfully!').first()).toBeVisible()
  await expect(
    page.getByText("Thank you for reaching out. We'll get back to you within 24 hours.").first(),
  ).toBeVisible()
  const reference = await page.locator('[data-reference]').first().textContent()
  expect(reference).toMatch(/^[0-9A-F]{4}-[0-9A-F]{4}$/)

  const staff = await browser.newPage()
  await signIn(staff, admin)
  await staff.getByRole('link', { name: 'Ana Pérez' }).first().click()
  const record = staff.getByRole('article', { name: 'Ana Pérez' })
  await expect(record).toContainText(company)
  await expect(record).toContainText('Two lines:\n"one" <two>')
  await expect(record).toContainText('letter')
  await staff.close()
})
