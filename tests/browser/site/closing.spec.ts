import { expect, test } from '#tests/browser/fixtures.ts'
import { publicPages } from '#tests/browser/public-pages.ts'

const services = publicPages.filter((path) => path.startsWith('/services/'))
const along = ['media', 'marketplaces', 'fulfillment', 'podcast'].map((name) => `/services/${name}`)

test('no two service pages end alike: they differ in ground, card or position of the poster', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  const ends: string[] = []
  for (const path of services) {
    await page.goto(path)
    const band = page.locator('main > section').last()
    await band.scrollIntoViewIfNeeded()
    // Until the visitor interacts, images are kept out of their places.
    await page.evaluate(() => document.documentElement.setAttribute('data-near', ''))
    ends.push(
      await band.evaluate((section) => {
        const title = section.querySelector('h2')!.getBoundingClientRect()
        const poster = section.querySelector('img')!.getBoundingClientRect()
        const card = section.querySelector(':scope > div > div')!
        const side =
          poster.width >= innerWidth ? 'along' : poster.left < title.left ? 'before' : 'beside'
        const { backgroundColor, backgroundImage } = getComputedStyle(section)
        const drawn = side === 'along' ? section.querySelector('img')!.src : ''
        return [side, backgroundColor, backgroundImage, getComputedStyle(card).border, drawn].join()
      }),
    )
  }
  expect(services).toHaveLength(9)
  expect(new Set(ends).size).toBe(services.length)
})

test('a poster along the bottom of the band does not cover the buttons', async ({ page }) => {
  for (const path of along) {
    await page.goto(path)
    for (const width of [768, 1280, 1440, 1920]) {
      await page.setViewportSize({ width, height: 900 })
      const action = page.locator('main > section').last().getByRole('link').first()
      await action.scrollIntoViewIfNeeded()
      await action.click({ trial: true, timeout: 5_000 })
    }
  }
})

test('on a very wide screen the scanner of fulfillment is below the text', async ({ page }) => {
  await page.setViewportSize({ width: 2560, height: 1440 })
  await page.goto('/services/fulfillment')
  const band = page.locator('main > section').last()
  await page.evaluate(() => document.documentElement.setAttribute('data-near', ''))
  const hours = (await band.locator('p').last().boundingBox())!
  const poster = (await band.locator('img').boundingBox())!
  // Its top is at 208 of 500 of the drawing.
  expect(hours.y + hours.height).toBeLessThan(poster.y + poster.height * 0.416)
})

test.describe('in forced colors', () => {
  test.use({ contextOptions: { forcedColors: 'active' } })

  test('no image covers the text beside it: it keeps its own background', async ({ page }) => {
    for (const path of ['/', '/about', ...along]) {
      await page.goto(path)
      await page.evaluate(() => document.documentElement.setAttribute('data-near', ''))
      for (const width of [360, 1440]) {
        await page.setViewportSize({ width, height: 900 })
        const covered = await page.locator('main > section ~ section').evaluateAll((sections) =>
          sections.flatMap((section) => {
            const words = Array.from(section.querySelectorAll('h2, h3, p'))
            return Array.from(section.querySelectorAll('img')).flatMap((image) => {
              const picture = image.getBoundingClientRect()
              return words
                .filter((word) => {
                  const range = document.createRange()
                  range.selectNodeContents(word)
                  const text = range.getBoundingClientRect()
                  return (
                    text.width > 1 &&
                    image.checkVisibility() &&
                    Math.min(text.right, picture.right) - Math.max(text.left, picture.left) > 2 &&
                    Math.min(text.bottom, picture.bottom) - Math.max(text.top, picture.top) > 2
                  )
                })
                .map((word) => word.textContent)
            })
          }),
        )
        expect(covered, `${path} at ${width} px`).toEqual([])
      }
    }
  })
})

test('at 320 px the four stages of the plan have space between their texts', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 800 })
  await page.goto('/')
  const gaps = await page
    .locator('main ol > li', { hasText: /^Consideration/ })
    .evaluate((word) => {
      const boxes = Array.from(word.parentElement!.children, (each) => {
        const range = document.createRange()
        range.selectNode(each.firstChild!)
        return range.getBoundingClientRect()
      })
      return boxes.slice(1).map((box, at) => box.left - boxes[at]!.right)
    })
  expect(gaps).toHaveLength(3)
  expect(Math.min(...gaps)).toBeGreaterThanOrEqual(4)
})

test('the letters and numbers of the closing spreadsheet are not read out', async ({ page }) => {
  await page.goto('/services/business-systems')
  const sheet = page.locator('section', { hasText: 'Show us the spreadsheet' }).last()
  const drawn = await sheet.evaluate((section) => getComputedStyle(section, '::before').content)
  expect(drawn).toContain('A B C')
  expect(await sheet.ariaSnapshot()).not.toMatch(/A B C|1 2 3/)
})
