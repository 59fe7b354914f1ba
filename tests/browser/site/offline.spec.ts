import type { Page } from '@playwright/test'
import { expect, test } from '#tests/browser/fixtures.ts'
import { hydrated } from '#tests/browser/hydrated.ts'

const heading = (page: Page) => page.getByRole('heading', { level: 1 })

async function loseConnectionOnTheWay(page: Page) {
  await page.goto('/')
  await hydrated(page)
  await page.context().setOffline(true)
  await page.getByRole('banner').getByRole('link', { name: 'About', exact: true }).click()
  await expect(heading(page)).toHaveText('The connection is gone')
}

test.beforeEach(({ faults }) => {
  faults.expect(/^request: .*DISCONNECTED/, /^console: .*DISCONNECTED/)
})

test('a page opened without a connection says so and loads when the connection is back', async ({
  page,
  checkAccessibility,
}) => {
  await loseConnectionOnTheWay(page)
  await expect(page).toHaveTitle('The connection is gone')
  await expect(page.getByText('Unexpected Application Error!')).toHaveCount(0)
  await checkAccessibility()
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByText('There is still no connection.')).toBeVisible()

  await page.context().setOffline(false)
  await expect(page).toHaveTitle(/^About/)
  await expect(heading(page)).toHaveText('Operators, strategists, and creators.')
})

test('without a connection Back shows the previous page', async ({ page }) => {
  await loseConnectionOnTheWay(page)
  await page.getByRole('button', { name: 'Back' }).click()
  await expect(page).toHaveURL('/')
  await expect(heading(page)).toContainText('Blueprint,')
})
