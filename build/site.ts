import { createHash } from 'node:crypto'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { organization } from '#content/organization.ts'
import { bundleForBrowser, bundleForPrerender } from './bundle.ts'
import { buildFonts } from './fonts.ts'
import { precompress } from './precompress.ts'
import { stampOf } from './stamp.ts'
import { stylesIn } from './styles.ts'
import { root } from './vite.config.ts'

const dist = join(root, 'dist')
const site = join(dist, 'site')
const recordFile = join(dist, 'site.json')

/** What the server needs to know about the built site. */
type SiteRecord = {
  stamp: string
  /** Of each path: its file below dist/site, and the hash of the style text that stands in it. */
  pages: Record<string, { file: string; styleHash: string }>
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
  const bundle = await bundleForBrowser(site)
  say('Cutting fonts')
  const fonts = await buildFonts(join(site, 'assets/fonts'))
  say('Rendering pages')
  const { paths, render, toDocument } = await bundleForPrerender(join(dist, 'prerender'))
  const styleOf = await stylesIn(site, bundle, fonts.css)
  const common = { ...settings(), scripts: [bundle.addressOf('boot')], preload: fonts.preload }

  const pages: SiteRecord['pages'] = {}
  for (const path of paths) {
    const page = await render(path)
    const style = await styleOf(page.screen)
    const file = join(path, 'index.html').slice(1)
    pages[path] = { file, styleHash: sourceHash(style.inlineStyle) }
    await mkdir(dirname(join(site, file)), { recursive: true })
    await writeFile(join(site, file), toDocument(page, { ...common, ...style }))
  }

  say('Compressing')
  await precompress(site)
  const record: SiteRecord = { stamp, pages }
  await writeFile(recordFile, JSON.stringify(record, null, 2))
}

const sourceHash = (text: string) =>
  `'sha256-${createHash('sha256').update(text).digest('base64')}'`
