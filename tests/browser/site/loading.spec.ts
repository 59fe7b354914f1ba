import type { Page, Request, Response } from '@playwright/test'
import { expect, test } from '#tests/browser/fixtures.ts'
import { paleTextsOn } from '#tests/browser/accessibility.ts'
import { fontsShown } from '#tests/browser/fonts-shown.ts'
import { holdRequests } from '#tests/browser/hold-requests.ts'
import { hydrated } from '#tests/browser/hydrated.ts'
import { publicPages } from '#tests/browser/public-pages.ts'
import { keepWaiting } from '#tests/browser/stop-timers.ts'
import { untouched } from '#tests/browser/untouched.ts'

const KB = 1024

test('no script loads before an interaction, at most six requests and 64 KiB do, and React loads after it', async ({
  browser,
  baseURL,
}) => {
  const page = await untouched(browser)
  const responses: Response[] = []
  page.on('response', (response) => responses.push(response))
  const asked = () => responses.map((response) => new URL(response.url()).pathname)
  await page.goto(baseURL!)
  await fontsShown(page)
  await page.waitForLoadState('networkidle')
  await page.waitForTimeout(1_500)
  const expected = /^\/$|^\/assets\/(fonts|drawings)\/|^\/favicon/
  expect(asked().filter((path) => !expected.test(path))).toEqual([])
  expect(responses.length).toBeLessThanOrEqual(6)
  const sizes = await Promise.all(responses.map((each) => each.request().sizes()))
  const bytes = sizes.reduce((sum, each) => sum + each.responseBodySize, 0)
  expect(bytes).toBeLessThanOrEqual(64 * KB)
  const react = () => asked().filter((path) => path.includes('/react-'))
  await page.mouse.wheel(0, 100)
  await expect(page.locator('html[data-hydrated]')).toBeAttached()
  await expect.poll(react).toHaveLength(1)
  await page.context().close()
})

for (const path of ['/no/such/page', '/contact/sent?reference=7F3A-90C2'])
  test(`${path} loads no script before the visitor acts`, async ({ browser, baseURL }) => {
    const page = await untouched(browser)
    const asked: string[] = []
    page.on('request', (request) => asked.push(request.resourceType()))
    await page.goto(baseURL + path)
    await fontsShown(page)
    await page.waitForTimeout(1_000)
    expect(asked.filter((type) => type === 'script')).toEqual([])
    expect(asked.length).toBeLessThanOrEqual(6)
    await page.context().close()
  })

test('on a phone fonts shift nothing, at most five requests besides the icon take 62.4 KiB, and contrast is kept', async ({
  browser,
  baseURL,
}) => {
  for (const path of publicPages) {
    // Cached resources load immediately, even far from the viewport.
    const context = await browser.newContext({
      viewport: { width: 412, height: 823 },
      deviceScaleFactor: 1.75,
    })
    const page = await context.newPage()
    // Deferred content is measured while deferred, however slow the machine is.
    await keepWaiting(page)
    const responses: Response[] = []
    page.on('response', (response) => {
      if (!response.url().includes('/favicon')) responses.push(response)
    })
    await page.goto(baseURL + path)
    await fontsShown(page)
    const moved = await page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          const sum = (entries: PerformanceEntry[]) =>
            entries.reduce((total, each) => total + (each as unknown as { value: number }).value, 0)
          let shift = 0
          const observer = new PerformanceObserver((list) => (shift += sum(list.getEntries())))
          observer.observe({ type: 'layout-shift', buffered: true })
          requestAnimationFrame(() =>
            requestAnimationFrame(() => resolve(shift + sum(observer.takeRecords()))),
          )
        }),
    )
    expect(moved, path).toBeLessThan(0.0005)
    const sizes = await Promise.all(responses.map((each) => each.request().sizes()))
    const bytes = sizes.reduce(
      (sum, each) => sum + each.responseBodySize + each.responseHeadersSize,
      0,
    )
    expect(responses.length, path).toBeLessThanOrEqual(5)
    // The icon and its headers take the remaining 1.6 of 64.
    expect(bytes, path).toBeLessThanOrEqual(62.4 * KB)
    expect(await standingOver(page), path).toEqual([])
    // Deferred content overlaps nothing else: audits would use that as its background.
    expect(await paleTextsOn(page), path).toEqual([])
    await context.close()
  }
})

