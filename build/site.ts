import { createHash } from 'node:crypto'
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { DocumentAssets } from '#app/document.tsx'
import { organization } from '#content/organization.ts'
import { bundleForBrowser, bundleForPrerender } from './bundle.ts'
import { buildFonts } from './fonts.ts'
import { precompress } from './precompress.ts'
import { stampOf } from './stamp.ts'
import { root } from './vite.config.ts'

const dist = join(root, 'dist')
const site = join(dist, 'site')
const recordFile = join(dist, 'site.json')

/** What the server needs to know about the built site. */
type SiteRecord = {
  stamp: string
  /** File of each page below dist/site, by its path. */
  pages: Record<string, string>
  /** Content security policy sources for the style text that stands in the pages. */
  styleHashes: string[]
}

const settings = () => ({ origin: process.env.PUBLIC_URL || organization.url })

export async function isStale() {
  const record = await readFile(recordFile, 'utf8').catch(() => '{}')
  return (JSON.parse(record) as Partial<SiteRecord>).stamp !== (await stampOf(settings()))
}

/** Makes dist/site from the sources. `say` hears what is under way. */
export async function buildSite(say: (step: string) => void) {
  const stamp = await stampOf(settings())
  say('Bundling scripts and styles')
  const addressOf = await bundleForBrowser(site)
  say('Cutting fonts')
  const fonts = await buildFonts(join(site, 'assets/fonts'))
  say('Rendering pages')
  const { paths, prerender } = await bundleForPrerender(join(dist, 'prerender'))
  const siteStyle = fonts.css + (await readFile(join(site, addressOf('site')), 'utf8')).trim()
  await rm(join(site, addressOf('site')))
  const styles: Pick<DocumentAssets, 'inlineStyle' | 'styles'> = {
    inlineStyle: siteStyle,
    styles: [],
  }
  const adminStyles = { inlineStyle: fonts.css, styles: [addressOf('admin')] }
  const common = { ...settings(), scripts: [addressOf('boot')], preload: fonts.preload }

  const pages: SiteRecord['pages'] = {}
  for (const path of paths) {
    const html = await prerender(path, { ...common, ...(path === '/admin' ? adminStyles : styles) })
    pages[path] = join(path, 'index.html').slice(1)
    const file = join(site, pages[path])
    await mkdir(dirname(file), { recursive: true })
    await writeFile(file, html)
  }

  say('Compressing')
  await precompress(site)
  const styleHashes = [siteStyle, fonts.css].map(sourceHash)
  const record: SiteRecord = { stamp, pages, styleHashes }
  await writeFile(recordFile, JSON.stringify(record, null, 2))
}

const sourceHash = (text: string) =>
  `'sha256-${createHash('sha256').update(text).digest('base64')}'`
