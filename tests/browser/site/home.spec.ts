import { expect, test } from '#tests/browser/fixtures.ts'
import { fontsShown } from '#tests/browser/fonts-shown.ts'

const services = [
  '/services/consulting',
  '/services/media',
  '/services/email-sms',
  '/services/marketplaces',
  '/services/fulfillment',
  '/services/studio',
  '/services/podcast',
  '/services/web-design',
  '/services/business-systems',
]

const words =
  '90 Shopify Amazon Walmart TikTok Meta Klaviyo Awareness Conversion Retention +38% 20% 30%'.split(
    ' ',
  )

test('the home page contains the specified content in the specified order', async ({ page }) => {
  await page.goto('/')
  const main = page.locator('#main')
  await expect(main.getByRole('heading', { level: 1 })).toHaveCount(1)
  const book = main.getByRole('link', { name: 'Book a Strategy Call' }).first()
  await expect(book).toHaveAttribute('href', '/contact')
  const approach = main.getByRole('link', { name: 'See Our Approach' }).first()
  await expect(approach).toHaveAttribute('href', '/our-approach')

  const text = ((await main.textContent()) ?? '').replaceAll(/\s+/g, ' ')
  let from = 0
  for (const word of words) {
    const at = text.indexOf(word, from)
    expect(at, `${word} after ${text.slice(Math.max(0, from - 20), from)}`).toBeGreaterThan(-1)
    from = at
  }
  expect(text).toMatch(/\+38%.{0,40}ROAS.{0,40}45 days/)

  const cards = main.locator('section').filter({ hasText: 'have us run all nine' })
  await expect(cards.getByRole('listitem')).toHaveCount(9)
  for (const href of services) await expect(cards.locator(`a[href="${href}"]`)).toHaveCount(1)
  await expect(main.locator('section').last().locator('a[href="/contact"]').first()).toBeVisible()
})

test('each page has its own title and description', async ({ page }) => {
  const titles = new Set<string>()
  for (const path of ['/', '/contact', '/admin']) {
    await page.goto(path)
    titles.add(await page.title())
    const meta = (name: string) => page.locator(`meta[name="${name}"], meta[property="${name}"]`)
    await expect(page.locator('html')).toHaveAttribute('lang', /^en/)
    await expect(meta('description')).toHaveAttribute('content', /.{10,}/)
    await expect(meta('robots')).toHaveAttribute(
      'content',
      path === '/admin' ? /noindex/ : /index, ?follow/,
    )
    if (path === '/admin') continue
    await expect(meta('keywords')).toHaveAttribute('content', /,/)
    await expect(meta('og:title')).toHaveAttribute('content', /./)
    await expect(meta('og:description')).toHaveAttribute('content', /./)
    await expect(meta('geo.region')).toHaveAttribute('content', 'US-CA')
    await expect(meta('geo.position')).toHaveAttribute('content', /^34\.\d+;\s?-119\.\d+$/)
    const canonical = new RegExp(`^https?://[^/]+${path}$`)
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', canonical)
  }
  expect(titles.size).toBe(3)
})

test('a call to action fills its need into the form, and the address stays plain', async ({
  page,
}) => {
  await page.goto('/')
  const wish = page.locator('#main a[data-need]').first()
  const need = (await wish.getAttribute('data-need')) ?? ''
  await wish.click()
  await expect(page).toHaveURL('/contact')
  await expect(page.locator('[name=primaryNeed]')).toHaveValue(need)
})