/** Deferred sections taller than the space reserved for them: an audit uses what is under them as their background. */
const standingOver = (page: Page) =>
  page.evaluate(async () => {
    const frame = () => new Promise(requestAnimationFrame)
    for (let frames = 0; frames < 3; frames++) await frame()
    const waiting = document.querySelectorAll('main > * ~ section, main ~ footer')
    const bottom = (element: Element) => element.getBoundingClientRect().bottom
    return Array.from(waiting).flatMap((section) =>
      bottom(section.lastElementChild!) > bottom(section) + 1
        ? [section.textContent.slice(0, 40)]
        : [],
    )
  })

/** Whether the bottom of the page is laid out, however far away it is. */
const isDrawn = (page: Page) =>
  page.$eval('footer > *', (part) => part.checkVisibility({ contentVisibilityAuto: true }))

test('some time after its fonts are shown a page is fully laid out without its images, and stays so when scrolled', async ({
  browser,
  baseURL,
}) => {
  const page = await untouched(browser)
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  await page.goto(baseURL!)
  await fontsShown(page)
  await page.waitForLoadState('networkidle')
  const first = asked.length
  await expect.poll(() => isDrawn(page)).toBe(true)
  expect(asked.slice(first)).toEqual([])
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
  await page.keyboard.press('Control+Home')
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
  expect(await isDrawn(page)).toBe(true)
  await page.context().close()
})

test('fonts are requested after the first paint, and immediately on the next page', async ({
  browser,
  baseURL,
}) => {
  const page = await untouched(browser)
  await page.goto(baseURL!)
  const asked = async () =>
    page.evaluate(() => {
      const [paint] = performance.getEntriesByName('first-contentful-paint')
      const fonts = performance
        .getEntriesByType('resource')
        .filter(({ name }) => name.endsWith('woff2'))
      return { paint: paint?.startTime ?? 0, fonts: fonts.map(({ startTime }) => startTime) }
    })
  await expect.poll(async () => (await asked()).fonts.length).toBe(3)
  const { paint, fonts } = await asked()
  for (const start of fonts) expect(start).toBeGreaterThanOrEqual(paint)
  await page.evaluate(() => document.querySelector<HTMLElement>('a[href="/about"]')!.click())
  await expect(page).toHaveURL(`${baseURL}/about`)
  await fontsShown(page)
  await page.context().close()
})

test('kerned letter pairs of the site’s texts have the distances that their font defines', async ({
  page,
}) => {
  await page.goto('/')
  await fontsShown(page)
  const apart = await page.evaluate(() => {
    const context = document.createElement('canvas').getContext('2d')!
    const width = (kerning: CanvasFontKerning, font: string, text: string) => {
      context.font = font
      context.fontKerning = kerning
      return context.measureText(text).width
    }
    const by = (font: string, text: string) =>
      Math.round(width('normal', font, text) - width('none', font, text)) + 0
    return [
      '400 100px Instrument Sans',
      '600 100px Instrument Sans',
      '680 100px Bricolage Grotesque',
    ].map((font) => [by(font, 'To'), by(font, 'Te'), by(font, 'y,')])
  })
  expect(apart).toEqual([
    [-11, -11, -9],
    [-11, -11, -9],
    [-8, -8, 0],
  ])
})

test.describe('scripts off', () => {
  test.use({ javaScriptEnabled: false })

  test('without scripts a page is fully laid out, and loads its fonts, and its images as they come near', async ({
    page,
  }) => {
    const font = page.waitForRequest(/instrument-sans/)
    await page.goto('/')
    await font
    await expect.poll(() => isDrawn(page)).toBe(true)
    await page.locator('#my-90-days').scrollIntoViewIfNeeded()
    const journey = page.locator('main > section ~ section img').first()
    await expect(journey).toHaveJSProperty('complete', true)
    await expect(journey).toHaveCSS('translate', 'none')
  })
})

test('a tab that was open during a deploy recovers with one reload', async ({ page, faults }) => {
  faults.expect(/^response: 404 GET \/assets\/contact-/, /^console: .*404/)
  await page.goto('/')
  await page.mouse.wheel(0, 50)
  await hydrated(page)
  await page.route('**/assets/contact-*.js', (route) => route.fulfill({ status: 404, body: '' }), {
    times: 3,
  })
  let documents = 0
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents++
  })
  await page.locator('header').getByRole('link', { name: 'Contact' }).click()
  await expect(page).toHaveURL('/contact')
  await expect(page.locator('form [name=email]')).toBeVisible()
  expect(documents).toBe(1)
})

