import sharp from 'sharp'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { folder, foundPages, originOf, pages } from './built-site.ts'

test('every page has a title and a description of its own, short enough to be shown whole', () => {
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

test('every page says its own address, language and place, and how it looks when shared', () => {
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

test('every page has a share picture of 1200 by 630', async () => {
  for (const { path, meta } of foundPages) {
    const file = new URL(meta('og:image') ?? '').pathname
    const { width, height } = await sharp(join(folder, file)).metadata()
    expect({ width, height }, path).toEqual({ width: 1200, height: 630 })
  }
})

test('a share picture has words at the left, a drawing at the right and room between them', async () => {
  const sheet = { top: 120, height: 380 }
  for (const { path, meta } of foundPages) {
    const file = join(folder, new URL(meta('og:image') ?? '').pathname)
    const tones = async (left: number, width: number) => {
      const part = sharp(file)
        .extract({ ...sheet, left, width })
        .greyscale()
      return (await sharp(await part.toBuffer()).stats()).channels[0]!
    }
    const words = await tones(56, 540)
    expect(words.max - words.min, `${path}: words`).toBeGreaterThan(100)
    const beside = await tones(612, 30)
    expect(beside.max - beside.min, `${path}: room beside the words`).toBeLessThan(8)
    const drawing = await tones(700, 440)
    expect(drawing.min, `${path}: drawing`).toBeLessThan(60)
    // Words alone, without the lines that they name, come to 8.
    expect(drawing.stdev, `${path}: drawing`).toBeGreaterThan(20)
    expect((await tones(664, 18)).min, `${path}: room before the drawing`).toBeGreaterThan(180)
  }
})

test('what is not for search engines says so and names no address', () => {
  const kept = pages.filter(({ noindex }) => noindex)
  expect(kept.map(({ path }) => path)).toEqual(
    expect.arrayContaining(['/admin', '/404', '/contact/sent']),
  )
  for (const { path, $, meta } of kept) {
    expect(meta('robots'), path).toMatch(/^noindex/)
    expect($('link[rel=canonical]').length, path).toBe(0)
  }
})

test('a filtered list names the whole list as its address', () => {
  const filtered = pages.filter(({ path }) => path.includes('?'))
  expect(filtered.length).toBeGreaterThan(0)
  for (const { $ } of filtered)
    expect(new URL($('link[rel=canonical]').attr('href') ?? '').pathname).toBe('/resources')
})
