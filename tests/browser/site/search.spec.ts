import type { Page } from '@playwright/test'
import { expect, test } from '#tests/browser/fixtures.ts'
import { holdRequests } from '#tests/browser/hold-requests.ts'
import { hydrated } from '#tests/browser/hydrated.ts'
import { missingImages } from '#tests/browser/missing-images.ts'

const field = (page: Page) => page.getByRole('combobox', { name: 'Search the site' })
const options = (page: Page) => page.getByRole('option')
const active = (page: Page) => page.getByRole('option', { selected: true })

for (const key of ['/', 'Control+k'])
  test(`the very first press of ${key} opens search`, async ({ page }) => {
    await page.goto('/about')
    await page.keyboard.press(key)
    await expect(field(page)).toBeFocused()
    await expect(field(page)).toHaveValue('')
  })

test('text typed while search is loading is kept', async ({ page }) => {
  const release = await holdRequests(page, '**/assets/client-*.js')
  await page.goto('/')
  await page.keyboard.press('/')
  await page.keyboard.type('studioo')
  await page.keyboard.press('Backspace')
  release()
  await expect(field(page)).toHaveValue('studio')
  await expect(active(page)).toContainText('Studio Production')
})

test('search goes on when the browser translates its results', async ({ page }) => {
  await page.goto('/about')
  await page.keyboard.press('/')
  await page.keyboard.type('ship')
  await expect(options(page).first()).toBeVisible()
  // As Chrome does: each text is put into elements of the translator.
  await page.evaluate(() => {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const found: Text[] = []
    while (texts.nextNode()) found.push(texts.currentNode as Text)
    for (const text of found.filter(({ data }) => data.trim())) {
      const font = document.createElement('font')
      text.replaceWith(font)
      font.append(text.data)
    }
  })
  await page.keyboard.type('ping')
  await expect(field(page)).toHaveValue('shipping')
  await expect(options(page).first()).toBeVisible()
  await page.keyboard.press('Control+a')
  await page.keyboard.press('Backspace')
  await expect(options(page).first()).toBeVisible()
})

test('the first press of the search button opens it, and Escape returns the focus', async ({
  page,
}) => {
  await page.goto('/')
  const button = page.getByRole('banner').getByRole('button', { name: 'Search' })
  await button.click()
  await expect(field(page)).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(field(page)).toHaveCount(0)
  await expect(button).toBeFocused()
})

test('arrow keys move through the results and wrap, Enter opens the selected one', async ({
  page,
}) => {
  await page.goto('/')
  await page.keyboard.press('/')
  await page.keyboard.type('email autmation')
  await expect(active(page)).toContainText('Email & SMS Automation')
  await expect(page.getByRole('status').filter({ hasText: /^\d+ results$/ })).toBeAttached()
  const count = await options(page).count()
  expect(count).toBeGreaterThan(1)
  await page.keyboard.press('ArrowUp')
  await expect(options(page).last()).toHaveAttribute('aria-selected', 'true')
  await page.keyboard.press('ArrowDown')
  await expect(options(page).first()).toHaveAttribute('aria-selected', 'true')
  await page.keyboard.press('ArrowDown')
  const id = await active(page).getAttribute('id')
  await expect(field(page)).toHaveAttribute('aria-activedescendant', id!)
  await expect(field(page)).toBeFocused()
  const href = await active(page).getAttribute('href')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(href!)
  await expect(field(page)).toHaveCount(0)
  await expect(page.locator('#main')).toBeFocused()
})

test('a result for a heading opens that heading', async ({ page }) => {
  await page.goto('/')
  await page.keyboard.press('/')
  await page.keyboard.type('invoices')
  await expect(active(page)).toContainText('Terms of Service')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/terms#invoices')
  await expect(page.locator('#invoices')).toBeFocused()
  await expect(page.locator('#invoices')).toBeInViewport()
})

