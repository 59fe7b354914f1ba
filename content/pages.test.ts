import { describe, expect, test } from 'vitest'
import { primaryNeeds } from '#contract/options.ts'
import { everyPage, nodesIn, textOf, valuesOf } from './every-page.ts'
import { footerColumns, legalLinks, mainLinks, servicesMenu } from './navigation.ts'
import { organization } from './organization.ts'
import type { Action } from './page-types.ts'
import * as privacy from './pages/privacy.ts'
import * as resources from './pages/resources.ts'
import * as terms from './pages/terms.ts'
import { SeoSchema } from './seo-schema.ts'
import { hypeWords } from './banned-words.ts'

const known = new Set([
  ...[servicesMenu, mainLinks, legalLinks, ...footerColumns.map(({ links }) => links)]
    .flat()
    .map(({ href }) => href),
  ...[...resources.page.grid.slugs, resources.page.featured.slug].map((at) => `/resources/${at}`),
  '/portfolio',
  '/careers',
])

describe.each(everyPage)('$file', ({ seo, page }) => {
  test('has a title and description of the right lengths for search engines', () => {
    expect(SeoSchema.safeParse(seo).error?.issues ?? []).toEqual([])
  })

  test('links only to pages and sections that exist', () => {
    const anchors = valuesOf(page, 'id').map((id) => `#${id}`)
    const broken = valuesOf(page, 'href').filter(
      (href) =>
        !known.has(href) &&
        !anchors.includes(href) &&
        !href.startsWith(`mailto:${organization.email}`),
    )
    expect(broken).toEqual([])
    expect(new Set(anchors).size).toBe(anchors.length)
  })

  test('sends visitors to the form with the need the page is about, if any, and the text of the link they pressed', () => {
    for (const { label, href, need, origin } of actionsOf(page)) {
      if (href !== '/contact') continue
      expect([undefined, ...primaryNeeds]).toContain(need)
      expect(origin).toMatch(new RegExp(`^[a-z-]+: ${label}$`))
    }
  })

  test('has no hype words, exclamation marks or dashes', () => {
    const words = textOf([seo, page])
    expect(words.match(hypeWords) ?? []).toEqual([])
    expect(words).not.toMatch(/[!\u2013\u2014\u2018-\u201d]/)
    expect(words).not.toMatch(/ {2}|undefined|null|\[object/)
  })

  test('states no figure that is not in the specification', () => {
    const odd = (textOf([seo, page]).match(resultFigure) ?? []).filter(
      (figure) => !isPrinted(figure),
    )
    expect(odd).toEqual([])
  })
})

/** Anything that looks like a result: a percentage, a count with a plus, dollars in millions or with a plus. */
const resultFigure = /[+$]?\d[\d,.]*(?:-\d+)?(?:%|[MK]?\+)/g

const printed = `+38% 38% +52% +32% 45% +45% 60% +60% 25% 30% 300% 20-30% 15-25% 35-50% 60-150%
  99.8% 95% 30+ 50+ 12+ 15+ 90+ 500+ 200+ $20M+ 500,000+ 2,000+ $50M+`.split(/\s+/)

/** Platform rules and worked arithmetic, not results: picture fill, complaint rate, the margins of an example. */
const facts = ['85%', '0.3%', '40%']

const isPrinted = (figure: string) => printed.includes(figure) || facts.includes(figure)

test('no two pages share a title, a description or a share text', () => {
  for (const key of ['title', 'description', 'ogTitle', 'ogDescription'] as const)
    expect(new Set(everyPage.map(({ seo }) => seo[key])).size).toBe(everyPage.length)
})

test.each([
  ['services-overview', 'Talk to an Operator', 'Strategic consulting'],
  ['about', 'Start the Conversation', undefined],
])('%s ends with the call to action "%s" and the need %s', (file, label, need) => {
  const found = actionsOf(everyPage.find((each) => each.file === file)?.page)
  expect(found.find((action) => action.label === label)?.need).toBe(need)
})

test('the privacy policy says that a newsletter address is stored with IP address and browser', () => {
  const { rows } = privacy.page.ledger
  const { details = '' } = rows.find(({ what }) => what === 'Newsletter address') ?? {}
  for (const kept of ['IP address', 'browser']) expect(details).toContain(kept)
  expect(rows.map(({ what }) => what)).toContain('A letter about work')
})

test('the terms say which accessibility standard the site is built to, and whom to tell of a barrier', () => {
  const clause = terms.page.clauses.find(({ id }) => id === 'accessibility')
  const words = textOf(clause)
  for (const said of ['WCAG) 2.2, level AA', organization.email, organization.telephone])
    expect(words).toContain(said)
})

test('the privacy policy lists its versions, the last of which is in effect', () => {
  const { effective, clauses } = privacy.page
  const words = textOf(clauses.find(({ id }) => id === 'changes'))
  expect(words).toMatch(new RegExp(`Versions so far: .*${effective.text}`))
})

test('each headline appears on one page only', () => {
  const headlines = everyPage.flatMap(({ page }) => valuesOf(page, 'headline').map(String))
  expect(new Set(headlines).size).toBe(headlines.length)
})

test('steps are numbered from one without gaps', () => {
  for (const { page } of everyPage) {
    for (const section of Object.values(page)) {
      const numbers = valuesOf(section, 'number').filter((each) => typeof each === 'number')
      expect(numbers).toEqual(numbers.map((_, at) => at + 1))
    }
  }
})

const isAction = (node: object): node is Action => 'href' in node && 'label' in node

const actionsOf = (node: unknown) => [...nodesIn(node)].filter((each) => isAction(each))