test('before React loads, a hovered link’s page is prefetched, and opens with a view transition', async ({
  page,
  faults,
}) => {
  faults.expect(/^request: net::ERR_FAILED .*client-/, /^console: .*ERR_FAILED/)
  await page.route('**/assets/client-*.js', (route) => route.abort())
  await page.addInitScript(() => {
    addEventListener('pagereveal', ({ viewTransition }) => {
      document.documentElement.dataset.transition = String(!!viewTransition)
    })
  })
  await page.goto('/')
  await page.mouse.wheel(0, 1)
  const link = page.locator('header').getByRole('link', { name: 'About' })
  let ahead: Request | undefined
  page.on('request', (request) => {
    if (request.url().endsWith('/about') && !request.isNavigationRequest()) ahead ??= request
  })
  // The listeners may be added after the first of these moves.
  await expect(async () => {
    await page.mouse.move(5, 400)
    await link.hover()
    await page.waitForTimeout(200)
    expect(ahead).toBeDefined()
  }).toPass()
  await ahead!.response()
  await link.click()
  await expect(page).toHaveURL('/about')
  await expect(page.locator('h1')).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('data-transition', 'true')
})

test('the page behind the first hovered link is requested before any script, and not again when followed', async ({
  browser,
  baseURL,
}) => {
  const page = await untouched(browser)
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await page.goto(`${baseURL}/privacy`)
  await fontsShown(page)
  const before = asked.length
  const ahead = page.waitForEvent('requestfinished', (each) => each.url().endsWith('/about'))
  await page.locator('header').getByRole('link', { name: 'About', exact: true }).hover()
  const answer = await (await ahead).response()
  expect(asked[before]).toBe('/about')
  // No page opened this one, so the next document may share its process (docs/decisions/077).
  expect(await answer!.headerValue('cross-origin-opener-policy')).toBeNull()
  await page.evaluate(() => location.assign('/about'))
  await page.waitForURL('**/about')
  const received = await page.evaluate(() => {
    const [load] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
    return load!.transferSize
  })
  expect(received).toBe(0)
  await page.context().close()
})

test('a pointer at rest over a loading page prefetches nothing, and one that moves onto a link later does', async ({
  browser,
  baseURL,
}) => {
  const page = await untouched(browser)
  await page.goto(`${baseURL}/privacy`)
  await fontsShown(page)
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  // Browsers report both as a move by zero.
  const move = (timeStamp: number) =>
    page.locator('header a[href="/about"]:visible').evaluate((link, timeStamp) => {
      const event = new PointerEvent('pointermove', { bubbles: true })
      link.dispatchEvent(Object.defineProperty(event, 'timeStamp', { value: timeStamp }))
    }, timeStamp)
  await move(500)
  await page.waitForTimeout(300)
  expect(asked).toEqual([])
  await move(5_000)
  await expect.poll(() => asked).toContain('/about')
  await page.context().close()
})

test('menus opened and text typed before the script loads are kept', async ({ page }) => {
  const release = await holdRequests(page, '**/assets/client-*.js')
  await page.goto('/contact', { waitUntil: 'commit' })
  await page.locator('[name=name]').fill('Early Bird')
  await page.locator('[name=primaryNeed]').selectOption('Creative & content')
  await page.locator('[name=consent]').check()
  await page.locator('details[name=contact-questions] summary').nth(2).click()
  release()
  await hydrated(page)
  await expect(page.locator('[name=name]')).toHaveValue('Early Bird')
  await expect(page.locator('[name=primaryNeed]')).toHaveValue('Creative & content')
  await expect(page.locator('[name=consent]')).toBeChecked()
  await expect(page.locator('details[name=contact-questions]').nth(2)).toHaveAttribute('open')
})

for (const [width, height] of [
  [360, 760],
  [412, 823],
  [1350, 940],
] as const)
  test(`the largest paint of the contact page is its text, not its drawing, at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height })
    await page.goto('/contact', { waitUntil: 'load' })
    const largest = await page.evaluate(async () => {
      await document.querySelector<HTMLImageElement>('main img')!.decode()
      await new Promise((painted) => {
        requestAnimationFrame(() => requestAnimationFrame(painted))
      })
      const entries = await new Promise<PerformanceEntry[]>((resolve) => {
        new PerformanceObserver((list) => resolve(list.getEntries())).observe({
          type: 'largest-contentful-paint',
          buffered: true,
        })
      })
      return (entries.at(-1) as PerformanceEntry & { element: Element }).element.localName
    })
    expect(['h1', 'p']).toContain(largest)
  })
