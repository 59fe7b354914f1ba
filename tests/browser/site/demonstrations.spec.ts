import type { Locator, Page } from '@playwright/test'
import { expect, test } from '#tests/browser/fixtures.ts'
import { hydrated } from '#tests/browser/hydrated.ts'

type Box = NonNullable<Awaited<ReturnType<Locator['boundingBox']>>>

/** The demonstrations that a visitor can operate, and their pages. */
const demonstrations = {
  '/services/studio': 'lights',
  '/services/podcast': 'leveling',
  '/services/web-design': 'before-and-after',
  '/services/email-sms': 'walk',
  '/services/fulfillment': 'order-clock',
}

for (const [path, id] of Object.entries(demonstrations))
  for (const width of [320, 1280])
    test(`the demonstration on ${path} is labeled as such and accessible at ${width} px`, async ({
      page,
      checkAccessibility,
    }) => {
      await page.setViewportSize({ width, height: 900 })
      await page.emulateMedia({ reducedMotion: 'reduce' })
      await page.goto(path)
      await hydrated(page)
      const section = page.locator(`section:has(#${id})`)
      await expect(section.locator('figcaption')).toHaveText(
        id === 'order-clock'
          ? 'A live clock on Pacific Time.'
          : 'Demonstration, made by us. Not client work.',
      )
      await checkAccessibility()
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
        width,
      )
    })

/** As in the browser's accessibility tree: Playwright's own names have spaces where the browser's have none. */
async function namesOf(page: Page, role: string) {
  const session = await page.context().newCDPSession(page)
  const { nodes } = await session.send('Accessibility.getFullAXTree')
  return nodes
    .filter((node) => !node.ignored && node.role?.value === role)
    .map(({ name }) => String(name?.value))
}

test('two voices are leveled to -16 LUFS by keyboard', async ({ page }) => {
  await page.goto('/services/podcast')
  const demonstration = page.locator('section:has(#leveling)')
  const show = demonstration.getByText(/^-?\d+\.\d LUFS$/)
  const heard = demonstration.getByRole('status')
  await expect(heard).toBeEmpty()
  await expect(page.getByRole('slider', { name: 'Host' })).not.toHaveAttribute('aria-valuetext')
  const asRecorded = await show.textContent()
  const press = async (voice: string, key: string, times: number) => {
    await page.getByRole('slider', { name: voice }).focus()
    for (let time = 0; time < times; time++) await page.keyboard.press(key)
  }
  await press('Host', 'ArrowRight', 17)
  await press('Guest', 'ArrowLeft', 9)
  await expect(show).not.toHaveText(asRecorded!)
  await expect(show).toHaveText(/^-1[56]\.\d LUFS$/)
  await expect(page.getByText('Both voices are on the line.').first()).toBeVisible()
  await expect(heard).toHaveText(/^-1[56]\.\d LUFS\. Both voices are on the line\./)
  await expect(page.getByRole('slider', { name: 'Host' })).toHaveAttribute(
    'aria-valuetext',
    /LUFS$/,
  )
  await press('Guest', 'Home', 1)
  await expect(
    page.getByText(/^The host is 0\.\d LU .*, the guest \d+\.\d LU below/).first(),
  ).toBeVisible()
  await press('Guest', 'End', 1)
  await expect(page.getByText('+12.0 dB: -0.7 LUFS, clipped')).toBeVisible()
})

