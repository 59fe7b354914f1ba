import type { Locator, Page } from '@playwright/test'
import { expect, test } from '#tests/browser/fixtures.ts'
import { hydrated } from '#tests/browser/hydrated.ts'

const headers = (page: Page) => page.locator('main summary')
const open = (page: Page) => page.locator('main details[open]')

test('arrows, Home and End move between the questions, and at most one is open', async ({
  page,
}) => {
  await page.goto('/services/business-systems')
  await headers(page).first().focus()
  await hydrated(page)
  await expect(headers(page)).toHaveCount(5)
  await expect(open(page)).toHaveCount(0)

  const moves = [
    ['ArrowDown', 1],
    ['ArrowUp', 0],
    ['ArrowUp', 4],
    ['ArrowDown', 0],
    ['End', 4],
    ['Home', 0],
  ] as const
  for (const [key, at] of moves) {
    await page.keyboard.press(key)
    await expect(headers(page).nth(at), key).toBeFocused()
  }

  await page.keyboard.press('Enter')
  await expect(open(page)).toContainText('4-8 weeks from the signed drawing to daily use.')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Space')
  await expect(open(page)).toHaveCount(1)
  await expect(open(page)).toContainText('The store, the books and the shipping software stay.')
  await page.keyboard.press('Space')
  await expect(open(page)).toHaveCount(0)
})

test('arrow keys scroll the page unless a question has the focus and no other key is held', async ({
  page,
}) => {
  await page.goto('/services/business-systems')
  await headers(page).first().focus()
  await hydrated(page)
  await page.keyboard.press('Alt+ArrowDown')
  await expect(headers(page).first()).toBeFocused()
})

