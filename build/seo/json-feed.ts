import { organization } from '#content/organization.ts'
import type { Article } from '#content/article.ts'

/** The resources as a JSON Feed (jsonfeed.org), with each PDF attached. The articles themselves stay on their pages. */
export function jsonFeed(articles: { article: Article; day: string }[], origin: string) {
  const at = (path: string) => new URL(path, origin).href
  const noon = (day: string) => `${day}T12:00:00Z`
  const newest = articles.toSorted((a, b) => b.article.published.localeCompare(a.article.published))
  const feed = {
    version: 'https://jsonfeed.org/version/1.1',
    title: `Resources from ${organization.name}`,
    description: 'Guides, playbooks, checklists, reports and frameworks for e-commerce brands.',
    home_page_url: at('/resources'),
    feed_url: at('/feed.json'),
    language: 'en',
    authors: [{ name: organization.name, url: at('/') }],
    items: newest.map(({ article, day }) => ({
      id: at(`/resources/${article.slug}`),
      url: at(`/resources/${article.slug}`),
      title: article.title,
      content_text: article.description,
      image: at(`/share/resources-${article.slug}.png`),
      date_published: noon(`${article.published}-01`),
      date_modified: noon(day),
      tags: [article.type, article.category],
      attachments: [{ url: at(`/resources/${article.slug}.pdf`), mime_type: 'application/pdf' }],
    })),
  }
  return `${JSON.stringify(feed, null, 2)}\n`
}
