import { Feed } from 'feed'
import type { Article } from '#content/article.ts'
import { organization } from '#content/organization.ts'
import type { SeoRecord } from '#content/seo.ts'

/** A page that search engines may index. */
export type IndexedPage = { path: string; seo: SeoRecord; day: string }

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const xml = (text: string) => text.replace(/[&<>"]/g, (mark) => escapes[mark]!)

export function sitemap(pages: IndexedPage[], origin: string) {
  const entries = pages.map(
    ({ path, day }) =>
      `<url><loc>${xml(new URL(path, origin).href)}</loc><lastmod>${day}</lastmod></url>`,
  )
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${entries.join('\n')}
</urlset>
`
}

/** /admin is not disallowed: a crawler has to be able to read that its pages are noindex. */
export const robots = (origin: string) => `User-agent: *
Allow: /
Disallow: /api/

Sitemap: ${new URL('/sitemap.xml', origin).href}
`

/** security.txt (RFC 9116). With a fixed date, so that builds are reproducible: the server sets the expiry. */
export function securityTxt(pages: IndexedPage[], origin: string) {
  const newest = pages.map(({ day }) => day).reduce((one, other) => (one > other ? one : other))
  const expires = new Date(newest)
  expires.setUTCDate(expires.getUTCDate() + 364)
  return `Contact: mailto:${organization.email}
Expires: ${expires.toISOString()}
Preferred-Languages: en
Canonical: ${new URL('/.well-known/security.txt', origin).href}
`
}

/** The resources as an Atom feed. */
export function feed(articles: { article: Article; day: string }[], origin: string) {
  const at = (path: string) => new URL(path, origin).href
  const noon = (day: string) => new Date(`${day}T12:00:00Z`)
  const newest = articles.toSorted((a, b) => b.article.published.localeCompare(a.article.published))
  const changed = articles.map(({ day }) => day).toSorted()
  const atom = new Feed({
    id: at('/resources'),
    link: at('/resources'),
    title: `Resources from ${organization.name}`,
    description: 'Guides, playbooks, checklists, reports and frameworks for e-commerce brands.',
    language: 'en',
    copyright: organization.name,
    ...(changed.length > 0 && { updated: noon(changed.at(-1)!) }),
    feedLinks: { atom: at('/feed.xml') },
    author: { name: organization.name, link: at('/') },
  })
  for (const { article, day } of newest)
    atom.addItem({
      id: at(`/resources/${article.slug}`),
      link: at(`/resources/${article.slug}`),
      title: article.title,
      description: article.description,
      date: noon(day),
      published: noon(`${article.published}-01`),
      category: [{ name: article.category, term: article.category }],
    })
  return atom.atom1()
}

/** The file name of a page's Markdown twin: /index.md for "/", /services.md for "/services". */
export const twinOf = (path: string) => (path === '/' ? '/index.md' : `${path}.md`)

/** A table of contents for language models (llmstxt.org), which links to the Markdown twins. */
export function llms(pages: IndexedPage[], origin: string) {
  const line = ({ path, seo }: IndexedPage) =>
    `- [${seo.title.split(' | ')[0]}](${new URL(twinOf(path), origin).href}): ${seo.description}`
  const group = (title: string, own: (path: string) => boolean) =>
    `## ${title}\n\n${pages
      .filter(({ path }) => own(path))
      .map(line)
      .join('\n')}\n`
  const isService = (path: string) => path.startsWith('/services')
  const isResource = (path: string) => path.startsWith('/resources')
  return [
    `# ${organization.name}\n`,
    `> ${organization.description}\n`,
    group('Services', isService),
    group('Resources', isResource),
    group('The agency', (path) => !isService(path) && !isResource(path)),
  ].join('\n')
}
