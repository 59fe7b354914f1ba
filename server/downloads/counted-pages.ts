import type { SlottedPage } from '#contract/page-slots.ts'
import { compressText } from '#server/http/site/compress-text.ts'
import type { Page, Site } from '#server/http/site/built-site.ts'
import { fillTexts, type SlottedPages } from '#server/http/site/slotted-page.ts'

const folder = '/resources/'

/** The slugs of the resources whose pages show their number of downloads. */
export const countedSlugs = (pages: SlottedPages) =>
  Object.keys(pages)
    .filter((path) => path.startsWith(folder))
    .map((path) => path.slice(folder.length))

/** The site, with download counts filled into its pages. */
export class CountedPages {
  readonly #site: Site
  readonly #slotted: SlottedPages
  readonly #pages = new Map<string, Page>()
  readonly #shown = new Map<string, number>()

  constructor(site: Site, slotted: SlottedPages) {
    this.#site = site
    this.#slotted = slotted
  }

  get site(): Site {
    return { ...this.#site, page: (path) => this.#pages.get(path) ?? this.#site.page(path) }
  }

  /** Renders the pages whose count has changed, and compresses them off the event loop. */
  async show(counts: Map<string, number>) {
    for (const slug of countedSlugs(this.#slotted)) {
      const count = counts.get(slug) ?? 0
      if (count === (this.#shown.get(slug) ?? 0)) continue
      const path = `${folder}${slug}`
      const built = this.#site.page(path)
      if (!built) continue
      const html = withCount(this.#slotted[path]!, count)
      this.#pages.set(path, { ...built, ...(await compressText(html)) })
      this.#shown.set(slug, count)
    }
  }
}

const withCount = (page: SlottedPage, count: number) =>
  fillTexts(page, { downloads: count.toLocaleString('en-US') })
