import type { DocumentAssets } from '#app/document.tsx'
import type { Article } from '#content/article.ts'
import type { SeoRecord } from '#content/seo.ts'
import { twinOf } from './files.ts'
import { graphOf } from './graph.ts'

/** A rendered page, with its article if it has one. */
type Page = { path: string; handle: { seo: SeoRecord }; article?: Article }

/** Whether search engines may index a page. A filtered list has the whole list as its canonical address. */
export const isIndexable = ({ path, handle }: Omit<Page, 'article'>) =>
  !handle.seo.robots?.startsWith('noindex') && !path.includes('?')

/** The file name of a page's share picture, below /share. */
export const shareName = (path: string) =>
  path === '/' ? 'home' : path.slice(1).replaceAll('/', '-')

/** The tags in the head of a page for search engines and link previews. Its text last changed on `day`. */
export function seoHead(page: Page, day: string, origin: string): DocumentAssets['seoTags'] {
  const { path, handle, article } = page
  const graph = graphOf({ path, seo: handle.seo, day, ...(article && { article }) }, origin)
  return {
    shareImage: new URL(`/share/${shareName(path)}.png`, origin).href,
    twin: twinOf(path),
    // "</script" would end the script element.
    graph: JSON.stringify(graph).replaceAll('<', '\\u003c'),
    type: article ? 'article' : 'website',
  }
}
