import { brotliCompressSync } from 'node:zlib'
import type { Page, Request, Response } from '@playwright/test'
import { expect, test } from '#tests/browser/fixtures.ts'
import { fontsShown } from '#tests/browser/fonts-shown.ts'
import { hydrated } from '#tests/browser/hydrated.ts'
import { publicPages } from '#tests/browser/public-pages.ts'

const KB = 1024

/** The transfer sizes of everything of one kind that a page fetched. */
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

const isArticle = (path: string) => /^\/resources\/./.test(path)

for (const path of [...publicPages, '/contact/sent?reference=7F3A-90C2'])
  test(`${path} stays within the budgets, contacts no other origin, and requests nothing after its scripts`, async ({
    page,
    baseURL,
  }) => {
    const scripts = collect(page, 'script')
    const fonts = collect(page, 'font')
    const requests: Request[] = []
    page.on('request', (request) => requests.push(request))
    const response = await page.goto(path)
    const html = await response!.text()
    const texts = (pattern: RegExp) =>
      brotliCompressSync([...html.matchAll(pattern)].map(([, text]) => text).join('')).length
    await hydrated(page)
    await fontsShown(page)
    await page.waitForLoadState('networkidle')
    const encodings = scripts.responses.map((each) => each.headers()['content-encoding'])
    expect(new Set(encodings)).toEqual(new Set(['br']))
    expect(await scripts.bytes()).toBeLessThanOrEqual(106_000)
    expect(await fonts.bytes()).toBeLessThanOrEqual(45 * KB)
    const { responseBodySize, responseHeadersSize } = await response!.request().sizes()
    // For an article, the content of its first screen: up to the end of its head. A page that is filled in for one
    // reader is not compressed.
    const whole = isArticle(path)
      ? html.slice(0, html.indexOf('</header>', html.indexOf('<article')))
      : html
    const isWholeFile = !isArticle(path) && !path.includes('?')
    const first = isWholeFile ? responseBodySize : brotliCompressSync(whole).length
    const isLarge = /^\/$|^\/resources\/.|media|email|fulfil|studio|podcast|privacy/.test(path)
    expect(first + (isLarge ? 0 : responseHeadersSize)).toBeLessThanOrEqual(14_600)
    expect(texts(/<script>([^]*?)<\/script>/g)).toBeLessThanOrEqual(2 * KB)
    expect(texts(/<style>([^]*?)<\/style>/g)).toBeLessThanOrEqual(6 * KB)
    const sources = await Promise.all(scripts.responses.map((each) => each.text()))
    expect(sources.filter((source) => /gotrue|grant_type=|supabase/i.test(source))).toEqual([])
    const before = requests.length
    await page.keyboard.press('End')
    await page.waitForTimeout(400)
    // An image that comes into view is part of the page.
    const later = requests.slice(before).filter((each) => each.resourceType() !== 'image')
    expect(later.map((each) => each.url())).toEqual([])
    expect(new Set(requests.map((each) => new URL(each.url()).origin))).toEqual(new Set([baseURL]))
  })

test('no request of /admin goes to another origin', async ({ page, baseURL }) => {
  const hosts = new Set<string>()
  page.on('request', (request) => hosts.add(new URL(request.url()).origin))
  await page.goto('/admin')
  await page.mouse.wheel(0, 400)
  await page.waitForLoadState('networkidle')
  expect([...hosts]).toEqual([baseURL])
})
