import type { Locator } from '@playwright/test'
import { expect, test } from '#tests/browser/fixtures.ts'
import { publicPages } from '#tests/browser/public-pages.ts'

/** The boxes of the texts, not of their elements, in page order. */
const textBoxes = (texts: Locator) =>
  texts.evaluateAll((elements) =>
    elements.map((element) => {
      const range = document.createRange()
      range.selectNodeContents(element)
      const { left, right, top, bottom } = range.getBoundingClientRect()
      return { left, right, top, bottom }
    }),
  )

test('in portrait, the poster of a closing band is below or beside the text, and the title takes at most three lines', async ({
  page,
}) => {
  await page.setViewportSize({ width: 768, height: 1024 })
  for (const path of publicPages) {
    await page.goto(path)
    const misplaced = await page.locator('main > section').evaluateAll((sections) =>
      sections.slice(-1).flatMap((section) => {
        const poster = section.querySelector('h2 ~ img, h2 ~ picture img')?.getBoundingClientRect()
        const words = section.querySelector('h2 + div')?.getBoundingClientRect()
        if (!poster || !words || poster.width >= innerWidth) return []
        const isBeside = poster.left >= words.right || poster.right <= words.left
        return isBeside || poster.top >= words.bottom ? [] : [poster]
      }),
    )
    expect(misplaced, path).toEqual([])
    const lines = await page
      .locator('main > section')
      .last()
      .locator('h2:has(~ img, ~ picture)')
      .evaluateAll((titles) =>
        titles.map(
          (title) => title.clientHeight / Number.parseFloat(getComputedStyle(title).lineHeight),
        ),
      )
    expect(
      lines.filter((each) => Math.round(each) > 3),
      path,
    ).toEqual([])
  }
})

test('in portrait, the drawing of a field note is below its title, beside its first words', async ({
  page,
}) => {
  await page.setViewportSize({ width: 768, height: 1024 })
  for (const path of ['/services/media', '/services/podcast', '/our-approach', '/careers']) {
    await page.goto(path)
    const note = page.locator('h2:has(+ div + div > p)').last()
    const [title] = await textBoxes(note)
    const [words] = await textBoxes(note.locator('+ div + div > p').first())
    const drawing = (await note.locator('+ div').boundingBox())!
    expect(drawing.y, path).toBeGreaterThan(title!.bottom)
    expect(drawing.x, path).toBeGreaterThanOrEqual(words!.right)
    expect(Math.abs(drawing.y - words!.top), path).toBeLessThan(48)
  }
})

test('in landscape, the texts of the home page overlap neither each other nor the truck', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1024, height: 768 })
  await page.goto('/')
  const words = page.locator('main > section').last().locator('p')
  // The box of the truck begins right of the middle.
  for (const { right } of await textBoxes(words)) expect(right).toBeLessThan(512)
  const stages = page.locator(
    'h3:text-is("Awareness"), h3:text-is("Conversion"), h3:text-is("Retention")',
  )
  const [first, second, third] = await textBoxes(stages.locator('+ p'))
  expect(second!.left - first!.right).toBeGreaterThanOrEqual(16)
  expect(third!.left - second!.right).toBeGreaterThanOrEqual(16)
})

test('in landscape, each moment of the abandoned cart is on one line', async ({ page }) => {
  await page.setViewportSize({ width: 1024, height: 768 })
  await page.goto('/services/email-sms')
  const moments = await textBoxes(page.locator('label:has(b):has(input[type=radio])'))
  expect(moments).toHaveLength(5)
  for (const { top, bottom } of moments) expect(bottom - top).toBeLessThan(40)
})

for (const width of [1024, 1280, 1440])
  test(`at ${width} px the button of the plan chest is under its sentence`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 })
    await page.goto('/resources')
    const chest = (await page.locator('h1 ~ div img').boundingBox())!
    const sentence = (await page.locator('h1 ~ div p').boundingBox())!
    const button = (await page.locator('h1 ~ div a').boundingBox())!
    expect(button.x).toBe(sentence.x)
    expect(button.y).toBeGreaterThanOrEqual(sentence.y + sentence.height)
    expect(chest.x).toBeGreaterThan(sentence.x + sentence.width)
  })