test('a result for a question opens its answer', async ({ page }) => {
  await page.goto('/')
  await page.keyboard.press('/')
  await page.keyboard.type('who owns the code')
  await expect(active(page)).toContainText('Who owns the code and the data?')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/services\/business-systems#/)
  const question = page.locator('details[open]').filter({ hasText: 'Who owns the code' })
  await expect(question.locator('summary')).toBeFocused()
  await expect(question).toBeInViewport()
})

test('a search without results links to the contact page', async ({ page, checkAccessibility }) => {
  await page.goto('/')
  await page.keyboard.press('/')
  await page.keyboard.type('zeppelin hangars')
  await expect(page.getByRole('dialog')).toContainText('Nothing here by that name.')
  await checkAccessibility()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/contact')
})

test('search has no accessibility violations', async ({ page, checkAccessibility }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/')
  await page.keyboard.press('/')
  await expect(field(page)).toBeFocused()
  await checkAccessibility()
  await page.keyboard.type('cart')
  await expect(active(page)).toBeVisible()
  await checkAccessibility()
})

test('search is loaded once, at first use, and makes no other request', async ({ page }) => {
  const fetched: string[] = []
  page.on('request', (request) => fetched.push(new URL(request.url()).pathname))
  await page.goto('/')
  await hydrated(page)
  // After hydration the page loads its remaining images one by one.
  await expect.poll(() => missingImages(page)).toBe(0)
  await page.waitForLoadState('networkidle')
  expect(fetched.filter((path) => path.includes('palette'))).toEqual([])
  fetched.length = 0
  await page.keyboard.press('/')
  await expect(field(page)).toBeFocused()
  await page.keyboard.type('fulfillment')
  await expect(active(page)).toContainText('Fulfillment')
  await page.waitForLoadState('networkidle')
  expect(fetched.filter((path) => !/^\/assets\/[\w-]+\.(?:js|css)$/.test(path))).toEqual([])
  expect(fetched.length).toBeLessThanOrEqual(3)
  fetched.length = 0
  await page.keyboard.press('Escape')
  await expect(field(page)).toHaveCount(0)
  await page.keyboard.press('/')
  await expect(field(page)).toBeFocused()
  await page.keyboard.type('studio')
  await expect(active(page)).toContainText('Studio')
  expect(fetched).toEqual([])
})

test('a second Ctrl-K leaves the open search unchanged', async ({ page }) => {
  await page.clock.install()
  await page.goto('/')
  await page.keyboard.press('Control+k')
  await expect(field(page)).toBeFocused()
  await page.keyboard.type('cart')
  await page.keyboard.press('Control+k')
  await page.clock.runFor(10_000)
  await expect(field(page)).toHaveValue('cart')
})

test('search opens even if it is requested while it is closing', async ({ page }) => {
  await page.goto('/')
  await page.keyboard.press('/')
  await expect(field(page)).toBeFocused()
  // Before the browser reports that the dialog has closed, and moves the focus out of it.
  await page.evaluate(() => {
    const dialog = document.querySelector('dialog')!
    dialog.close()
    const press = new KeyboardEvent('keydown', { key: '/', bubbles: true, cancelable: true })
    document.activeElement!.dispatchEvent(press)
  })
  await expect(field(page)).toBeFocused()
  await page.keyboard.type('studio')
  await expect(field(page)).toHaveValue('studio')
})

test('a slash typed into a field stays text, and Ctrl-K still opens search', async ({ page }) => {
  await page.goto('/contact')
  const website = page.locator('[name=website]')
  await website.focus()
  await page.keyboard.type('https://')
  await expect(website).toHaveValue('https://')
  await expect(field(page)).toHaveCount(0)
  await page.keyboard.press('Control+k')
  await expect(field(page)).toBeFocused()
})

