import * as about from './pages/about.ts'
import * as businessSystems from './pages/business-systems.ts'
import * as careers from './pages/careers.ts'
import * as consulting from './pages/consulting.ts'
import * as emailSms from './pages/email-sms.ts'
import * as fulfillment from './pages/fulfillment.ts'
import * as marketplaces from './pages/marketplaces.ts'
import * as media from './pages/media.ts'
import * as ourApproach from './pages/our-approach.ts'
import * as podcast from './pages/podcast.ts'
import * as portfolio from './pages/portfolio.ts'
import * as privacy from './pages/privacy.ts'
import * as resource from './pages/resource.ts'
import * as resources from './pages/resources.ts'
import * as servicesOverview from './pages/services-overview.ts'
import * as studio from './pages/studio.ts'
import * as terms from './pages/terms.ts'
import * as webDesign from './pages/web-design.ts'

/** The copy of every page but home and contact, for tests. */
export const everyPage = [
  { file: 'services-overview', seo: servicesOverview.seo, page: servicesOverview.page },
  { file: 'consulting', seo: consulting.seo, page: consulting.page },
  { file: 'media', seo: media.seo, page: media.page },
  { file: 'email-sms', seo: emailSms.seo, page: emailSms.page },
  { file: 'marketplaces', seo: marketplaces.seo, page: marketplaces.page },
  { file: 'fulfillment', seo: fulfillment.seo, page: fulfillment.page },
  { file: 'studio', seo: studio.seo, page: studio.page },
  { file: 'podcast', seo: podcast.seo, page: podcast.page },
  { file: 'web-design', seo: webDesign.seo, page: webDesign.page },
  { file: 'business-systems', seo: businessSystems.seo, page: businessSystems.page },
  { file: 'our-approach', seo: ourApproach.seo, page: ourApproach.page },
  { file: 'about', seo: about.seo, page: about.page },
  { file: 'resources', seo: resources.seo, page: resources.page },
  {
    file: 'resource',
    seo: resource.notFoundSeo,
    page: { ...resource.page, notFound: resource.notFound },
  },
  { file: 'portfolio', seo: portfolio.seo, page: portfolio.page },
  { file: 'careers', seo: careers.seo, page: careers.page },
  { file: 'privacy', seo: privacy.seo, page: privacy.page },
  { file: 'terms', seo: terms.seo, page: terms.page },
]

export function* nodesIn(node: unknown): Generator<Record<string, unknown>> {
  if (typeof node !== 'object' || node === null) return
  yield node as Record<string, unknown>
  for (const value of Object.values(node)) yield* nodesIn(value)
}

/** Everything called `key`, at any depth. */
export const valuesOf = (node: unknown, key: string) =>
  [...nodesIn(node)].map((each) => each[key]).filter((value) => value !== undefined) as string[]

/** All words of a page, a line each. */
export function textOf(node: unknown) {
  return [...nodesIn(node)]
    .flatMap((each) => Object.values(each))
    .filter((value) => typeof value === 'string')
    .join('\n')
}
