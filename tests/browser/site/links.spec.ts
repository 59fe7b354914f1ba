import type { Page } from '@playwright/test'
import { expect, test } from '#tests/browser/fixtures.ts'
import { holdRequests } from '#tests/browser/hold-requests.ts'
import { hydrated } from '#tests/browser/hydrated.ts'

const about = (page: Page) =>
  page.getByRole('banner').getByRole('link', { name: 'About', exact: true })

async function open(page: Page, path: string) {
  await page.goto(path)
  await hydrated(page)
  return page.evaluate(() => history.length)
}

test('a link to another page adds a history entry and loads no document', async ({ page }) => {
  const entries = await open(page, '/contact')
  let documents = 0
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents++
  })
  await about(page).click()
  await expect(page).toHaveURL('/about')
  expect(await page.evaluate(() => history.length)).toBe(entries + 1)
  await page.goBack()
  await expect(page).toHaveURL('/contact')
  expect(documents).toBe(0)
})

test('pages fade in when a link is followed without a document load, unless reduced motion is requested', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const start = document.startViewTransition.bind(document)
    document.startViewTransition = (update) => {
      document.documentElement.dataset.fades = String(
        Number(document.documentElement.dataset.fades ?? 0) + 1,
      )
      return start(update)
    }
  })
  await open(page, '/contact')
  for (const [count, name] of ['About', 'Our Approach', 'Resources', 'Home'].entries()) {
    await page.getByRole('banner').getByRole('link', { name, exact: true }).click()
    await expect(page.locator('html')).toHaveAttribute('data-fades', `${count + 1}`)
    await expect(page.getByRole('banner').getByRole('link', { name, exact: true })).toHaveAttribute(
      'aria-current',
      'page',
    )
  }
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await about(page).click()
  await expect(page).toHaveURL('/about')
  await expect(page.locator('html')).toHaveAttribute('data-fades', '4')
})

for (const path of ['/about', '/resources?type=Guide#library'])
  test(`a link to ${path} on ${path} replaces the history entry`, async ({ page }) => {
    const entries = await open(page, path)
    const key = () => page.evaluate(() => (history.state as { key?: string } | null)?.key)
    const before = await key()
    await page.locator(`#root a[href="${path}"]:visible`).first().click()
    await expect.poll(key).not.toBe(before)
    await expect(page).toHaveURL(path)
    expect(await page.evaluate(() => history.length)).toBe(entries)
  })

test('a link to the current page without its query scrolls to the top', async ({ page }) => {
  await open(page, '/?utm_source=letter')
  await page.evaluate(() => scrollTo(0, 1_500))
  await page.getByRole('banner').getByRole('link', { name: 'Home', exact: true }).click()
  await expect(page).toHaveURL('/')
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
})

for (const key of ['Alt', 'Control', 'Meta', 'Shift'] as const)
  test(`the browser handles a link pressed with ${key}`, async ({ page }) => {
    await open(page, '/contact')
    // Prevented in the end, so that no window opens.
    await page.evaluate(() =>
      addEventListener('click', (event) => {
        document.title = event.defaultPrevented ? 'The router' : 'The browser'
        event.preventDefault()
      }),
    )
    await about(page).click({ modifiers: [key] })
    await expect(page).toHaveTitle('The browser')
    await expect(page).toHaveURL('/contact')
  })

test('a page that is slow to come shows a progress bar until it is there', async ({ page }) => {
  const release = await holdRequests(page, '**/assets/about-*.js')
  await open(page, '/contact')
  await about(page).click()
  const progress = page.getByRole('progressbar', { name: 'Loading' })
  await expect(progress).toBeVisible()
  release()
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Contact')
  await expect(progress).toHaveCount(0)
})