test('the slash shortcut can be turned off', async ({ page }) => {
  await page.goto('/')
  await page.keyboard.press('/')
  await page.getByLabel('Open search with the / key').uncheck()
  await page.reload()
  await page.keyboard.press('/')
  await hydrated(page)
  await page.waitForTimeout(300)
  await expect(field(page)).toHaveCount(0)
  await page.keyboard.press('Control+k')
  await expect(field(page)).toBeFocused()
})

test('search that cannot be loaded says so', async ({ page, faults }) => {
  faults.expect(/^request: net::ERR_FAILED .*palette-/, /^console: .*ERR_FAILED/)
  await page.route('**/assets/palette-*.js', (route) => route.abort())
  await page.goto('/')
  await page.keyboard.press('/')
  await expect(page.getByRole('alert')).toContainText('Search could not be loaded')
})

test('keys typed into a field while search loads reach the field, and search that never loads says so', async ({
  page,
}) => {
  await page.clock.install()
  await page.route('**/assets/palette-*.js', () => {})
  await page.goto('/contact')
  const name = page.locator('[name=name]')
  await hydrated(page)
  await page.locator('body').press('/')
  await page.keyboard.type('stu')
  await expect(page.locator('html')).toHaveAttribute('data-search', 'stu')

  await name.focus()
  await page.keyboard.type('Rosa')
  await expect(name).toHaveValue('Rosa')
  await expect(page.locator('html')).not.toHaveAttribute('data-search')

  await page.locator('main').focus()
  await page.keyboard.press('/')
  await expect(page.locator('html')).toHaveAttribute('data-search')
  await page.clock.runFor(9_000)
  await expect(page.locator('html')).not.toHaveAttribute('data-search')
  await expect(page.getByRole('alert').filter({ hasText: 'Search' })).toContainText(
    'Search could not be loaded',
  )
})

test('if the scripts have failed, search says so immediately and takes no keys', async ({
  page,
  faults,
}) => {
  faults.expect(/^request: net::ERR_FAILED .*client-/, /^console: .*ERR_FAILED/)
  await page.route('**/assets/client-*.js', (route) => route.abort())
  await page.goto('/contact')
  await page.locator('body').press('/')
  await expect(page.getByRole('alert').filter({ hasText: 'Search' })).toContainText(
    'Search could not be loaded',
  )
  const name = page.locator('[name=name]')
  await name.focus()
  await page.keyboard.type('Rosa')
  await expect(name).toHaveValue('Rosa')
})

test('without scripts the search button is hidden', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto('/')
  await expect(page.locator('[data-opens-search]').first()).toBeHidden()
  await context.close()
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true })

  test('it opens from the menu, fills the screen and returns to the menu button', async ({
    page,
    checkAccessibility,
  }) => {
    await page.goto('/')
    const menu = page.getByRole('button', { name: 'Menu' })
    await menu.tap()
    await page.locator('#site-menu').getByRole('button', { name: 'Search' }).tap()
    await expect(field(page)).toBeFocused()
    expect((await page.getByRole('dialog').boundingBox())?.width).toBe(360)
    await checkAccessibility()
    await page.getByRole('button', { name: 'Close' }).tap()
    await expect(field(page)).toHaveCount(0)
    await expect(menu).toBeFocused()
  })
})

test('search tells of a failure of the boot script that came before it, and holds no keys back', async ({
  page,
  faults,
}) => {
  faults.expect(/^request: net::ERR_FAILED .*boot-/, /^console: .*ERR_FAILED/)
  await page.route('**/assets/boot-*.js', (route) => route.abort())
  await page.goto('/about')
  const failed = page.waitForEvent('requestfailed')
  await page.mouse.move(300, 300)
  await page.mouse.move(320, 320)
  await failed
  await page.locator('header [data-opens-search]:visible').click()
  await expect(page.locator('[data-search-failed]')).toContainText('Search could not be loaded')
  // While it is set, keys are kept for search.
  await expect(page.locator('html')).not.toHaveAttribute('data-search')
})
