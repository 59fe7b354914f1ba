import type { Page } from '@playwright/test'
import { expect, test } from '#tests/browser/fixtures.ts'
import { fontsShown } from '#tests/browser/fonts-shown.ts'
import { hydrated } from '#tests/browser/hydrated.ts'

const article = '/resources/dtc-lifecycle-blueprint'
const scrolled = (page: Page) => page.evaluate(() => scrollY)
const contents = (page: Page) => page.getByRole('navigation', { name: 'Table of Contents' })

/** Is below the bar, at the top of the visible part. */
const expectAtHead = async (page: Page, hash: string) => {
  const top = () => page.locator(hash).evaluate((each) => each.getBoundingClientRect().top)
  await expect.poll(top).toBeGreaterThanOrEqual(64)
  await expect.poll(top).toBeLessThan(160)
}

test.use({ contextOptions: { reducedMotion: 'reduce' } })

async function walkAnchors(page: Page) {
  const [first, second] = await contents(page)
    .getByRole('link')
    .evaluateAll((links) => links.slice(2, 4).map((link) => link.getAttribute('href')!))
  await contents(page).locator(`a[href="${first}"]`).click()
  await expectAtHead(page, first!)
  await contents(page).locator(`a[href="${second}"]`).click()
  await expectAtHead(page, second!)
  await page.goBack()
  await expect(page).toHaveURL(article + first!)
  await expectAtHead(page, first!)
  await page.goBack()
  await expect(page).toHaveURL(article)
  await expect.poll(() => scrolled(page)).toBe(0)
  await page.goForward()
  await expectAtHead(page, first!)
  await page.goForward()
  await expectAtHead(page, second!)
}

test('Back and Forward return to the anchors of a page, and to its top if there is none', async ({
  page,
}) => {
  await page.goto(article)
  await hydrated(page)
  await walkAnchors(page)
})

test.describe('before React has loaded', () => {
  test.beforeEach(async ({ page, faults }) => {
    faults.expect(/^request: net::ERR_FAILED .*client-/, /^console: .*ERR_FAILED/)
    await page.route('**/assets/client-*.js', (route) => route.abort())
  })

  test('Back and Forward also return to the anchors', async ({ page }) => {
    await page.goto(article)
    // The handler for Back is loaded by the script that loads React.
    const refused = page.waitForEvent('requestfailed', (each) => /client-/.test(each.url()))
    await page.keyboard.press('Shift')
    await refused
    await walkAnchors(page)
  })

  test('a question named in the address is open', async ({ page }) => {
    await page.goto('/services/business-systems#business-systems-questions-3')
    await page.keyboard.press('Shift')
    await expect(page.locator('#business-systems-questions-3')).toHaveAttribute('open')
    await expectAtHead(page, '#business-systems-questions-3')
  })
})

test('a question named in the address is open, and Back returns to the previous one', async ({
  page,
}) => {
  await page.goto('/contact#contact-questions-2')
  await expect(page.locator('#contact-questions-2')).toHaveAttribute('open')
  await hydrated(page)
  await page.evaluate(() => (location.hash = '#contact-questions-4'))
  await expect(page.locator('#contact-questions-4')).toHaveAttribute('open')
  await page.goBack()
  await expect(page.locator('#contact-questions-2')).toHaveAttribute('open')
  await expect(page.locator('#contact-questions-2')).toBeInViewport()
})

for (const path of [article, `${article}#constraint`, '/'])
  test(`a reload of ${path} keeps the scroll position`, async ({ page }) => {
    await page.goto(path)
    // Fonts loaded in between may move content above by a line.
    await fontsShown(page)
    await page.evaluate(() => document.fonts.ready)
    await page.evaluate(() => scrollTo(0, 1_234))
    await hydrated(page)
    await expect.poll(() => scrolled(page)).toBe(1_234)
    await page.reload()
    await expect.poll(() => scrolled(page)).toBe(1_234)
    await hydrated(page)
    expect(await scrolled(page)).toBe(1_234)
  })

test('a reload keeps the scroll position even if the browser does not report that the page is left', async ({
  page,
}) => {
  await page.addInitScript(() =>
    addEventListener('pagehide', (event) => event.stopImmediatePropagation()),
  )
  await page.goto('/')
  await hydrated(page)
  await page.evaluate(() => scrollTo(0, 1_234))
  await expect
    .poll(() => page.evaluate(() => sessionStorage.getItem('anacapa.place')))
    .toMatch(/^1234/)
  await page.reload()
  await expect.poll(() => scrolled(page)).toBe(1_234)
})

test('Back to another page scrolls to its top, or to the heading named in the hash', async ({
  page,
}) => {
  await page.goto(article)
  await page.evaluate(() => scrollTo(0, 1_234))
  await hydrated(page)
  await contents(page)
    .getByRole('link', { name: /Find the one constraint/ })
    .click()
  await expect(page).toHaveURL(/#/)
  const anchored = new URL(page.url()).hash
  await page.getByRole('banner').getByRole('link', { name: 'About', exact: true }).click()
  await expect(page).toHaveURL('/about')
  await page.goBack()
  await expectAtHead(page, anchored)
  await page.goBack()
  await expect.poll(() => scrolled(page)).toBe(0)
})
