import type { Page, Request, Response } from '@playwright/test'
import { brotliCompressSync } from 'node:zlib'
import { expect, test } from './fixtures.ts'
import { publicPages } from './public-pages.ts'

const KB = 1024

/** Everything of a kind that a page fetched, as it travelled. */
function collect(page: Page, kind: 'script' | 'font') {
  const responses: Response[] = []
  page.on('response', (response) => {
    if (response.request().resourceType() === kind) responses.push(response)
  })
  return {
    responses,
    async bytes() {
      const sizes = await Promise.all(responses.map((each) => each.request().sizes()))
      return sizes.reduce((sum, { responseBodySize }) => sum + responseBodySize, 0)
    },
  }
}

const hydrated = (page: Page) => expect(page.locator('html[data-hydrated]')).toBeAttached()

test('React loads at the first interaction and not before', async ({ page }) => {
  const scripts = collect(page, 'script')
  await page.goto('/')
  await page.waitForTimeout(1_500)
  const react = () => scripts.responses.filter((response) => response.url().includes('/react-'))
  expect(await scripts.bytes()).toBeLessThanOrEqual(3 * KB)
  expect(react()).toHaveLength(0)
  await page.mouse.wheel(0, 100)
  await hydrated(page)
  expect(react()).toHaveLength(1)
})

for (const path of [...publicPages, '/contact/sent'])
  test(`${path} stays within the budgets, asks no other origin, and nothing after its scripts`, async ({
    page,
    baseURL,
  }) => {
    const scripts = collect(page, 'script')
    const fonts = collect(page, 'font')
    const requests: Request[] = []
    page.on('request', (request) => requests.push(request))
    await page.goto(path)
    const html = await page.content()
    const styles = [...html.matchAll(/<style[^>]*>([^]*?)<\/style>/g)]
      .map(([, css]) => css)
      .join('')
    // A key and not the mouse: whatever lies below a pointer would be fetched ahead.
    await page.keyboard.press('Shift')
    await hydrated(page)
    await page.waitForLoadState('networkidle')
    const encodings = scripts.responses.map((response) => response.headers()['content-encoding'])
    expect(new Set(encodings)).toEqual(new Set(['br']))
    expect(await scripts.bytes()).toBeLessThanOrEqual(106_000)
    expect(await fonts.bytes()).toBeLessThanOrEqual(60 * KB)
    expect(brotliCompressSync(styles).length).toBeLessThanOrEqual(12 * KB)
    const sources = await Promise.all(scripts.responses.map((response) => response.text()))
    expect(sources.filter((source) => /gotrue|grant_type=|supabase/i.test(source))).toEqual([])

    const before = requests.length
    await page.keyboard.press('End')
    await page.waitForTimeout(400)
    // A picture that comes into view is part of the page.
    const later = requests.slice(before).filter((each) => each.resourceType() !== 'image')
    expect(later.map((each) => each.url())).toEqual([])
    expect(new Set(requests.map((each) => new URL(each.url()).origin))).toEqual(new Set([baseURL]))
  })

test('no request of /admin leaves the origin of the site', async ({ page, baseURL }) => {
  const hosts = new Set<string>()
  page.on('request', (request) => hosts.add(new URL(request.url()).origin))
  await page.goto('/admin')
  await page.mouse.wheel(0, 400)
  await page.waitForLoadState('networkidle')
  expect([...hosts]).toEqual([baseURL])
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

test('what was opened and typed before the script loads is kept', async ({ page }) => {
  const held = Promise.withResolvers<void>()
  await page.route('**/assets/client-*.js', async (route) => {
    await held.promise
    await route.continue()
  })
  await page.goto('/contact', { waitUntil: 'commit' })
  await page.locator('[name=name]').fill('Early Bird')
  await page.locator('[name=primaryNeed]').selectOption('Creative & content')
  await page.locator('[name=consent]').check()
  await page.locator('details[name=contact-questions] summary').nth(2).click()
  held.resolve()
  await hydrated(page)
  await expect(page.locator('[name=name]')).toHaveValue('Early Bird')
  await expect(page.locator('[name=primaryNeed]')).toHaveValue('Creative & content')
  await expect(page.locator('[name=consent]')).toBeChecked()
  await expect(page.locator('details[name=contact-questions]').nth(2)).toHaveAttribute('open')
})
