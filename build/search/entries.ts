import type { Article } from '#content/article.ts'
import { contactQuestions, contactSeo } from '#content/contact.ts'
import { everyPage, nodesIn } from '#content/every-page.ts'
import * as home from '#content/home.ts'
import { page as businessSystems } from '#content/pages/business-systems.ts'
import { alsoAsked, type SearchEntry, type SearchHeading } from '#content/search.ts'
import type { SeoRecord } from '#content/seo.ts'
import { services } from '#content/services.ts'

/** Pages by their names in the navigation, in its order. */
const pages: [title: string, href: string, file?: string][] = [
  ['Home', '/'],
  ['All Services', '/services', 'services-overview'],
  ['Our Approach', '/our-approach', 'our-approach'],
  ['About', '/about', 'about'],
  ['Resources', '/resources', 'resources'],
  ['Contact', '/contact'],
  ['Portfolio', '/portfolio', 'portfolio'],
  ['Careers', '/careers', 'careers'],
  ['Privacy Policy', '/privacy', 'privacy'],
  ['Terms of Service', '/terms', 'terms'],
]

/** All entries, in the order in which they are listed without a query. */
export function searchEntries(articles: Article[]): SearchEntry[] {
  return [
    ...services.map(({ key, name, href, description }): SearchEntry => {
      const { seo, page } = contentOf(key)
      const headings = headingsOf(page, href)
      return {
        group: 'Services',
        title: name,
        href,
        text: description,
        headings,
        keywords: keywordsOf(seo, href),
      }
    }),
    ...pages.map(([title, href, file]): SearchEntry => {
      const { seo, page } = file ? contentOf(file) : own(href)
      const headings = headingsOf(page, href)
      return {
        group: 'Pages',
        title,
        href,
        text: seo.description,
        headings,
        keywords: keywordsOf(seo, href),
      }
    }),
    ...articles.map((article): SearchEntry => {
      const { slug, title, type, category, description, keywords, sections } = article
      const href = `/resources/${slug}`
      return {
        group: 'Resources',
        title,
        href,
        text: description,
        headings: sections.map(({ id, title }) => ({ title, href: `${href}#${id}` })),
        keywords: `${type}, ${category}, ${keywords}`,
      }
    }),
    ...questions('/contact#contact-questions', contactQuestions.items),
    ...questions(
      '/services/business-systems#business-systems-questions',
      businessSystems.faq.items,
    ),
  ]
}

const keywordsOf = ({ keywords }: SeoRecord, href: string) =>
  [keywords, alsoAsked[href]].filter(Boolean).join(', ')

function contentOf(file: string) {
  const found = everyPage.find((each) => each.file === file)
  if (!found) throw new Error(`search: there is no page "${file}"`)
  return found
}

const own = (href: string): { seo: SeoRecord; page: unknown } =>
  href === '/'
    ? { seo: home.seo, page: [home.journey, home.servicesSection] }
    : { seo: contactSeo, page: {} }

/** The headings of a page, except that of its closing call to action. */
function headingsOf(page: unknown, href: string): SearchHeading[] {
  const { closing: _, ...rest } = page as { closing?: unknown }
  const headings = [...nodesIn(rest)].flatMap(({ title, heading, id }): SearchHeading[] => {
    const words = title ?? heading
    if (typeof words !== 'string') return []
    return [typeof id === 'string' ? { title: words, href: `${href}#${id}` } : { title: words }]
  })
  return headings.filter(({ title }, at) => headings.findIndex((h) => h.title === title) === at)
}

/** Questions link to their own item, which is opened on arrival. */
const questions = (href: string, items: { question: string; answer: string }[]) =>
  items.map(({ question, answer }, index): SearchEntry => ({
    group: 'Questions',
    title: question,
    href: `${href}-${index + 1}`,
    text: answer,
    headings: [],
    keywords: 'FAQ',
  }))
