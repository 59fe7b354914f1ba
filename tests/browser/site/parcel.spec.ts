import type { Page } from '@playwright/test'
import { expect, test } from '#tests/browser/fixtures.ts'

const stations = (page: Page) => page.locator('main ol:has(> li > div > span)')
const inked = (page: Page) => stations(page).locator('li:nth-child(2) span:nth-child(2) img')
const shelved = (page: Page) => stations(page).locator('li:nth-child(3) span:nth-child(2) img')

/** How far a layer is from its station, in widths of the station. */
const aside = (page: Page, layer: (page: Page) => ReturnType<typeof inked>) =>
  layer(page).evaluate((image) => {
    const station = image.closest('div')!.getBoundingClientRect()
    return Math.round(((image.getBoundingClientRect().x - station.x) / station.width) * 10) / 10
  })

/** Scrolls until the middle of the drawings is at this part of the screen's height, counted from the top. */
const place = (page: Page, part: number) =>
  stations(page).evaluate((list, part) => {
    const { y, height } = list.querySelector('li > div')!.getBoundingClientRect()
    scrollBy({ top: y + height / 2 - innerHeight * part, behavior: 'instant' })
  }, part)

test('scrolling moves the parcel from station to station, where it arrives before mid-screen', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto('/')
  await page.mouse.wheel(0, 1)
  await expect(page.locator('html')).toHaveAttribute('data-hydrated', '')
  await expect(async () => {
    await place(page, 1.05)
    expect(await aside(page, inked)).toBe(-1)
    expect(await aside(page, shelved)).toBe(-0.8)
    await expect(shelved(page)).toHaveCSS('opacity', '0', { timeout: 1000 })
  }).toPass()
  await expect(async () => {
    await place(page, 0.75)
    const between = await aside(page, inked)
    expect(between).toBeGreaterThan(-1)
    expect(between).toBeLessThan(0)
  }).toPass()
  await expect(async () => {
    await place(page, 0.45)
    expect(await aside(page, inked)).toBe(0)
    expect(await aside(page, shelved)).toBe(0)
  }).toPass()
  await expect(shelved(page)).toHaveCSS('opacity', '1')
})

for (const [who, options] of [
  ['without scripts', { javaScriptEnabled: false }],
  ['for who wants less motion', { reducedMotion: 'reduce' }],
] as const)
  test(`${who} the stations are finished drawings at any scroll position`, async ({
    browser,
    baseURL,
  }) => {
    const page = await browser.newPage({
      baseURL,
      viewport: { width: 1280, height: 800 },
      ...options,
    })
    await page.goto('/')
    await page.mouse.wheel(0, 1)
    for (const part of [1.05, 0.75, 0.45]) {
      await place(page, part)
      await expect.poll(() => aside(page, inked)).toBe(0)
      await expect.poll(() => aside(page, shelved)).toBe(0)
    }
    await page.close()
  })

/** Records which elements of the old page have a transition name when one begins. */
const noteTransitions = (page: Page) =>
  page.addInitScript(() => {
    const start = document.startViewTransition.bind(document)
    document.startViewTransition = (update) => {
      const transition = start(update)
      const note = () => {
        document.documentElement.dataset.moved = document
          .getAnimations()
          .map(({ effect }) => (effect as KeyframeEffect).pseudoElement)
          .join(' ')
      }
      transition.ready.then(note, note)
      return transition
    }
  })

test('following the last button, the parcel in the truck morphs into the envelope of the form', async ({
  page,
}) => {
  await noteTransitions(page)
  await page.goto('/')
  await page.mouse.wheel(0, 1)
  await expect(page.locator('html')).toHaveAttribute('data-hydrated', '')
  await page.locator('main > section').last().getByRole('link').click()
  await expect(page).toHaveURL('/contact')
  await expect(page.locator('html')).toHaveAttribute(
    'data-moved',
    /group\(parcel\).*old\(parcel\).*new\(parcel\)|new\(parcel\).*old\(parcel\)/,
  )
})

test('with reduced motion pages change without a transition', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await noteTransitions(page)
  await page.goto('/')
  await page.mouse.wheel(0, 1)
  await expect(page.locator('html')).toHaveAttribute('data-hydrated', '')
  await page.locator('main > section').last().getByRole('link').click()
  await expect(page).toHaveURL('/contact')
  await expect(page.locator('form [name=email]')).toBeVisible()
  await expect(page.locator('html')).not.toHaveAttribute('data-moved')
})
