import type { ArticleSummary } from '#content/article.ts'
import { page } from '#content/pages/resources.ts'

const files = import.meta.glob<ArticleSummary>('/content/resources/*.md', {
  query: '?summary',
  import: 'default',
  eager: true,
})

const order = [page.featured.slug, ...page.grid.slugs]
const place = ({ slug }: ArticleSummary) => (order.includes(slug) ? order.indexOf(slug) : Infinity)

/** Every resource: the featured one, those of the grid in its order, then all others. */
export const library = Object.values(files).toSorted((a, b) => place(a) - place(b) || 0)

export const featured = library[0]!