test('See How It Works scrolls to that section below the bar and moves the focus there', async ({
  page,
}) => {
  await page.goto('/services/business-systems')
  await page.getByRole('link', { name: 'See How It Works' }).click()
  const heading = page.getByRole('heading', {
    name: 'The spreadsheet stays until the totals agree',
  })
  await expect(heading).toBeFocused()
  await expect(page).toHaveURL(/\/services\/business-systems#how-it-works$/)
  await expect(heading).toBeInViewport()
  await expect
    .poll(async () => Math.round((await heading.boundingBox())?.y ?? 0))
    .toBeLessThanOrEqual(64 + 40)
  expect((await heading.boundingBox())?.y).toBeGreaterThanOrEqual(64)
})

test('scrolling to an anchor is animated unless reduced motion is requested, and nothing else is', async ({
  page,
}) => {
  await page.goto('/services/business-systems')
  const behavior = () =>
    page.evaluate(() => getComputedStyle(document.documentElement).scrollBehavior)
  // The rule is in the complete style sheets, which load at the first interaction.
  await page.keyboard.press('Shift')
  const link = page.getByRole('link', { name: 'See How It Works' })
  await link.click()
  await expect.poll(behavior).toBe('smooth')
  // Tab may be pressed again before a smooth scroll has ended, and the focus would be out of sight.
  await page.keyboard.press('Tab')
  expect(await behavior()).toBe('auto')
  await page.evaluate(() => (document.activeElement as HTMLElement).blur())
  expect(await behavior()).toBe('auto')
  await link.click()
  await expect.poll(behavior).toBe('smooth')
  await page.emulateMedia({ reducedMotion: 'reduce' })
  expect(await behavior()).toBe('auto')
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('every answer is in the page, and the questions open one at a time', async ({ page }) => {
    await page.goto('/services/business-systems')
    for (const answer of await page.locator('main details > p').all())
      expect((await answer.textContent())?.length).toBeGreaterThan(80)
    await headers(page).nth(1).click()
    await headers(page).nth(3).click()
    await expect(open(page)).toHaveCount(1)
    await expect(open(page)).toContainText('Who owns the code and the data?')
    await headers(page).nth(3).click()
    await expect(open(page)).toHaveCount(0)
  })

  test('See How It Works scrolls to that section', async ({ page }) => {
    await page.goto('/services/business-systems')
    await page.getByRole('link', { name: 'See How It Works' }).click()
    await expect(
      page.getByRole('heading', { name: 'The spreadsheet stays until the totals agree' }),
    ).toBeInViewport()
    await expect(page.locator('#how-it-works:focus')).toBeAttached()
  })
})

test('each page contains the texts that the specification fixes', async ({ page }) => {
  const said: Record<string, string[]> = {
    '/services/studio': ['900 sq ft', '3-5 business days', '500+', '200+'],
    '/services/podcast': ['300%', '50+', '15+', '2-3 business days'],
    '/services/web-design': [
      'Technology',
      'Shopify',
      'Every build ends with a store your team can change',
    ],
    '/services/business-systems': ['4-8 weeks', 'See How It Works'],
    '/our-approach': ['15-25%', '35-50%', '60-150%', '30 days', '60 days', '90+ days'],
    '/about': ['50+', '$20M+', '500,000+', '2,000+', '$50M+', 'By the Numbers', '12+ years'],
  }
  for (const [path, literals] of Object.entries(said)) {
    await page.goto(path)
    for (const literal of literals)
      await expect(
        page.getByRole('main').getByText(literal).filter({ visible: true }).first(),
        `${literal} on ${path}`,
      ).toBeVisible()
  }
  await expect(
    page.getByRole('heading', { level: 1, name: 'Operators, strategists, and creators.' }),
  ).toBeVisible()
})

test('the statistics are in two columns on a phone and in three on wider screens', async ({
  page,
}) => {
  await page.goto('/about')
  for (const [width, columns] of [
    [360, 2],
    [768, 3],
    [1440, 3],
  ] as const) {
    await page.setViewportSize({ width, height: 800 })
    const lefts = await page
      .locator('[data-ground=deep] li:has(h3)')
      .evaluateAll((items) => items.map((item) => Math.round(item.getBoundingClientRect().left)))
    expect(lefts).toHaveLength(5)
    expect(new Set(lefts).size, `${width} px`).toBe(columns)
  }
})

test('buttons link to the pages that they name', async ({ page }) => {
  const links = [
    ['/about', 'Start the Conversation', '/contact'],
    ['/about', 'Join Our Team', '/careers'],
    ['/services/studio', 'Start a Project', '/contact'],
    ['/services/studio', 'View Portfolio', '/portfolio'],
    ['/services/podcast', 'Start a Show', '/contact'],
    ['/services/podcast', 'View Portfolio', '/portfolio'],
  ] as const
  for (const [path, name, href] of links) {
    await page.goto(path)
    const link = page.getByRole('main').getByRole('link', { name }).first()
    await expect(link, `${name} on ${path}`).toHaveAttribute('href', href)
  }
})

test('a call to action fills its need into the contact form', async ({ page }) => {
  await page.goto('/services/podcast')
  await page.getByRole('link', { name: 'Plan a Show' }).click()
  await expect(page).toHaveURL(/\/contact$/)
  await expect(page.locator('[name=primaryNeed]')).toHaveValue('Creative & content')
})

test('the figures of the plan are over their columns in the chart on a wide screen', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 })
  await page.goto('/our-approach')
  const plan = page.locator('section', { has: page.locator('#timeline') })
  const box = (element: Locator) => element.boundingBox()
  const chart = (await box(plan.locator('img')))!
  const figures = await Promise.all((await plan.locator('li h3 + p').all()).map(box))
  const feet = figures.map((figure) => figure!.y + figure!.height - chart.y)
  // From the lowest column to the highest, all in the picture.
  expect(feet).toEqual(feet.toSorted((one, other) => other - one))
  expect(feet.at(-1)! + 1).toBeLessThan(feet[0]!)
  expect(Math.max(...feet)).toBeLessThan(chart.height)
  expect(Math.min(...figures.map((figure) => figure!.y))).toBeGreaterThan(chart.y)
})