test('on a large phone cards stand in columns, and no folded drawing is wider than on a small one', async ({
  page,
}) => {
  await page.setViewportSize({ width: 600, height: 900 })
  for (const path of ['/services/email-sms', '/services/web-design', '/careers']) {
    await page.goto(path)
    const { width } = (await page.locator('main picture img').first().boundingBox())!
    expect(width, path).toBeLessThanOrEqual(448)
  }
  await page.goto('/services/consulting')
  const cards = page.locator('section:has(h2:text("Every leak")) li')
  const [first, second] = await cards.all()
  expect((await second!.boundingBox())!.y).toBe((await first!.boundingBox())!.y)
})

test('in portrait, a folded drawing is as wide as its words, which are over it', async ({
  page,
}) => {
  await page.setViewportSize({ width: 768, height: 1024 })
  for (const path of ['/services/email-sms', '/services/web-design']) {
    await page.goto(path)
    const drawing = (await page.locator('main picture img').first().boundingBox())!
    expect([drawing.width, drawing.height], path).toEqual([640, 800])
    expect(await page.locator('picture + ol').first().boundingBox(), path).toEqual(drawing)
  }
})

test('in portrait, the table of careers stands as two over one', async ({ page }) => {
  const shown = () =>
    page
      .locator('main picture img')
      .first()
      .evaluate((image: HTMLImageElement) => [image.currentSrc, image.naturalWidth > 0])
  for (const [width, file] of [
    [600, /\/long-table-phone-/],
    [768, /\/long-table-tablet-/],
    [1024, /\/long-table-(?!phone|tablet)/],
  ] as const) {
    await page.setViewportSize({ width, height: 900 })
    await page.goto('/careers')
    await expect.poll(shown).toEqual([expect.stringMatching(file), true])
  }
})

test('on a wide screen the titles of all services start at the same height', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  const tops = new Set<number>()
  for (const path of publicPages.filter((each) => each.startsWith('/services/'))) {
    await page.goto(path)
    tops.add((await page.locator('h1').boundingBox())!.y)
  }
  expect([...tops]).toHaveLength(1)
})

test('in portrait, three steps stand in a row along one drawing, four in two rows', async ({
  page,
}) => {
  await page.setViewportSize({ width: 768, height: 1024 })
  for (const path of ['/services/media', '/services/consulting', '/careers', '/our-approach']) {
    await page.goto(path)
    const steps = page.locator('main ol > li:has(> img + h3 > [aria-hidden])')
    const boxes = await steps.locator('img').evaluateAll((drawings) =>
      drawings.map((drawing) => {
        const { left, right, top } = drawing.getBoundingClientRect()
        return { left: Math.round(left), right: Math.round(right), top: Math.round(top) }
      }),
    )
    expect([3, 4], path).toContain(boxes.length)
    const inRow = boxes.length === 4 ? 2 : 3
    for (const [index, { left, top }] of boxes.entries()) {
      expect(top, path).toBe(boxes[index - (index % inRow)]!.top)
      if (index % inRow) expect(left - boxes[index - 1]!.right, path).toBeLessThanOrEqual(1)
    }
    if (inRow === 2) expect(boxes[2]!.top, path).toBeGreaterThan(boxes[0]!.top)
  }
})

test('in portrait, the time of the order clock is beside its dial and touches no parcel, whatever it is', async ({
  page,
}) => {
  await page.setViewportSize({ width: 768, height: 1024 })
  await page.goto('/services/fulfillment')
  const timer = page.getByRole('timer')
  const drawing = (await timer.locator('xpath=ancestor::div[2]').boundingBox())!
  for (const words of ['2 PM Pacific', '71 h 30 min 44 s']) {
    await timer.evaluate((element, text) => (element.textContent = text), words)
    const [time] = await textBoxes(timer)
    // The dial takes a quarter of the width. The roof of the truck is an eighth of it below the top.
    expect(time!.left).toBeGreaterThan(drawing.x + drawing.width / 4)
    expect(time!.right).toBeLessThan(drawing.x + drawing.width)
    expect(time!.top).toBeGreaterThanOrEqual(drawing.y)
    expect(time!.bottom).toBeLessThan(drawing.y + drawing.width / 8)
  }
})
