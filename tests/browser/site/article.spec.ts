import type { Page } from '@playwright/test'
import { expect, test } from '#tests/browser/fixtures.ts'
import { hydrated } from '#tests/browser/hydrated.ts'

const contentsOf = (page: Page) => page.getByRole('navigation', { name: 'Table of Contents' })

test('the contents mark the section whose heading has reached the bar, not one pixel earlier', async ({
  page,
}) => {
  await page.goto('/resources/dtc-lifecycle-blueprint')
  await hydrated(page)
  const contents = page.getByRole('navigation', { name: 'Table of Contents' })
  const marked = contents.locator('[aria-current]')
  await expect(marked).toHaveCount(0)
  await contents.getByRole('link', { name: /Find the one constraint/ }).click()
  await expect(marked).toHaveText('Find the one constraint')
  const heading = page.getByRole('heading', { name: 'Find the one constraint' })
  expect((await heading.boundingBox())?.y).toBeGreaterThanOrEqual(64)
  await page.evaluate(() => scrollBy({ top: -4, behavior: 'instant' }))
  await expect(marked).toHaveText(/^Retention/)
  await page.evaluate(() => scrollBy({ top: 4, behavior: 'instant' }))
  await expect(marked).toHaveText('Find the one constraint')
  await expect(contents).toBeInViewport()
})

test('an article shows its facts, and its PDF has the stated size', async ({ page, request }) => {
  await page.goto('/resources/dtc-lifecycle-blueprint')
  for (const fact of ['March 2024', '2,500+', 'downloads', /min read/])
    await expect(page.getByRole('main').getByText(fact).first()).toBeVisible()
  const link = page.getByRole('link', { name: /^Download PDF/ })
  const pdf = await (await request.get((await link.getAttribute('href')) ?? '')).body()
  expect(pdf.subarray(0, 5).toString()).toBe('%PDF-')
  await expect(link).toContainText(`${Math.round(pdf.length / 1024)} KB`)
})

test('a resource without a specified count shows the server’s, whether loaded or navigated to', async ({
  page,
}) => {
  const path = '/resources/amazon-ppc-optimization-guide'
  const count = page
    .getByRole('main')
    .getByText('downloads', { exact: true })
    .locator('xpath=following-sibling::dd')
  await page.goto(path)
  await expect(count).toHaveText('0')
  // As the server would serve it later.
  await page.route(`**${path}`, async (route) => {
    const served = await route.fetch()
    const html = await served.text()
    await route.fulfill({
      response: served,
      body: html.replace(/(data-of="[^"]*">)0</, '$11,234<'),
    })
  })
  await page.reload()
  await hydrated(page)
  await expect(count).toHaveText('1,234')
  await page.goto('/resources')
  await hydrated(page)
  await page.getByRole('main').locator(`a[href="${path}"]`).first().click()
  await expect(page).toHaveURL(path)
  await expect(count).toHaveText('1,234')
  await expect(count).toBeVisible()
})

test('both related cards link to their article, and the card of the current one says so', async ({
  page,
}) => {
  await page.goto('/resources/email-automation-playbook')
  const related = page.locator('section', {
    has: page.getByRole('heading', { name: 'Related Resources' }),
  })
  await expect(related.locator('li[aria-current=page]')).toContainText('You are reading this')
  const addresses = await related
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')))
  expect(addresses).toEqual([
    '/resources/email-automation-playbook',
    '/resources/conversion-rate-optimization-checklist',
  ])
})

test('Share copies the link and confirms it if the system has no share sheet', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'share'))
  await page.goto('/resources/dtc-lifecycle-blueprint#constraint')
  await hydrated(page)
  await page.getByRole('button', { name: 'Share' }).click()
  await expect(page.getByText('Link copied')).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(
    /\/resources\/dtc-lifecycle-blueprint$/,
  )
})

test('Share opens the share sheet of the system if there is one', async ({ page }) => {
  await page.addInitScript(() => {
    Object.assign(Navigator.prototype, {
      share: async (what: ShareData) =>
        document.documentElement.setAttribute('data-shared', what.title ?? ''),
    })
  })
  await page.goto('/resources/dtc-lifecycle-blueprint')
  await hydrated(page)
  await page.getByRole('button', { name: 'Share' }).click()
  await expect(page.locator('html')).toHaveAttribute('data-shared', 'DTC Lifecycle Blueprint')
})

