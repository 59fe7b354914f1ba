import type { Page } from '@playwright/test'
import { expect, test } from '#tests/browser/fixtures.ts'
import { fontsShown } from '#tests/browser/fonts-shown.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

const box = async (page: Page, selector: string) => {
  const found = await page.locator(selector).first().boundingBox()
  expect(found, selector).not.toBeNull()
  return found!
}

/** As a reader's own style sheet may do, according to WCAG 1.4.12. */
const spaceWide = (page: Page) =>
  page.evaluate(() => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync('* { letter-spacing: 0.12em !important; word-spacing: 0.16em !important }')
    document.adoptedStyleSheets.push(sheet)
  })

test('no page with words in columns scrolls horizontally with wide text spacing', async ({
  page,
}) => {
  for (const path of [
    '/',
    '/our-approach',
    '/resources',
    '/services/marketplaces',
    '/services/email-sms',
  ]) {
    await page.goto(path)
    await fontsShown(page)
    await spaceWide(page)
    await page.evaluate(() => (document.documentElement.dataset.placed = ''))
    for (const width of [320, 360]) {
      await page.setViewportSize({ width, height: 800 })
      const wide = await page.evaluate(() => document.documentElement.scrollWidth)
      expect(wide, `${path} at ${width} px`).toBeLessThanOrEqual(width)
    }
  }
})

const getStarted = 'header a:has-text("Get Started"):visible'

test('Get Started stays on one line, even with wide text spacing', async ({ page }) => {
  await page.goto('/')
  for (const width of [480, 1024, 1280]) {
    await page.setViewportSize({ width, height: 800 })
    expect((await box(page, getStarted)).height, `${width} px`).toBe(44)
  }
  await spaceWide(page)
  for (const width of [1024, 1152, 1280]) {
    await page.setViewportSize({ width, height: 800 })
    const { x, width: wide, height } = await box(page, getStarted)
    expect(height, `${width} px`).toBe(44)
    expect(x + wide, `${width} px`).toBeLessThanOrEqual(width)
  }
})

test('the three words of the hero are not broken and do not touch', async ({ page }) => {
  await page.goto('/')
  const words = () =>
    page.locator('h1 > span').evaluateAll((spans) =>
      spans.map((span) => {
        const range = document.createRange()
        range.selectNodeContents(span)
        const { left, right, top } = range.getBoundingClientRect()
        return { left, right, top, lines: range.getClientRects().length }
      }),
    )
  for (const spaced of [false, true]) {
    if (spaced) await spaceWide(page)
    for (const width of [360, 768, 1024, 1280, 1440, 1920]) {
      await page.setViewportSize({ width, height: 800 })
      const [first, second, third] = await words()
      for (const word of [first!, second!, third!]) expect(word.lines, `${width} px`).toBe(1)
      if (first!.top === second!.top) expect(first!.right).toBeLessThan(second!.left - 4)
      if (second!.top === third!.top) expect(second!.right).toBeLessThan(third!.left - 4)
      if (!spaced && width >= 768) expect(third!.top, `${width} px`).toBe(first!.top)
    }
  }
})

test("the plan's first drawing does not touch the buttons above it", async ({ page }) => {
  await page.goto('/')
  for (const width of [768, 1024, 1440]) {
    await page.setViewportSize({ width, height: 800 })
    const actions = await box(page, 'h1 ~ div div:has(> a)')
    const drawing = await box(page, 'h1 ~ ol img')
    expect(drawing.y, `${width} px`).toBeGreaterThan(actions.y + actions.height + 16)
  }
})

test('on a phone the four figures of fulfillment fit one screen, two in a row', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 780 })
  await page.goto('/services/fulfillment')
  const figures = await page
    .locator('ul[data-count="4"] > li')
    .evaluateAll((all) => all.map((each) => each.getBoundingClientRect()))
  const [first, second, third, last] = figures
  expect(second!.top).toBe(first!.top)
  expect(last!.top).toBe(third!.top)
  expect(second!.left).toBeGreaterThan(first!.right)
  expect(last!.bottom - first!.top).toBeLessThan(780)
})

test('the values in a row of the title block are on one line', async ({ page }) => {
  await page.goto('/')
  for (const width of [360, 768, 1024, 1440]) {
    await page.setViewportSize({ width, height: 800 })
    const cells = await page.locator('footer div:has(> address) > *').evaluateAll((all) =>
      all.map((cell) => {
        const words = document.createRange()
        words.selectNodeContents(cell.querySelector('a') ?? cell.lastElementChild!)
        return { row: cell.getBoundingClientRect().top, foot: words.getBoundingClientRect().bottom }
      }),
    )
    for (const { row, foot } of cells)
      for (const other of cells)
        if (other.row === row)
          expect(Math.abs(other.foot - foot), `${width} px`).toBeLessThanOrEqual(1)
  }
})

