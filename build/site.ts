import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { SiteRecord } from '#contract/site-record.ts'
import { allArticles } from './articles/all-articles.ts'
import { bundleForBrowser, bundleForPrerender } from './bundle.ts'
import { pairsIn } from './fonts/kerning.ts'
import { buildFonts } from './fonts/build-fonts.ts'
import { seoHead } from './seo/head.ts'
import { indexablePages, writeSeoFiles } from './seo/write-seo-files.ts'
import { bundleMails } from './mails.ts'
import { writePdfs } from './pdf/write-pdfs.ts'
import { writeIcon } from './pictures/write-icon.ts'
import { inlineScript } from './inline-script.ts'
import { inlinePictures } from './pictures/inline-pictures.ts'
import { writePictures } from './pictures/write-pictures.ts'
import { writeShares } from './pictures/write-shares.ts'
import { scriptsIn } from './page-scripts.ts'
import { precompress } from './precompress.ts'
import { slottedPages } from './slots/slotted-pages.ts'
import { sourceHash } from './source-hash.ts'
import { stampOf } from './stamp.ts'
import { stylesIn } from './styles.ts'
import { publicOrigin } from './public-origin.ts'
import { root } from './root.ts'
import { writeSbom } from './write-sbom.ts'
import { imageHost } from './vite.config.ts'

const dist = join(root, 'dist')
const site = join(dist, 'site')
const recordFile = join(dist, 'site.json')
const slottedFile = join(dist, 'slotted-pages.json')

const settings = () => ({ origin: publicOrigin(), imageHost })

export async function isStale() {
  const record = await readFile(recordFile, 'utf8').catch(() => '{}')
  return (JSON.parse(record) as Partial<SiteRecord>).stamp !== (await stampOf(settings()))
}

/** Builds dist/site. `say` is called with each step. */
export async function buildSite(say: (step: string) => void) {
  const stamp = await stampOf(settings())
  // Written again at the end, so that an interrupted build does not count as up to date.
  await rm(recordFile, { force: true })
  say('Bundling scripts and styles')
  const bundle = await bundleForBrowser(site)
  say('Rendering pages')
  const screens = await bundleForPrerender(join(dist, 'prerender'))
  const articles = await allArticles()
  const rendered = await Promise.all(
    screens.paths.map(async (path) => {
      const article = articles.find(({ slug }) => path === `/resources/${slug}`)
      const page = await screens.render(path)
      const app = await inlinePictures(page.app)
      return { ...page, app, ...(article && { article }) }
    }),
  )
  say('Cutting fonts')
  const fonts = await buildFonts(
    join(site, 'assets/fonts'),
    pairsIn(rendered.map(({ app }) => app)),
  )
  const { origin } = settings()
  const foundPages = await indexablePages(rendered)
  const styleOf = await stylesIn(site, bundle, fonts)
  const scriptsOf = await scriptsIn(bundle)
  const pages: SiteRecord['pages'] = {}
  const documents = new Map<string, string>()
  for (const page of rendered) {
    const bare = { origin, scripts: [], styles: [], inlined: [] }
    const style = await styleOf(page.path, page.screen, screens.toDocument(page, bare))
    const kept = foundPages.find(({ path }) => path === page.path)
    const seoTags = kept && seoHead(kept, kept.day, origin)
    const file = join(page.path.replace('?', '/filtered/'), 'index.html').slice(1)
    const noindex = page.handle.seo.robots?.startsWith('noindex') ?? false
    const scripts = scriptsOf(page)
    const hashes = scripts.inlineScripts.map(sourceHash).join(' ')
    pages[page.path] = {
      file,
      styleHash: sourceHash(style.inlineStyle),
      scriptHashes: hashes,
      noindex,
    }
    await mkdir(dirname(join(site, file)), { recursive: true })
    const html = screens.toDocument(page, { origin, ...style, ...scripts, seoTags })
    documents.set(page.path, html)
    await writeFile(join(site, file), html)
  }
  const refusedEnquiry = await inlineScript('app/boot/enquiry-refused.ts', { boot: '' })
  const cut = slottedPages(documents, (path) => pages[path]!.styleHash, refusedEnquiry)
  await writeFile(slottedFile, JSON.stringify(cut))

  for (const [path, others] of Object.entries(screens.sharedPages))
    for (const other of others) pages[other] = pages[path]!

  say('Writing what search engines and readers without a browser take')
  await writeSeoFiles(foundPages, origin, site)
  say('Drawing share pictures')
  await writeShares(foundPages, screens.pictures(), site)
  say('Cutting pictures')
  await writePictures(
    articles.map(({ slug }) => slug),
    join(site, 'images'),
  )
  await writeIcon(join(site, 'favicon.svg'), join(site, 'favicon.ico'))
  say('Setting PDFs')
  await writePdfs(articles, origin, join(site, 'resources'))
  say('Bundling mails')
  await bundleMails(join(dist, 'mail'))
  say('Listing packages')
  await writeSbom(join(dist, 'sbom.cdx.json'))
  say('Compressing')
  await precompress(site)
  const record: SiteRecord = { stamp, ...settings(), pages }
  await writeFile(recordFile, JSON.stringify(record, null, 2))
}
