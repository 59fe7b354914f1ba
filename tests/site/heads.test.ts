import { load } from 'cheerio'
import { readFile } from 'node:fs/promises'
import sharp from 'sharp'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { folder, foundPages, originOf, pages } from './built-site.ts'

test('every page has its own title and description, short enough to be shown in full', () => {
  const titles = foundPages.map(({ $ }) => $('title').text())
  const descriptions = foundPages.map(({ meta }) => meta('description') ?? '')
  expect(new Set(titles).size).toBe(titles.length)
  expect(new Set(descriptions).size).toBe(descriptions.length)
  for (const title of titles) expect(title.length, title).toBeLessThanOrEqual(70)
  for (const text of descriptions) {
    expect(text.length, text).toBeGreaterThanOrEqual(50)
    expect(text.length, text).toBeLessThanOrEqual(165)
  }
})

test('every page states its address, language and location, and how it looks when shared', () => {
  for (const page of foundPages) {
    const { path, $, meta } = page
    const address = new URL(path, originOf(page)).href
    expect($('html').attr('lang'), path).toBe('en')
    expect($('link[rel=canonical]').attr('href'), path).toBe(address)
    expect(meta('og:url'), path).toBe(address)
    expect(meta('robots'), path).toBe('index, follow')
    expect(meta('geo.region'), path).toBe('US-CA')
    expect(meta('geo.position'), path).toMatch(/^34\.\d+;-119\.\d+$/)
    for (const name of ['keywords', 'og:title', 'og:description', 'twitter:card', 'twitter:title'])
      expect(meta(name), `${path} ${name}`).toBeTruthy()
  }
})

test('every page has a share image of 1200 by 630', async () => {
  for (const { path, meta } of foundPages) {
    const file = new URL(meta('og:image') ?? '').pathname
    const { width, height } = await sharp(join(folder, file)).metadata()
    expect({ width, height }, path).toEqual({ width: 1200, height: 630 })
  }
})

test('share images alternate between navy and poppy, in the order of the sitemap and of the resources', async () => {
  const sitemap = load(await readFile(join(folder, 'sitemap.xml'), 'utf8'), { xml: true })
  const paths = sitemap('loc')
    .toArray()
    .map((loc) => new URL(sitemap(loc).text()).pathname)
  const index = foundPages.find(({ path }) => path === '/resources')!
  const links = index.$('main a[href^="/resources/"]').toArray()
  const resources = [...new Set(links.map((link) => index.$(link).attr('href')!))]
  expect(resources.length).toBeGreaterThan(5)
  for (const order of [paths, resources]) {
    const grounds = await Promise.all(order.map(groundOf))
    expect(grounds).toEqual(order.map((_, turn) => (turn % 2 ? 'poppy' : 'navy')))
  }
})

test('the background of a share image reaches its edges, with text at the left and a drawing at the right', async () => {
  for (const { path } of foundPages) {
    const tones = async (left: number, top: number, width: number, height: number) => {
      const part = sharp(sharePicture(path)).extract({ left, top, width, height }).greyscale()
      return (await sharp(await part.toBuffer()).stats()).channels[0]!
    }
    const [left, right] = [await tones(2, 2, 26, 26), await tones(1172, 2, 26, 26)]
    expect(Math.abs(left.mean - right.mean), `${path}: upper corners`).toBeLessThan(6)
    expect((await tones(0, 100, 50, 80)).stdev, `${path}: beside the words`).toBeLessThan(8)
    const words = await tones(56, 110, 300, 60)
    expect(words.max - words.min, `${path}: words`).toBeGreaterThan(90)
    expect((await tones(700, 60, 480, 520)).stdev, `${path}: drawing`).toBeGreaterThan(20)
  }
})

const sharePicture = (path: string) => {
  const { meta } = foundPages.find((page) => page.path === path)!
  return join(folder, new URL(meta('og:image') ?? '').pathname)
}

/** The color of a share image's upper left corner, where there is no drawing. */
async function groundOf(path: string) {
  const corner = sharp(sharePicture(path)).extract({ left: 2, top: 2, width: 26, height: 26 })
  const [red, , blue] = (await sharp(await corner.toBuffer()).stats()).channels
  return red!.mean > blue!.mean ? 'poppy' : 'navy'
}

test('a page not meant for search engines is marked noindex and has no canonical address', () => {
  const kept = pages.filter(({ noindex }) => noindex)
  expect(kept.map(({ path }) => path)).toEqual(
    expect.arrayContaining(['/admin', '/404', '/contact/sent']),
  )
  for (const { path, $, meta } of kept) {
    expect(meta('robots'), path).toMatch(/^noindex/)
    expect($('link[rel=canonical]').length, path).toBe(0)
  }
})

test('a filtered list has the whole list as its canonical address', () => {
  const filtered = pages.filter(({ path }) => path.includes('?'))
  expect(filtered.length).toBeGreaterThan(0)
  for (const { $ } of filtered)
    expect(new URL($('link[rel=canonical]').attr('href') ?? '').pathname).toBe('/resources')
})