test("the agency's totals and results are on the page with what each measures, also on a phone", async ({
  page,
}) => {
  const figures = {
    '$50M+': ['Revenue Generated for Brands', 'Sold by the brands'],
    '$20M+': ['Ad Spend', 'judged by its orders'],
    '500,000+': ['Leads Captured', 'Addresses of people'],
    '2,000+': ['Campaigns Launched', 'Ads, emails, texts'],
    '50+': ['Brands Managed', 'Direct-to-consumer'],
    '+38%': ['ROAS in 45 days', 'Revenue for each dollar'],
    '20%': ['lower shipping costs', 'of sending an order'],
    '30%': ['retention rate up', 'who order again'],
  }
  const bands = page
    .locator('section')
    .filter({ hasText: /What our work adds up to|What our plans have moved/ })
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 780 })
    await page.goto('/')
    await expect(bands.getByRole('listitem')).toHaveCount(5)
    await expect(bands.locator('li h2')).toHaveCount(0)
    for (const [figure, [name, measure]] of Object.entries(figures)) {
      const item = bands.locator(`:has(> p:text-is("${figure}"))`).filter({ hasText: name! })
      await expect(item.getByText(figure, { exact: true })).toBeVisible()
      await expect(item.getByText(measure!)).toBeVisible()
    }
  }
})

test('the first result is pinned to day 45 of the ruler', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.setViewportSize({ width: 1280, height: 900 })
  await page.goto('/')
  const pin = await page.locator('h1 ~ p:has-text("+38%")').boundingBox()
  const ruler = await page.locator('h1 ~ div svg[height]').boundingBox()
  expect(Math.abs(pin!.x + 1.5 - (ruler!.x + ruler!.width / 2))).toBeLessThan(1)
  expect(pin!.y + pin!.height).toBeGreaterThanOrEqual(ruler!.y)
})

test('on a phone the plan is one drawing after the name, whole on the first screen, with the flag at day 45, and below the buttons in words alone', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/')
  const box = async (selector: string) => (await page.locator(selector).boundingBox())!
  for (const width of [320, 360, 412, 720]) {
    await page.setViewportSize({ width, height: 760 })
    const name = await box('h1')
    const drawing = await box('h1 ~ img')
    const flag = await box('h1 ~ p:has-text("+38%") > span')
    // The ruler is as wide as the drawing, and the flag flies to the left of its pole.
    const day = (90 * (flag.x + flag.width - 1.5 - drawing.x)) / drawing.width
    expect(Math.abs(day - 45), `${width} px: day ${day}`).toBeLessThan(2.5)
    expect(flag.x, `${width} px`).toBeGreaterThanOrEqual(drawing.x)
    expect(flag.y, `${width} px`).toBeGreaterThanOrEqual(name.y + name.height - 1)
    // The planned parcel begins in the middle of the drawing.
    expect(flag.y + flag.height, `${width} px`).toBeLessThan(drawing.y + drawing.height * 0.52)
    if (width < 480) expect(drawing.y + drawing.height, `${width} px`).toBeLessThanOrEqual(760)
    // The stack rises beside the last word.
    const word = await page
      .locator('h1 span')
      .last()
      .evaluate((element) => {
        const range = document.createRange()
        range.selectNodeContents(element)
        return range.getBoundingClientRect().right
      })
    expect(word, `${width} px`).toBeLessThan(drawing.x + drawing.width * 0.8)
    await expect(page.locator('h1 ~ ol img:visible')).toHaveCount(0)
    const actions = await box('h1 ~ div div:has(> a)')
    const plan = await box('h1 ~ ol')
    expect(plan.y - actions.y - actions.height, `${width} px`).toBeGreaterThanOrEqual(24)
  }
})

test('on a phone the journey is one upright drawing, complete, beside its three texts', async ({
  page,
}) => {
  await page.goto('/')
  // Images below the first screen are in their places only after the visitor interacts.
  await page.evaluate(() => document.documentElement.setAttribute('data-near', ''))
  const journey = page.locator('section', { has: page.getByText('A buyer sees you') })
  const drawings = journey.locator('img:visible')
  for (const width of [320, 360, 720]) {
    await page.setViewportSize({ width, height: 800 })
    await expect(drawings).toHaveCount(1)
    const drawing = (await drawings.boundingBox())!
    expect(drawing.x).toBe((await journey.locator('h2').boundingBox())!.x)
    expect(drawing.height).toBeGreaterThan(3 * drawing.width)
    for (const stage of await journey.locator('h3').all()) {
      const { x, y } = (await stage.boundingBox())!
      expect(x).toBeGreaterThan(drawing.x + drawing.width)
      expect(y).toBeLessThan(drawing.y + drawing.height)
    }
  }
  await page.setViewportSize({ width: 768, height: 800 })
  await expect(journey.locator('li').first().locator('img').first()).toBeVisible()
  const tops = await journey
    .locator('h3')
    .evaluateAll((all) => all.map((each) => each.getBoundingClientRect().top))
  expect(new Set(tops).size).toBe(1)
})