test('the contents mark the first section when a fresh page is scrolled down to it', async ({
  page,
}) => {
  await page.goto('/resources/dtc-lifecycle-blueprint')
  await hydrated(page)
  const marked = contentsOf(page).locator('[aria-current]')
  await expect(marked).toHaveCount(0)
  const section = page.locator('[data-section]').first()
  // First into view, then up to the bar: in the second step no section enters or leaves the view.
  for (const place of [300, 40]) {
    await section.evaluate(
      (one, to) => scrollBy({ top: one.getBoundingClientRect().top - to, behavior: 'instant' }),
      place,
    )
    await page.waitForTimeout(200)
  }
  await expect(marked).toHaveText((await section.getByRole('heading').first().textContent()) ?? '')
})

test('each table is named after the heading above it, with unique names', async ({ page }) => {
  for (const [path, name] of [
    ['/resources/amazon-ppc-optimization-guide', 'Table: Know your break-even ACOS'],
    ['/resources/dtc-lifecycle-blueprint', 'Table: Split the budget 60/30/10'],
  ] as const) {
    await page.goto(path)
    await expect(page.getByRole('group', { name, exact: true })).toBeVisible()
    const names = await page
      .locator('[role=group]:has(> table)')
      .evaluateAll((tables) => tables.map((table) => table.getAttribute('aria-label')))
    expect(new Set(names).size).toBe(names.length)
  }
})

test('on a phone a formula can be read without scrolling it', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 780 })
  await page.goto('/resources/dtc-lifecycle-blueprint')
  const hidden = await page
    .locator('main pre')
    .evaluateAll((all) => all.map((one) => one.scrollWidth - one.clientWidth))
  expect(hidden.length).toBeGreaterThan(0)
  expect(Math.max(...hidden)).toBe(0)
})

test('on a phone a table of four short columns is completely visible', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 })
  await page.goto('/resources/conversion-rate-optimization-checklist')
  const table = page.locator('[role=group]:has(th:text-is("Device"))')
  await table.scrollIntoViewIfNeeded()
  await expect(table.getByRole('columnheader')).toHaveCount(4)
  expect(await table.evaluate((box) => box.scrollWidth - box.clientWidth)).toBe(0)
})

test('on a phone a wide table is read without scrolling: each cell has the name of its column, and the roles remain', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 780 })
  await page.goto('/resources/email-automation-playbook')
  const table = page.locator('[role=group]:has(th:text-is("Obstacle"))')
  await table.scrollIntoViewIfNeeded()
  const hidden = await page
    .locator('[role=group]:has(> table)')
    .evaluateAll((all) => all.map((one) => one.scrollWidth - one.clientWidth))
  expect(Math.max(...hidden)).toBe(0)
  const named = await table
    .locator('tr:nth-child(2) td')
    .evaluateAll((cells) => cells.map((cell) => getComputedStyle(cell, '::before').content))
  expect(named).toEqual(['#', 'After', 'Obstacle', 'What it has'].map((name) => `"${name}" / ""`))
  await expect(table.getByRole('table')).toMatchAriaSnapshot(`
    - table:
      - rowgroup:
        - 'row "# After Obstacle What it has"'
      - rowgroup:
        - row:
          - cell "1"
          - cell "1 hour"
          - cell "Interruption"
          - cell "The cart, a link that restores it on any device, nothing else"
        - row
        - row
  `)
})

for (const width of [360, 768])
  test(`at ${width} px the column of numbers is as narrow as its numbers`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    await page.goto('/resources/email-automation-playbook')
    const numbers = page.locator('td:first-child', { hasText: /^\d$/ })
    expect(await numbers.count()).toBeGreaterThan(10)
    for (const number of await numbers.all())
      expect((await number.boundingBox())!.width).toBeLessThan(50)
  })

test('Tab stops at a scrolling box only while it scrolls', async ({ page }) => {
  const boxes = page.locator('[role=group]:has(> table), main pre')
  const answers = () =>
    boxes.evaluateAll((all) =>
      all.map((one) => [one.scrollWidth > one.clientWidth, one.getAttribute('tabindex') === '0']),
    )
  const expectStops = async () => {
    await expect
      .poll(async () => (await answers()).every(([scrolls, stops]) => scrolls === stops))
      .toBe(true)
    return (await answers()).filter(([, stops]) => stops).length
  }
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto('/resources/amazon-ppc-optimization-guide')
  await hydrated(page)
  const wide = await expectStops()
  await page.setViewportSize({ width: 360, height: 800 })
  // The size at which tables of several short columns scroll.
  await page.evaluate(() => (document.documentElement.style.fontSize = '200%'))
  const narrow = await expectStops()
  expect(narrow).toBeGreaterThan(wide)
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('Tab stops at every box that might scroll', async ({ page }) => {
    await page.goto('/resources/amazon-ppc-optimization-guide')
    await expect(page.locator('[role=group]:not([tabindex="0"]):has(> table)')).toHaveCount(0)
    await expect(page.locator('[role=group]:has(> table)')).not.toHaveCount(0)
  })
})

