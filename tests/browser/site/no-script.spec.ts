import { expect, test } from '#tests/browser/fixtures.ts'

test.use({ javaScriptEnabled: false })

test('an enquiry is sent by a plain form post', async ({ page }) => {
  await page.goto('/contact')
  await page.locator('[name=name]').fill('Ann Plain')
  await page.locator('[name=email]').fill('ann@plain.example')
  await page.locator('[name=company]').fill('Plain Ltd')
  await page.locator('[name=consent]').check()
  await page.locator('form button[type=submit]').click()
  await expect(page).toHaveURL(/\/contact\/sent\?reference=[0-9A-F]{4}-[0-9A-F]{4}$/)
  await expect(page.getByText('Message Sent Successfully!')).toBeVisible()
  const reference = new URL(page.url()).searchParams.get('reference') ?? ''
  await expect(page.locator('[data-reference]')).toHaveText(reference)
  await expect(page.locator('[data-reference]')).toBeVisible()
  await expect(page.getByText("We'll get back to you within 24 hours.").first()).toBeVisible()
})

test('a refused form comes back with the reason and with everything that was typed', async ({
  page,
  faults,
}) => {
  faults.expect(/^response: 422 POST \/api\/submit-contact-form$/, /^console: .*422/)
  await page.goto('/contact')
  await page.locator('[name=name]').fill('Ann "Plain" <b>')
  await page.locator('[name=email]').fill('ann@plain.example')
  await page.locator('[name=company]').fill('Plain & Sons')
  await page.locator('[name=website]').fill('plain.example')
  await page.locator('[name=revenueRange]').selectOption('< $50K/month')
  await page.locator('[name=primaryNeed]').selectOption('Retention & LTV')
  await page.locator('[name=message]').fill('First\n\n  second </textarea> line')
  await page.locator('[name=marketingConsent]').check()
  await page.locator('form button[type=submit]').click()

  await expect(page.getByText('Consent Required')).toBeVisible()
  await expect(
    page.getByText('Please agree to receive communications from us.').first(),
  ).toBeVisible()
  await expect(page.locator('[name=name]')).toHaveValue('Ann "Plain" <b>')
  await expect(page.locator('[name=email]')).toHaveValue('ann@plain.example')
  await expect(page.locator('[name=company]')).toHaveValue('Plain & Sons')
  await expect(page.locator('[name=website]')).toHaveValue('plain.example')
  await expect(page.locator('[name=revenueRange]')).toHaveValue('< $50K/month')
  await expect(page.locator('[name=primaryNeed]')).toHaveValue('Retention & LTV')
  await expect(page.locator('[name=message]')).toHaveValue('First\n\n  second </textarea> line')
  await expect(page.locator('[name=marketingConsent]')).toBeChecked()
  await expect(page.locator('[name=consent]')).not.toBeChecked()
})

test('the bar covers content that scrolls beneath it, also on a refused form', async ({
  page,
  faults,
}) => {
  faults.expect(/^response: 422 POST/, /^console: .*422/)
  const bar = page.locator('[data-bar]')
  await page.goto('/contact')
  await expect(bar).not.toHaveCSS('background-color', 'rgba(0, 0, 0, 0)')
  await page.locator('form button[type=submit]').click()
  await expect(page.getByText('Missing Information')).toBeVisible()
  await expect(bar).not.toHaveCSS('background-color', 'rgba(0, 0, 0, 0)')
})

test('menus and questions open without scripts', async ({ page }) => {
  await page.goto('/contact')
  await page.getByRole('button', { name: 'Services' }).click()
  await expect(page.locator('#services-menu')).toBeVisible()
  await page.keyboard.press('Escape')
  const questions = page.locator('details[name=contact-questions]')
  await questions.nth(1).locator('summary').click()
  await expect(questions.nth(1)).toHaveAttribute('open')
  await expect(questions.nth(0)).not.toHaveAttribute('open')
  await page.setViewportSize({ width: 360, height: 740 })
  await page.getByRole('button', { name: 'Menu' }).click()
  await expect(page.locator('#site-menu').getByRole('link', { name: 'Contact' })).toBeVisible()
})
