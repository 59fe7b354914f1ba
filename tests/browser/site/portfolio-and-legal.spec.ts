import { expect, test } from '#tests/browser/fixtures.ts'
import { hydrated } from '#tests/browser/hydrated.ts'

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('the portfolio shows all kinds of work, or one', async ({ page }) => {
    await page.goto('/portfolio')
    const kinds = page.locator('[data-medium] > li')
    const shown = () => kinds.filter({ visible: true }).count()
    expect(await shown()).toBe(9)
    await page.getByRole('radio', { name: 'Video' }).check()
    expect(await shown()).toBe(3)
    await expect(page.getByRole('heading', { name: 'Launch film' })).toBeVisible()
    await page.getByRole('radio', { name: 'All' }).check()
    expect(await shown()).toBe(9)
  })

  for (const path of ['/privacy', '/terms'])
    test(`${path} shows both dates and links to every clause`, async ({ page }) => {
      await page.goto(path)
      await expect(page.locator('time[datetime="2026-11-20"]')).toHaveText('November 20, 2026')
      await expect(page.locator('time[data-today]')).toHaveText(/^\w+ \d{1,2}, \d{4}$/)
      await expect(page.locator('time[data-today]')).toHaveAttribute(
        'datetime',
        /^\d{4}-\d\d-\d\d$/,
      )
      const links = page.getByRole('navigation', { name: 'Contents' }).getByRole('link')
      const clauses = page.locator('main ol > li > h2')
      expect(await links.allTextContents()).toEqual(await clauses.allTextContents())
      await links.last().click()
      await expect(clauses.last()).toBeInViewport()
      expect((await clauses.last().boundingBox())?.y).toBeGreaterThanOrEqual(64)
    })
})

test('no label of a kind of work covers its picture', async ({ page }) => {
  for (const width of [360, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    await page.goto('/portfolio')
    const overlaps = await page.locator('[data-medium] > li').evaluateAll((works) =>
      works.map((work) => {
        const picture = work.querySelector('img')!.getBoundingClientRect()
        const label = work.querySelector('p')!.getBoundingClientRect()
        return Math.max(0, Math.round(picture.bottom - label.top))
      }),
    )
    expect(overlaps).toEqual(Array(9).fill(0))
  }
})

test("the last update is the visitor's current date, the effective date is fixed", async ({
  page,
}) => {
  await page.clock.setFixedTime('2031-03-09T20:00:00Z')
  await page.goto('/terms')
  await expect(page.locator('time[data-today]')).toHaveText('March 9, 2031')
  await expect(page.locator('time[data-today]')).toHaveAttribute('datetime', '2031-03-09')
  await hydrated(page)
  await expect(page.locator('time[data-today]')).toHaveText('March 9, 2031')
  await expect(page.locator('time[datetime="2026-11-20"]')).toBeVisible()
})

test('the careers page lists no open role and still invites messages', async ({ page }) => {
  await page.goto('/careers')
  await expect(page.getByRole('heading', { name: 'No open roles now' })).toBeVisible()
  const write = page.locator('#main').getByRole('link', { name: 'Write to Us' })
  await expect(write).toHaveCount(2)
  await expect(write.first()).toHaveAttribute('href', /^mailto:[^?]+\?subject=/)
})

test('the drawing of each count ends below its last shelf, and few marks stand on higher ones', async ({
  page,
}) => {
  // In shelves of the products. Those of episodes are twice as high, those of videos on a phone a third higher.
  for (const [width, shelves] of [
    [360, [6, 6, 4, 2]],
    [1280, [4, 4, 2, 2]],
  ] as const) {
    await page.setViewportSize({ width, height: 800 })
    await page.goto('/portfolio')
    const heights = await page
      .getByRole('listitem')
      .filter({ hasText: /^\d+\+/ })
      .locator('img')
      .evaluateAll((all) => all.map((each) => each.getBoundingClientRect().height))
    const shelf = heights[0]! / shelves[0]
    expect(heights.map((height) => Math.round(height / shelf))).toEqual(shelves)
  }
})

test('the dates of a legal page follow its words, on a large screen beside the drawing', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  for (const path of ['/privacy', '/terms']) {
    await page.goto(path)
    const sheet = page.locator('section:has(h1)')
    const [lead, dates, drawing] = await Promise.all(
      ['h1 + div > p', 'dl', 'img'].map((each) => sheet.locator(each).first().boundingBox()),
    )
    expect(dates!.x).toBe(lead!.x)
    expect(dates!.y - lead!.y - lead!.height).toBeGreaterThan(0)
    expect(dates!.y - lead!.y - lead!.height).toBeLessThan(48)
    expect(dates!.y + dates!.height).toBeLessThan(drawing!.y + drawing!.height)
  }
})

test('each legal page leads to the other, from its head and from its end', async ({ page }) => {
  for (const end of ['first', 'last'] as const) {
    await page.goto('/privacy')
    const links = page.getByRole('link', { name: 'Sheet 2: Terms of Service' })
    await expect(links).toHaveCount(2)
    await links[end]().click()
    await expect(page).toHaveURL('/terms')
    await page.getByRole('link', { name: 'Sheet 1: Privacy Policy' })[end]().click()
    await expect(page).toHaveURL('/privacy')
  }
})