test('a reader who comes back is offered the furthest section that they reached, until they read on', async ({
  page,
}) => {
  const path = '/resources/dtc-lifecycle-blueprint'
  const offer = page.getByRole('link', { name: /^Continue at section/ })
  const comeBack = async (hash = '') => {
    await page.goto('/resources')
    await page.goto(path + hash)
    await hydrated(page)
  }
  // By way of an earlier section.
  const scrollBack = async () => {
    for (const title of [/^Draw the lifecycle/, /^Start with/]) {
      await contentsOf(page).getByRole('link', { name: title }).click()
      await expect(contentsOf(page).locator('[aria-current]')).toHaveText(title)
    }
  }
  await page.goto(path)
  await hydrated(page)
  await contentsOf(page)
    .getByRole('link', { name: /^Retention/ })
    .click()
  await expect(contentsOf(page).locator('[aria-current]')).toHaveText(/^Retention/)
  await expect(offer).toHaveCount(0)
  await scrollBack()
  await comeBack('#contribution-margin')
  await expect(contentsOf(page).locator('[aria-current]')).toHaveText(/^Start with/)
  await expect(offer).toHaveText(
    'Continue at section 5: Retention: when does a customer pay you back',
  )
  await offer.click()
  await expect(contentsOf(page).locator('[aria-current]')).toHaveText(/^Retention/)
  await expect(offer).toHaveCount(0)
  await contentsOf(page)
    .getByRole('link', { name: /^The 90-day plan/ })
    .click()
  await expect(contentsOf(page).locator('[aria-current]')).toHaveText(/^The 90-day plan/)
  await scrollBack()
  await comeBack()
  await expect(contentsOf(page)).toBeVisible()
  await page.mouse.wheel(0, 40)
  await page.waitForTimeout(300)
  await expect(offer).toHaveCount(0)
})

test('the offer to read on moves nothing and is within reach on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 780 })
  await page.addInitScript(() =>
    localStorage.setItem('reading.dtc-lifecycle-blueprint', 'retention'),
  )
  await page.goto('/resources/dtc-lifecycle-blueprint')
  const title = page.getByRole('heading', { level: 1 })
  const before = await title.boundingBox()
  await hydrated(page)
  const offer = page.getByRole('link', { name: /^Continue at section 5/ })
  await expect(offer).toBeInViewport({ ratio: 1 })
  expect((await offer.boundingBox())!.height).toBeGreaterThanOrEqual(44)
  expect(await title.boundingBox()).toEqual(before)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
})

test('on a large screen an article has two widths: of what is read, and of what is looked at', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  for (const path of ['dtc-lifecycle-blueprint', 'conversion-rate-optimization-checklist']) {
    await page.goto(`/resources/${path}`)
    const widths = (parts: string) =>
      page
        .locator(`section[data-section] > :is(${parts})`)
        .evaluateAll((all) => [
          ...new Set(all.map((each) => Math.round(each.getBoundingClientRect().width))),
        ])
    expect(await widths('p, ul, ol, blockquote, pre')).toEqual([640])
    expect(await widths('h2, img, picture, div')).toHaveLength(1)
  }
})

test('a figure of an article is drawn anew for phones, and printed as on a large screen', async ({
  page,
}) => {
  for (const [path, name] of [
    ['amazon-ppc-optimization-guide', 'price'],
    ['conversion-rate-optimization-checklist', 'funnel'],
    ['email-automation-playbook', 'welcome'],
    ['marketplace-expansion-framework', 'left'],
  ] as const) {
    await page.setViewportSize({ width: 360, height: 740 })
    await page.goto(`/resources/${path}`)
    const figure = page.locator('section[data-section] > picture > img')
    await expect(figure).toHaveAttribute('alt', /\w/)
    const drawn = (file: string) =>
      expect
        .poll(() => figure.evaluate((each: HTMLImageElement) => each.currentSrc))
        .toMatch(new RegExp(`/${path}-${file}-[\\w-]{6}\\.svg$`))
    await figure.scrollIntoViewIfNeeded()
    await drawn(`${name}-phone`)
    expect(await figure.boundingBox()).toMatchObject({ x: 20, width: 320 })
    await page.setViewportSize({ width: 768, height: 1024 })
    await drawn(name)
    await page.setViewportSize({ width: 360, height: 740 })
    await page.emulateMedia({ media: 'print' })
    await drawn(name)
    await page.emulateMedia({ media: null })
  }
})