test('small headings use the text typeface', async ({ page }) => {
  await page.goto('/')
  await expect(page.locator('h1 ~ ol h2').first()).toHaveCSS('font-family', /Instrument Sans/)
  await page.goto('/admin')
  await expect(page.locator('p:has(> a[href="/"]):visible')).toHaveCSS(
    'font-family',
    /Instrument Sans/,
  )
})

test('the chart shows every town completely, also on a narrow phone', async ({ page }) => {
  await page.goto('/about')
  for (const width of [320, 360, 480, 768]) {
    await page.setViewportSize({ width, height: 800 })
    const chart = await box(page, 'main section:has(h1) svg')
    const sheet = await box(page, 'h1')
    for (const town of [
      'Santa Barbara',
      'Ventura',
      'Camarillo',
      'Thousand Oaks',
      'Westlake Village',
    ]) {
      const { x, width: wide } = await box(page, `main svg text:text-is("${town}")`)
      expect(x, `${town} at ${width} px`).toBeGreaterThanOrEqual(Math.max(sheet.x, chart.x))
      expect(x + wide, `${town} at ${width} px`).toBeLessThanOrEqual(chart.x + chart.width)
    }
  }
})

test('no name of a town crosses a meridian of the chart on a large screen', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/about')
  const meridian = (await box(page, 'main svg text:text-is("119° W")')).x
  for (const town of ['Thousand Oaks', 'Westlake Village'])
    expect((await box(page, `main svg text:text-is("${town}")`)).x, town).toBeGreaterThan(meridian)
  const camarillo = await box(page, 'main svg text:text-is("Camarillo")')
  expect(camarillo.x + camarillo.width).toBeLessThan(meridian)
})

test('the coast above the footer runs from edge to edge, its towns within the margins', async ({
  page,
}) => {
  await page.goto('/terms')
  for (const width of [768, 1440, 1920]) {
    await page.setViewportSize({ width, height: 800 })
    const coast = await box(page, 'footer img')
    expect([coast.x, coast.width], `at ${width} px`).toEqual([0, width])
    expect((await box(page, 'footer ol')).x).toBe((await box(page, 'footer a')).x)
  }
})

test('the desks of a phone are fewer and larger than those of a large screen', async ({ page }) => {
  for (const [width, file] of [
    [360, /\/crew-phone-/],
    [1440, /\/crew-(?!phone)/],
  ] as const) {
    await page.setViewportSize({ width, height: 800 })
    await page.goto('/about')
    await page.mouse.wheel(0, 400)
    const desks = page.locator('main img[alt^="Desks in three groups"]')
    const shown = () => desks.evaluate((image: HTMLImageElement) => image.currentSrc)
    await expect.poll(shown).toMatch(file)
  }
})

test('on a tablet a last resource without a neighbor has its picture left of text and foot', async ({
  page,
}) => {
  await page.setViewportSize({ width: 768, height: 900 })
  await page.goto('/resources')
  const last = 'li:has(> picture):last-child'
  const picture = await box(page, `${last} > picture`)
  expect(picture.height).toBe((await box(page, `${last} img`)).height)
  for (const part of ['div', 'p'])
    expect((await box(page, `${last} > ${part}`)).x).toBe(picture.x + picture.width)
})

test('the 404 page has its drawing beside the text, and the label below the street', async ({
  page,
  faults,
}) => {
  faults.expect(/^response: 404 GET \/nowhere/, /^console: .*404/)
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/nowhere')
  const figure = await box(page, 'h1')
  const drawing = await box(page, 'main img')
  expect(drawing.x).toBeGreaterThan(figure.x + figure.width)
  const label = await box(page, 'main svg text')
  expect(label.x).toBeGreaterThanOrEqual(drawing.x)
  expect(label.y).toBeGreaterThan(drawing.y + drawing.height * 0.75)
})

test('the grid of the page after sending continues beneath the bar', async ({ page }) => {
  await page.goto('/contact/sent?reference=7F3A-90C2')
  expect((await box(page, '#main > section')).y).toBe(0)
})

test.describe('in forced colors', () => {
  test.use({ colorScheme: 'dark', contextOptions: { forcedColors: 'active' } })

  test('every name on the chart has the same color', async ({ page }) => {
    await page.goto('/about')
    const inks = await page
      .locator('main section:has(h1) svg text')
      .evaluateAll((names) => names.map((name) => getComputedStyle(name).fill))
    expect(new Set(inks).size).toBe(1)
  })
})