test('the line at -16 LUFS has its label at its end, and no voice overlaps the text of the drawing', async ({
  page,
}) => {
  await page.goto('/services/podcast')
  await hydrated(page)
  for (const voice of ['Host', 'Guest'])
    await page.getByRole('slider', { name: voice }).press('End')
  const drawing = page.locator('section:has(#leveling) svg')
  await expect(drawing.getByText('-16')).toHaveText('-16LUFS')
  for (const width of [320, 360, 768, 1024, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    const [whole, lines, ...parts] = await drawing.evaluate((svg) => {
      const words = [...svg.querySelectorAll('text')]
      const voices = svg.querySelectorAll('g > text + path')
      const lines = words.at(-1)!.previousElementSibling!
      return [svg, lines, ...words, ...voices].map((part) => {
        const { left, right, top, bottom } = part.getBoundingClientRect()
        return { left, right, top, bottom }
      })
    })
    expect(parts).toHaveLength(5)
    for (const [index, word] of parts.slice(0, 3).entries()) {
      expect(word.right, `${width} px`).toBeLessThanOrEqual(whole!.right + 1)
      for (const { left, right, top, bottom } of parts.slice(index + 1))
        expect(
          word.right < left || right < word.left || word.bottom < top || bottom < word.top,
          `${width} px`,
        ).toBe(true)
    }
    const name = parts[2]!
    expect(Math.abs(name.left - lines!.right), `${width} px`).toBeLessThan(8)
    // The amplitude is 190 of 436, full scale 46 from the top, and -16 of 48 dB below it the line.
    const line = whole!.top + ((whole!.bottom - whole!.top) * (46 + 190 / 3)) / 436
    expect(name.top, `${width} px`).toBeLessThan(line)
    expect(name.bottom, `${width} px`).toBeGreaterThan(line)
  }
})

test('the key light moves by keyboard, in all three crops', async ({ page }) => {
  await page.goto('/services/studio')
  const slider = page.getByRole('slider', { name: 'Key light' })
  await slider.focus()
  await page.keyboard.press('Home')
  await expect(slider).toHaveAttribute('aria-valuetext', '90 degrees to the left')
  const shadow = page.locator('#shot ellipse').first()
  const atLeft = await shadow.getAttribute('cx')
  await page.keyboard.press('End')
  await expect(slider).toHaveAttribute('aria-valuetext', '90 degrees to the right')
  await expect(shadow).not.toHaveAttribute('cx', atLeft!)
  await expect(page.locator('use[href="#shot"]')).toHaveCount(2)
})

test('the old storefront can be slid aside by keyboard', async ({ page }) => {
  await page.goto('/services/web-design')
  const slider = page.getByRole('slider', { name: /old storefront/ })
  await slider.focus()
  await page.keyboard.press('Home')
  await expect(slider).toHaveAttribute('aria-valuetext', '0%')
  const before = page.getByRole('img', { name: /two banners/ })
  await expect(before).toHaveCSS('clip-path', /inset\(0(px)? (100%|calc\(100% - 0%\)) 0(px)? 0/)
  await page.keyboard.press('End')
  await expect(slider).toHaveAttribute('aria-valuetext', '100%')
})

test('dragging the line between the storefronts in the image moves the slider', async ({
  page,
}) => {
  await page.goto('/services/web-design')
  const slider = page.getByRole('slider', { name: /old storefront/ })
  await hydrated(page)
  await expect(slider).toHaveAttribute('aria-valuetext', '50%')
  const picture = page.getByRole('img', { name: /two banners/ })
  await picture.scrollIntoViewIfNeeded()
  const { x, y, width, height } = (await picture.boundingBox())!
  await page.mouse.move(x + width / 2, y + height / 2)
  await page.mouse.down()
  await page.mouse.move(x + width / 4, y + height / 2)
  await expect(slider).toHaveAttribute('aria-valuetext', '25%')
  await page.mouse.move(x - 200, y + height / 2)
  await expect(slider).toHaveAttribute('aria-valuetext', '0%')
  await page.mouse.up()
  await page.mouse.move(x + width / 2, y + height / 2)
  await expect(slider).toHaveAttribute('aria-valuetext', '0%')
})

test.describe('the order clock', () => {
  for (const [now, left, until] of [
    ['2026-11-20T18:54:51Z', '3 h 05 min', 'Friday, November 20, 2:00 PM Pacific'],
    ['2026-11-20T22:30:00Z', '71 h 30 min', 'Monday, November 23, 2:00 PM Pacific'],
    ['2026-11-21T20:00:00Z', '50 h 00 min', 'Monday, November 23, 2:00 PM Pacific'],
    ['2026-11-22T20:00:00Z', '26 h 00 min', 'Monday, November 23, 2:00 PM Pacific'],
  ] as const)
    test(`at ${now} it shows ${left} left`, async ({ page }) => {
      await page.clock.setFixedTime(now)
      await page.goto('/services/fulfillment')
      await expect(page.getByRole('timer')).toHaveText('2 PM Pacific')
      await hydrated(page)
      await expect(page.getByRole('timer')).toContainText(left)
      // Not "the same day": the next cut-off can be days away.
      const sentence = `left until ${until}. An order received by then ships that day.`
      await expect(page.getByText(sentence)).toBeVisible()
    })

  test('its hands show Pacific time', async ({ page }) => {
    await page.clock.setFixedTime('2026-11-20T18:54:51Z')
    await page.goto('/services/fulfillment')
    const hands = page.locator('figure:has([role=timer]) svg path')
    await hydrated(page)
    // 10:54
    await expect(hands.first()).toHaveAttribute('transform', 'rotate(327 160 160)')
    await expect(hands.last()).toHaveAttribute('transform', 'rotate(324 160 160)')
  })

  for (const width of [320, 360, 700])
    test(`is beside its dial and over the ruler of the day at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 760 })
      await page.clock.setFixedTime('2026-11-20T00:04:51Z')
      await page.goto('/services/fulfillment')
      await hydrated(page)
      // Of its lines, because the paragraph is as high as the drawing.
      const time = await page.getByRole('timer').evaluate((paragraph) => {
        const lines = document.createRange()
        lines.selectNodeContents(paragraph)
        return lines.getBoundingClientRect()
      })
      const drawing = (await page.locator('figure:has([role=timer]) img').boundingBox())!
      // Of the drawing's 320 by 226, the dial is 104 wide, and the flag at 2 PM begins at 130.
      const scale = drawing.width / 320
      expect(time.x).toBeGreaterThan(drawing.x + 104 * scale)
      expect(time.y).toBeGreaterThan(drawing.y)
      expect(time.y + time.height).toBeLessThan(drawing.y + 130 * scale)
    })
})

test('the sliders of the savings fill the fields, and typing in the fields moves the sliders', async ({
  page,
}) => {
  await page.goto('/services/fulfillment')
  const orders = page.getByRole('slider', { name: 'Orders in a month' })
  await page.getByRole('slider', { name: 'Cost of shipping an order' }).press('ArrowRight')
  await expect(page.getByLabel(/^Shipping cost/)).toHaveValue('2.25')
  await orders.press('ArrowRight')
  await expect(page.locator('form output')).toHaveText('$90 to $135 a month')
  await page.getByLabel('Orders a month').fill('4,000')
  await expect(orders).toHaveValue('4000')
})

/** Each storefront begins beside or below its own heading, and before the other heading. */
async function expectOwnHeadings(page: Page) {
  const section = page.locator('section:has(#before-and-after)')
  for (const width of [360, 768, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    const tops = await Promise.all(
      [
        section.getByRole('heading', { name: 'Before', exact: true }),
        section.getByRole('img', { name: /two banners/ }),
        section.getByRole('heading', { name: 'After', exact: true }),
        section.getByRole('img', { name: /one large product picture/ }),
      ].map(async (part) => (await part.boundingBox())!),
    )
    const [before, oldStore, after, newStore] = tops as [Box, Box, Box, Box]
    const starts = (heading: Box, store: Box) =>
      store.x > heading.x ? heading.y - store.y : heading.y + heading.height - store.y
    expect(starts(before, oldStore), `${width} px`).toBeLessThanOrEqual(1)
    expect(oldStore.y + oldStore.height, `${width} px`).toBeLessThan(after.y)
    expect(starts(after, newStore), `${width} px`).toBeLessThanOrEqual(1)
  }
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('the flow can be stepped through with the arrow keys', async ({ page }) => {
    await page.goto('/services/email-sms')
    const reminder = page.getByRole('heading', { name: 'Your cart is as you left it' })
    await expect(reminder).toBeHidden()
    await page.getByRole('radio', { name: '0 h A cart is left', exact: true }).focus()
    await page.keyboard.press('ArrowRight')
    await expect(reminder).toBeVisible()
    await page.keyboard.press('ArrowRight')
    await expect(reminder).toBeHidden()
    await expect(page.getByRole('heading', { name: 'Does it fit a bicycle cage?' })).toBeVisible()
  })

  test('each light is named by its label and what it does', async ({ page }) => {
    await page.goto('/services/studio')
    const names = await namesOf(page, 'checkbox')
    expect(names.map((name) => name.split(' ')[0])).toEqual(['Key', 'Fill', 'Flag'])
  })

  test('the lights can be switched on and off, and only the slider is missing', async ({
    page,
  }) => {
    await page.goto('/services/studio')
    const opacities = () =>
      page
        .locator('#shot [class]')
        .evaluateAll((parts) => parts.map((part) => getComputedStyle(part).opacity).join())
    const lit = await opacities()
    const states = new Set([lit])
    for (const light of [/^Key/, /^Fill/, /^Flag/]) {
      await page.getByRole('checkbox', { name: light }).uncheck()
      states.add(await opacities())
      await page.getByRole('checkbox', { name: light }).check()
    }
    expect(states.size).toBe(4)
    expect(await opacities()).toBe(lit)
    await expect(page.getByRole('slider')).toHaveCount(0)
  })

  test('no text asks to move something that cannot be moved', async ({ page }) => {
    for (const [path, id] of Object.entries(demonstrations)) {
      await page.goto(path)
      await expect(page.getByRole('slider'), path).toHaveCount(0)
      if (!/podcast|web-design/.test(path)) continue
      const section = page.locator(`section:has(#${id})`)
      expect(await section.innerText(), path).not.toMatch(/\b(move|slide) /i)
    }
  })

  test('what a visitor would move is shown as text or images: storefronts, recording, cut-off, example', async ({
    page,
  }) => {
    await page.goto('/services/web-design')
    const stores = page.locator('section:has(#before-and-after) img')
    const boxes = await stores.evaluateAll((images) =>
      images.map((image) => image.getBoundingClientRect().top),
    )
    expect(boxes[1]).toBeLessThan(boxes[0]!)
    await expectOwnHeadings(page)
    await page.goto('/services/podcast')
    await expect(page.getByText('The host is 8.7 LU below the line, the guest 4.7')).toBeVisible()
    await page.goto('/services/fulfillment')
    await expect(page.getByRole('timer')).toHaveText('2 PM Pacific')
    await expect(page.getByText('1,000 orders a month at $6.00 each')).toBeVisible()
    await expect(page.getByRole('slider')).toHaveCount(0)
  })
})

test('on a large screen each page of the flow begins with its moment, in blue if nothing is sent', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/services/email-sms')
  const moments = await page.locator('fieldset:has([name=walk]) [data-at]').evaluateAll((all) =>
    all.map((each) => {
      const { content, color, fontSize } = getComputedStyle(each, '::before')
      return { content, color, large: Number.parseFloat(fontSize) > 100 }
    }),
  )
  expect(moments.map(({ content }) => content)).toEqual(
    ['0 h', '1 h', '22 h', '70 h', 'Order'].map((at) => expect.stringContaining(`"${at}"`)),
  )
  expect(moments.every(({ large }) => large)).toBe(true)
  const [blue, ink] = [moments[0]!.color, moments[1]!.color]
  expect(blue).not.toBe(ink)
  expect(moments.map(({ color }) => color)).toEqual([blue, ink, ink, ink, blue])
})

test('in print every page of the flow is shown', async ({ page }) => {
  await page.emulateMedia({ media: 'print' })
  await page.goto('/services/email-sms')
  for (const subject of ['Your cart is as you left it', 'The last one about this cart'])
    await expect(page.getByRole('heading', { name: subject })).toBeVisible()
})

test('in print there is no slider, and each storefront has its heading', async ({ page }) => {
  await page.emulateMedia({ media: 'print' })
  for (const path of ['/services/studio', '/services/podcast', '/services/web-design']) {
    await page.goto(path)
    await hydrated(page)
    await expect(page.getByRole('slider'), path).toHaveCount(0)
  }
  await expectOwnHeadings(page)
})
