import type { APIRequestContext, Page } from '@playwright/test'
import { findChromium } from '#tests/browser/find-chromium.ts'
import { expect, makeUser, sendEnquiry, signIn, test } from '#tests/browser/fixtures.ts'

// Scroll bars that take up space, as with a mouse on a desktop.
test.use({
  launchOptions: {
    executablePath: findChromium(),
    args: ['--no-sandbox'],
    ignoreDefaultArgs: ['--hide-scrollbars'],
  },
  viewport: { width: 1280, height: 500 },
})

/** The dashboard with entries in both of its lists: until they have loaded, the page grows. */
async function openDashboard(page: Page, request: APIRequestContext) {
  await makeUser(request)
  const { name } = await sendEnquiry(request)
  await signIn(page)
  await expect(page.locator('[aria-label^="Delete "]').first()).toBeVisible()
  await expect(page.getByRole('link', { name })).toBeVisible()
}

const width = (page: Page) => page.evaluate(() => document.body.clientWidth)

/** Without the pointer, which would scroll to the button first. */
async function askToDelete(page: Page) {
  const buttons = page.locator('[aria-label^="Delete "]')
  await buttons.first().dispatchEvent('click')
  await expect(page.getByRole('alertdialog')).toBeVisible()
}

test('the page does not move when a dialog opens', async ({ page, request }) => {
  await openDashboard(page, request)
  const heading = page.locator('h1')
  await page.evaluate(() => scrollTo(0, 60))
  const before = await heading.boundingBox()
  expect(await width(page)).toBeLessThan(1280)
  await askToDelete(page)
  expect(await heading.boundingBox()).toEqual(before)
})

test('the page has the same width without a scroll bar, and a dialog shades the reserved strip as well', async ({
  page,
  request,
}) => {
  await openDashboard(page, request)
  const narrow = await width(page)
  await page.setViewportSize({ width: 1280, height: 3000 })
  expect(await width(page)).toBe(narrow)
  const strip = () =>
    page.screenshot({ animations: 'disabled', clip: { x: 1274, y: 200, width: 4, height: 4 } })
  const bright = await strip()
  await askToDelete(page)
  expect((await strip()).equals(bright)).toBe(false)
})
