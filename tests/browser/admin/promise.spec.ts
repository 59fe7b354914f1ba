import { adminToken, expect, sendEnquiry, signInAt, test } from '#tests/browser/fixtures.ts'
import { marker } from '#tests/browser/inbox-page.ts'

test('the views show how many promises were kept, and each figure of the report links to its enquiries', async ({
  page,
  request,
  checkAccessibility,
}) => {
  const source = marker()
  const [answered] = [
    await sendEnquiry(request, { utmSource: source }),
    await sendEnquiry(request, { utmSource: source }),
  ]
  const path = `/api/contact_submissions/${answered.id}`
  const headers = { authorization: `Bearer ${await adminToken(request)}` }
  const { version } = await (await request.get(path, { headers })).json()
  const data = { version, answered_at: new Date().toISOString() }
  expect((await request.patch(path, { headers, data })).status()).toBe(200)

  await signInAt(page, '/admin/inbox')
  const views = page.getByRole('navigation', { name: 'Views' })
  const link = views.getByRole('link', { name: /^Promise kept/ })
  await expect(link).toHaveText(/^Promise kept\d+%$/)
  await link.click()
  await expect(page).toHaveURL('/admin/inbox/promise')
  await expect(views.locator('[aria-current]')).toHaveText([/^Promise kept/])
  await expect(
    page.getByText(/^\d+% of \d+ since .*: \d+ answered in time, \d+ late\.$/),
  ).toBeVisible()
  const row = page.getByRole('row', { name: new RegExp(`^${source}`) })
  await expect(row.getByRole('cell')).toHaveText(['2', '1', '0', '1', '100%', '1 m'])
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    await checkAccessibility()
  }
  await page.setViewportSize({ width: 360, height: 760 })
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)

  await row.getByRole('link', { name: `1 in time, ${source}` }).click()
  await expect(page.locator('[data-row]')).toHaveCount(1)
  await expect(page.locator(`[data-row="${answered.id}"]`)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Remove filter Promise: kept' })).toBeVisible()
  await page.goBack()
  await page.getByRole('link', { name: 'By campaign' }).click()
  await expect(page).toHaveURL('/admin/inbox/promise?by=campaign')
  await expect(page.getByRole('row', { name: /^No campaign in the link/ })).toBeVisible()
})

test('the report by need links to the enquiries of each need, and by stage to those of each stage', async ({
  page,
  request,
}) => {
  await sendEnquiry(request, { primaryNeed: 'Retention & LTV' })
  await sendEnquiry(request, { primaryNeed: '' })
  await signInAt(page, '/admin/inbox/promise')
  await page.getByRole('link', { name: 'By need' }).click()
  const row = page.getByRole('row', { name: /^Retention & LTV/ })
  await expect(row).toBeVisible()
  // No list shows the enquiries without a need.
  const without = page.getByRole('row', { name: /^No need chosen/ })
  await expect(without.getByRole('cell').first()).toHaveText(/^[1-9]\d*$/)
  await expect(without.getByRole('link')).toHaveCount(0)
  await row.getByRole('link').first().click()
  await expect(
    page.getByRole('button', { name: 'Remove filter Need: Retention & LTV' }),
  ).toBeVisible()
  await page.goBack()
  await page.getByRole('link', { name: 'By stage' }).click()
  await page.getByRole('row', { name: /^New/ }).getByRole('link').first().click()
  await expect(page.getByRole('button', { name: 'Remove filter Stage: New' })).toBeVisible()

  await page.goBack()
  await page.setViewportSize({ width: 360, height: 760 })
  const choices = page.getByRole('navigation', { name: 'Grouped by' }).getByRole('link')
  const boxes = await choices.evaluateAll((links) =>
    links.map((link) => link.getBoundingClientRect()).map(({ right, height }) => [right, height]),
  )
  expect(boxes).toHaveLength(5)
  for (const [right, height] of boxes) {
    expect(right).toBeLessThanOrEqual(360)
    // One line of text.
    expect(height).toBeLessThan(40)
  }
})
