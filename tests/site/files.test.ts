import { type CheerioAPI, load } from 'cheerio'
import { readdir, readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { organization } from '#content/organization.ts'
import { planner } from '#content/planner.ts'
import { folder, foundPages, pages } from './built-site.ts'

const read = (name: string) => readFile(join(folder, name), 'utf8')
const exists = (name: string) =>
  stat(join(folder, name)).then(
    (found) => found.isFile(),
    () => false,
  )
const articles = foundPages.filter(({ path }) => path.startsWith('/resources/'))

test('the sitemap lists every page once, with the date its text changed', async () => {
  const $ = load(await read('sitemap.xml'), { xml: true })
  const listed = $('loc')
    .toArray()
    .map((loc) => new URL($(loc).text()).pathname)
  const before = (one: string, other: string) =>
    expect(listed.indexOf(one), `${one} before ${other}`).toBeLessThan(listed.indexOf(other))
  const menu = ['/', '/services', '/our-approach', '/about', '/resources', '/contact', '/portfolio']
  for (const [index, path] of menu.slice(1).entries()) before(menu[index]!, path)
  expect(listed.toSorted()).toEqual(foundPages.map(({ path }) => path).toSorted())
  const today = new Date(Date.now() + 86_400_000).toISOString()
  for (const day of $('lastmod').toArray()) {
    expect($(day).text()).toMatch(/^20\d\d-\d\d-\d\d$/)
    expect($(day).text() <= today).toBe(true)
  }
  expect(await read('robots.txt')).toMatch(/^Sitemap: https?:.*\/sitemap\.xml$/m)
})

test('security.txt names a contact, and expires within a year', async () => {
  const lines = (await read('.well-known/security.txt')).trim().split('\n')
  const fields = new Map(lines.map((line) => line.split(/: (.*)/) as [string, string]))
  expect(fields.get('Contact')).toBe(`mailto:${organization.email}`)
  expect(fields.get('Canonical')).toMatch(/^https?:.*\/\.well-known\/security\.txt$/)
  const days = (Date.parse(fields.get('Expires')!) - Date.now()) / 86_400_000
  expect(days).toBeLessThan(366)
})

test('every page has a Markdown twin that is listed in llms.txt and contains its text', async () => {
  const llms = await read('llms.txt')
  for (const { path, $ } of foundPages) {
    const twin = $('link[rel=alternate][type="text/markdown"]').attr('href')!
    expect(llms, path).toContain(`${twin})`)
    const heading = $('h1').text().replaceAll(/\W+/g, '')
    expect((await read(twin)).replaceAll(/\W+/g, ''), path).toContain(heading)
  }
})

test('a Markdown twin separates adjacent texts, gives every term its value and uses absolute links', async () => {
  for (const { path, $ } of foundPages) {
    const twin = await read($('link[rel=alternate][type="text/markdown"]').attr('href')!)
    expect(twin, path).not.toMatch(/[)\w]\[/)
    expect(twin, path).not.toMatch(/\]\((?!https?:|mailto:|tel:)/)
    expect(twin, path).not.toMatch(/\[#+ /)
    expect(twin, path).not.toMatch(/^- .*: *$/m)
  }
  expect(await read('index.md')).toMatch(/Shopify storefront/)
})

test('a Markdown twin has no menu, and the contents of a legal page once', async () => {
  expect(await read('resources.md')).not.toContain('?type=')
  for (const twin of ['privacy.md', 'terms.md'])
    expect((await read(twin)).match(/^1\. +\[/gm), twin).toHaveLength(1)
})

test('a Markdown twin says what the planner is for, but contains nothing that is shown only after input', async () => {
  const answers = load(await read('index.html'))('[data-on]:not(use)').text()
  expect(answers).toContain(planner.weak)
  expect(await read('index.md')).not.toContain(planner.weak)
  expect(await read('index.md')).toContain(`## ${planner.heading}\n\n${planner.lead}`)
})

test("an article's twin has no figures, whose files it does not name", async () => {
  for (const { path } of articles) expect(await read(`${path}.md`), path).not.toContain('![')
})

test("an article's twin states what it is, when it was published and where its page is", async () => {
  for (const { path, $ } of articles) {
    const [, , facts] = (await read(`${path}.md`)).split('\n')
    for (const badge of $('.article-title .badge').toArray())
      expect(facts, path).toContain($(badge).text())
    expect(facts, path).toContain(`Published ${$('.article-facts time').text()}`)
    expect(facts, path).toMatch(/\d+ min read/)
    expect(facts, path).toContain($('link[rel=canonical]').attr('href'))
  }
})

test('the feed contains every resource', async () => {
  const $ = load(await read('feed.xml'), { xml: true })
  const links = $('entry > link')
    .toArray()
    .map((link) => new URL($(link).attr('href')!).pathname)
  for (const entry of $('entry').toArray()) {
    expect($(entry).find('category').attr('term'), $(entry).text()).toBeTruthy()
    const [published, updated] = ['published', 'updated'].map((name) => $(entry).find(name).text())
    expect(updated! > published!, $(entry).text()).toBe(true)
  }
  expect(links.toSorted()).toEqual(articles.map(({ path }) => path).toSorted())
})

test('the JSON feed contains every resource, with its PDF, and the index of resources links to it', async () => {
  const feed = JSON.parse(await read('feed.json'))
  expect(feed).toMatchObject({
    version: 'https://jsonfeed.org/version/1.1',
    feed_url: expect.stringMatching(/\/feed\.json$/),
  })
  const paths = feed.items.map(({ url }: { url: string }) => new URL(url).pathname)
  expect(paths.toSorted()).toEqual(articles.map(({ path }) => path).toSorted())
  for (const { url, content_text, attachments, date_published, date_modified } of feed.items) {
    expect(content_text, url).toBeTruthy()
    expect(date_modified > date_published, url).toBe(true)
    expect(await exists(new URL(attachments[0].url).pathname), url).toBe(true)
  }
  const index = load(await read('resources/index.html'))
  expect(index('link[type="application/feed+json"]').attr('href')).toBe('/feed.json')
  expect(index('link[type="application/atom+xml"]').attr('href')).toBe('/feed.xml')
})

test('every resource is also a tagged PDF with title and language, below 300 KB', async () => {
  expect(articles).toHaveLength(6)
  for (const { path, $ } of articles) {
    const pdf = await readFile(join(folder, `${path}.pdf`))
    const text = pdf.toString('latin1')
    expect(pdf.length, path).toBeLessThan(300 * 1024)
    expect(text.startsWith('%PDF-1.7'), path).toBe(true)
    for (const part of [
      '/StructTreeRoot',
      '/Marked true',
      '/Lang (en-US)',
      '/DisplayDocTitle true',
    ])
      expect(text, `${path} ${part}`).toContain(part)
    expect(text, path).toContain(`(${$('h1').text()})`)
    expect(text, path).toContain('/S /TOCI')
    expect(text, path).toContain('/URI (http')
  }
})

test('every resource has its image as a drawing, and in four sizes and two formats', async () => {
  const files = await readdir(join(folder, 'images'))
  const cut = files.filter((file) => !file.includes('.svg'))
  const drawings = files.filter((file) => file.endsWith('.svg'))
  expect(drawings).toHaveLength(articles.length)
  for (const drawing of drawings)
    expect(await readFile(join(folder, 'images', drawing), 'utf8')).not.toContain('<text')
  expect(cut).toHaveLength(articles.length * 8)
  for (const file of cut) {
    const [, width, height, format] = /-(\d+)x(\d+)\.(avif|webp)$/.exec(file)!
    const found = await sharp(join(folder, 'images', file)).metadata()
    expect([found.width, found.height], file).toEqual([Number(width), Number(height)])
    expect(format === 'avif' ? found.compression === 'av1' : found.format === 'webp', file).toBe(
      true,
    )
  }
})

test('no script or style links to a source map', async () => {
  const names = await readdir(folder, { recursive: true })
  expect(names.filter((name) => name.endsWith('.map'))).toEqual([])
  const texts = names.filter((name) => /\.(js|css)$/.test(name))
  expect(texts.length).toBeGreaterThan(20)
  for (const name of texts) expect(await read(name), name).not.toContain('sourceMappingURL')
})

test('/favicon.ico exists, for clients that request it without reading a page', async () => {
  const icon = await readFile(join(folder, 'favicon.ico'))
  expect([icon.readUInt16LE(0), icon.readUInt16LE(2), icon.readUInt16LE(4)]).toEqual([0, 1, 3])
  for (const [index, size] of [16, 32, 48].entries()) {
    const entry = 6 + 16 * index
    const start = icon.readUInt32LE(entry + 12)
    const image = sharp(icon.subarray(start, start + icon.readUInt32LE(entry + 8)))
    expect(await image.metadata()).toMatchObject({ format: 'png', width: size, height: size })
    expect((await image.stats()).entropy).toBeGreaterThan(0.5)
  }
})

test('no page links to an address or a heading that does not exist', async () => {
  const known = new Map(pages.map((page) => [page.path, page]))
  const broken: string[] = []
  for (const { path, $ } of pages)
    for (const link of $('a[href]').toArray()) {
      const href = $(link).attr('href')!
      if (/^(mailto|tel):/.test(href)) continue
      const to = new URL(href, `http://here${path}`)
      if (to.host !== 'here') continue
      const target = known.get(to.pathname + to.search) ?? known.get(to.pathname)
      const id = decodeURIComponent(to.hash.slice(1))
      if (target ? id && !target.$(`[id="${id}"]`).length : !(await exists(to.pathname)))
        broken.push(`${path} -> ${href}`)
    }
  expect([...new Set(broken)]).toEqual([])
})

test('every page has a single level-one heading and skips no level below it', () => {
  for (const { path, $ } of foundPages) {
    const levels = $('h1, h2, h3, h4, h5, h6')
      .toArray()
      .map(({ tagName }) => Number(tagName[1]))
    expect(
      levels.filter((level) => level === 1),
      path,
    ).toHaveLength(1)
    levels.reduce((before, level) => {
      expect(level - before, `${path}: ${levels.join(' ')}`).toBeLessThanOrEqual(1)
      return level
    }, 0)
  }
})

test('no page has style attributes, and public pages have only the expected inline scripts', () => {
  const [start, showFonts] = texts(pages.find(({ path }) => path === '/')!.$)
  for (const { path, $ } of pages) {
    expect($('[style]').length, path).toBe(0)
    if (path.startsWith('/admin')) continue
    expect($('script[src]').length, path).toBe(0)
    const [first, second, ...others] = texts($)
    // The form and its receipt have scripts of their own, and no room for the prefetch.
    const hasRoom = !/^\/contact(\/sent)?$/.test(path)
    expect(first === start, path).toBe(hasRoom)
    expect(first!.includes('prefetch'), path).toBe(hasRoom)
    expect(second, path).toBe(showFonts)
    const asksForMore = /^\/(contact|contact\/sent|privacy|terms|404)$/.test(path)
    expect(others.length, path).toBe(asksForMore ? 1 : 0)
  }

  function texts($: CheerioAPI) {
    return $('script:not([src]):not([type="application/ld+json"])')
      .toArray()
      .map((script) => $(script).text())
  }
})

test('the page of a refused form has no button that needs a script, and no download count from the build', async () => {
  const text = await readFile(join(folder, '../slotted-pages.json'), 'utf8')
  const slotted = Object.entries(JSON.parse(text) as Record<string, { parts: unknown[] }>)
  const refused = slotted.filter(([name]) => /refused$|^guide:/.test(name))
  expect(refused.length).toBeGreaterThan(8)
  for (const [name, { parts }] of refused) {
    const $ = load(parts.filter((part) => typeof part === 'string').join(''))
    expect($('button[type=button]:not([popovertarget])').length, name).toBe(0)
    expect($('[data-slot=downloads]').length, name).toBe(0)
  }
})
