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
  { file: 'services-overview', ...servicesOverview },
  { file: 'consulting', ...consulting },
  { file: 'media', ...media },
  { file: 'email-sms', ...emailSms },
  { file: 'marketplaces', ...marketplaces },
  { file: 'fulfillment', ...fulfillment },
  { file: 'studio', ...studio },
  { file: 'podcast', ...podcast },
  { file: 'web-design', ...webDesign },
  { file: 'business-systems', ...businessSystems },
  { file: 'our-approach', ...ourApproach },
  { file: 'about', ...about },
  { file: 'resources', ...resources },
  { file: 'resource', seo: resource.notFoundSeo, page: resource.page },
  { file: 'portfolio', ...portfolio },
  { file: 'careers', ...careers },
  { file: 'privacy', ...privacy },
  { file: 'terms', ...terms },
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
