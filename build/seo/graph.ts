import type { Graph, OfferCatalog, Thing } from 'schema-dts'
import type { Article } from '#content/article.ts'
import { contactQuestions } from '#content/contact.ts'
import { mainLinks } from '#content/navigation.ts'
import { organization } from '#content/organization.ts'
import { page as businessSystems } from '#content/pages/business-systems.ts'
import type { SeoRecord } from '#content/seo.ts'
import { services } from '#content/services.ts'
import { providerNode } from './provider.ts'

type Question = { question: string; answer: string }
type Page = { path: string; seo: SeoRecord; day: string; article?: Article }

/** The questions and answers of a page, word for word. */
const questions: Record<string, Question[]> = {
  '/contact': contactQuestions.items,
  '/services/business-systems': businessSystems.faq.items,
}

/** The structured data of a page (schema.org), as one graph whose parts refer to each other by `@id`. */
export function graphOf({ path, seo, day, article }: Page, origin: string): Graph {
  const at = (to: string) => new URL(to, origin).href
  const ids = { site: at('/#site'), provider: at('/#provider'), page: at(`${path}#page`) }
  const service = services.find(({ href }) => href === path)
  // Only on pages about the services: elsewhere the catalog would waste bytes of the first round trip.
  const listsServices = path === '/' || path === '/services'
  const asked = questions[path]
  const things: Thing[] = [
    {
      '@type': 'WebSite',
      '@id': ids.site,
      name: organization.name,
      url: at('/'),
      inLanguage: 'en',
      publisher: { '@id': ids.provider },
    },
    providerNode(at, ids.provider, organization, listsServices ? catalogOf(at) : undefined),
    {
      '@type': asked ? 'FAQPage' : 'WebPage',
      '@id': ids.page,
      url: at(path),
      name: seo.title,
      description: seo.description,
      inLanguage: 'en',
      isPartOf: { '@id': ids.site },
      about: { '@id': ids.provider },
      ...(article && { breadcrumb: { '@id': at(`${path}#breadcrumb`) } }),
      ...(asked && { mainEntity: asked.map(asQuestion) }),
    },
  ]
  if (service) things.push(asService(service, at, ids))
  if (listsServices) things.push(...services.map((each) => asService(each, at, ids)))
  if (article) things.push(asArticle(article, day, at, ids), breadcrumbs(article, at))
  return { '@context': 'https://schema.org', '@graph': things }
}

const serviceTypes = organization.serviceType

type Ids = { site: string; provider: string; page: string }
type At = (to: string) => string

const catalogOf = (at: At): OfferCatalog => ({
  '@type': 'OfferCatalog',
  name: 'Services',
  itemListElement: services.map(({ href }) => ({
    '@type': 'Offer',
    itemOffered: { '@id': at(`${href}#service`) },
  })),
})

function asService(service: (typeof services)[number], at: At, ids: Ids): Thing {
  return {
    '@type': 'Service',
    '@id': at(`${service.href}#service`),
    name: service.name,
    serviceType: serviceTypes[services.indexOf(service)]!,
    description: service.description,
    url: at(service.href),
    provider: { '@id': ids.provider },
    areaServed: organization.areaServed.map((name) => ({ '@type': 'City', name })),
  }
}

function asArticle(article: Article, day: string, at: At, ids: Ids): Thing {
  return {
    '@type': 'Article',
    '@id': at(`/resources/${article.slug}#article`),
    headline: article.title,
    description: article.description,
    articleSection: article.category,
    datePublished: article.published,
    dateModified: day,
    inLanguage: 'en',
    isAccessibleForFree: true,
    image: at(`/share/resources-${article.slug}.png`),
    author: { '@id': ids.provider },
    publisher: { '@id': ids.provider },
    mainEntityOfPage: { '@id': ids.page },
  }
}

/** The breadcrumbs of an article. Other pages show none, so they have none in the structured data either. */
function breadcrumbs({ slug, title }: Article, at: At): Thing {
  const path = `/resources/${slug}`
  const above = mainLinks.find(({ href }) => href === '/resources')!
  const steps = [above, { label: title, href: path }]
  return {
    '@type': 'BreadcrumbList',
    '@id': at(`${path}#breadcrumb`),
    itemListElement: steps.map(({ label, href }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: label,
      item: at(href),
    })),
  }
}

const asQuestion = ({ question, answer }: Question) =>
  ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: answer },
  }) as const