test('the hero animates once for at most 900 ms, and not at all with reduced motion', async ({
  page,
}) => {
  const running = () =>
    page.evaluate(() =>
      document.getAnimations().map((each) => {
        const { endTime, iterations } = each.effect!.getComputedTiming()
        return { end: Number(endTime), iterations }
      }),
    )
  await page.goto('/', { waitUntil: 'commit' })
  await page.locator('h1').waitFor()
  for (const { end, iterations } of await running()) {
    expect(end).toBeLessThanOrEqual(900)
    expect(iterations).toBe(1)
  }
  await expect.poll(async () => (await running()).length).toBe(0)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.reload()
  expect(await running()).toEqual([])
})

test('the hero is constructed over its outlines, and its words are there from the first frame', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 })
  // Stopped at the beginning, as soon as there is anything to stop.
  await page.addInitScript(() => {
    const hold = () => {
      for (const each of document.getAnimations()) {
        each.pause()
        each.currentTime = 0
      }
      requestAnimationFrame(hold)
    }
    requestAnimationFrame(hold)
  })
  await page.goto('/')
  const section = page.locator('section:has(h1)')
  const drawn = () =>
    section.locator('picture, h1 ~ div:has(> svg)').evaluateAll((all) =>
      all.map((each) => {
        const [frame, drawing] = [each, each.firstElementChild!].map((one) =>
          one.getBoundingClientRect(),
        )
        const wide = Math.min(frame!.right, drawing!.right) - Math.max(frame!.left, drawing!.left)
        const high = Math.min(frame!.bottom, drawing!.bottom) - Math.max(frame!.top, drawing!.top)
        return Math.round(
          ((Math.max(wide, 0) * Math.max(high, 0)) / (drawing!.width * drawing!.height)) * 100,
        )
      }),
    )
  await expect.poll(drawn).toEqual([0, 0, 0, 0])
  await expect(section.locator('h1 ~ ol, h1 ~ div').first()).toBeVisible()
  const outlines = section.locator('img:first-child:has(+ h1)')
  await expect(outlines).toBeVisible()
  const words = await section
    .locator('h1 span, p:not(:has(strong)), h3, a')
    .evaluateAll((all) => all.map((each) => each.getAnimations({ subtree: true }).length))
  expect(words.length).toBeGreaterThan(10)
  expect(Math.max(...words)).toBe(0)

  await page.emulateMedia({ reducedMotion: 'reduce' })
  await expect.poll(drawn).toEqual([100, 100, 100, 100])
  const flag = section.locator('p:has-text("+38%") > span')
  const pole = (await section.locator('p:has-text("+38%")').boundingBox())!
  expect((await flag.boundingBox())!.y).toBe(pole.y)
  // Each third of the outlines is exactly below its drawing.
  const below = (await outlines.boundingBox())!
  for (const [third, part] of (await section.locator('picture').all()).entries()) {
    const { x, y, width, height } = (await part.boundingBox())!
    expect(Math.abs(x - below.x - (third * below.width) / 3)).toBeLessThan(1)
    expect(Math.abs(width - below.width / 3)).toBeLessThan(1)
    expect(Math.abs(y + height - below.y - below.height)).toBeLessThan(1)
  }
})

for (const width of [360, 390, 412, 430])
  test(`on a phone of ${width} px the home page is at most 6,000 px long, before and after full layout`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 780 })
    await page.goto('/')
    await fontsShown(page)
    await page.evaluate(() => document.fonts.ready)
    const heights = await page.evaluate(() => {
      const root = document.documentElement
      const opened = root.scrollHeight
      root.dataset.placed = ''
      return [opened, root.scrollHeight]
    })
    expect(Math.max(...heights)).toBeLessThanOrEqual(6_000)
  })
