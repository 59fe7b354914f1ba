import { enquire } from '#content/enquire.ts'
import { organization } from '#content/organization.ts'
import type { Action, Card, Closing, Fact, Hero, Section } from '#content/page-types.ts'
import type { SeoRecord } from '#content/seo.ts'
import { type Total, totals } from '#content/totals.ts'
import { trades, tradesLead } from '#content/trades.ts'
import { type Value, values } from '#content/values.ts'

const { name, founder, employees, brands, foundingDate, tagline } = organization

export const seo: SeoRecord = {
  title: `About ${name} | Operators, Strategists, Creators`,
  description:
    'A growth agency founded in 2012 in Ventura County and Santa Barbara. 30+ people, 50+ brands, and brands and fulfillment centers of our own.',
  keywords:
    'about, e-commerce growth agency, Ventura County, Santa Barbara, Camarillo, DTC operators, agency team, founded 2012',
  ogTitle: 'Operators, strategists, and creators.',
  ogDescription: 'Founded in 2012. 30+ people who run brands and fulfillment centers of their own.',
}

/** Says "the founder" until the name is known. */
export const storyOf = (founder: string | null) => [
  `${founder ? `${founder} founded the agency` : 'Our founder started the agency'} in ${foundingDate}, in Ventura County and Santa Barbara. Today it is a team of ${employees} that has served ${brands} brands. It also runs brands and fulfillment centers of its own, and that has decided how it works.`,
  `For ${founder ?? 'the founder'} this means paying for the agency's own advice. A discount that looked good in the report is met again in the margin. A launch that outran its stock is met again in the inbox.`,
  'Running a fulfillment floor means opening promises that somebody else made. You learn which product page caused a return, which box was two inches too tall, and what an order placed at 1:50 PM on a Friday is worth to the person waiting for it.',
  `So ads, pages, messages and parcels are planned on one sheet. The work goes in one direction, ${tagline.join(', ')}, and every plan is read against the bank and not against a dashboard.`,
]

export const page: {
  hero: Hero
  dusk: { alt: string; caption: string }
  crew: Section<Card> & { id: string; alt: string; link: Action }
  statistics: Section<Total>
  story: { note: string; title: string; paragraphs: string[]; founder: string | null }
  numbers: Section<Fact>
  values: Section<Value>
  closing: Closing
} = {
  hero: {
    note: 'Ventura County and Santa Barbara, California',
    headline: 'Operators, strategists, and creators.',
    lead: `${name} is ${employees} people who plan, make, sell and ship. We have done it for ${brands} brands, and do it for brands of our own.`,
    primary: { label: 'See Our Approach', href: '/our-approach' },
    secondary: { label: 'Who Does the Work', href: '#crew' },
  },
  dusk: {
    alt: 'Engraving: the sun goes down between two of the Channel Islands, and its light comes over the sea in strokes.',
    caption: 'Anacapa and Santa Cruz at dusk. An engraving, not a survey.',
  },
  crew: {
    id: 'crew',
    title: 'Every plan takes all three trades',
    lead: tradesLead,
    alt: 'Desks in three groups: parcels on those of the operators, papers with charts on those of the strategists, cameras and microphones on those of the creators. One more desk is only planned.',
    items: trades,
    link: { label: 'See How Hiring Works', href: '/careers' },
  },
  statistics: {
    title: 'Totals to date, all brands together',
    items: totals,
  },
  story: {
    note: 'Founder story',
    title: 'An agency that pays its own shipping bill',
    founder,
    paragraphs: storyOf(founder),
  },
  numbers: {
    title: 'By the Numbers',
    items: [
      { label: 'Founded', value: foundingDate },
      { label: 'In business', value: '12+ years' },
      { label: 'Team', value: `${employees} employees` },
      { label: 'Brands served', value: brands },
      { label: 'Service lines', value: '9' },
    ],
  },
  values: { title: 'What we hold ourselves to', items: values },
  closing: {
    title: 'Ask the people who would do the work',
    lead: 'Write with a question about your brand, or about working here. An operator answers in under 24 hours.',
    primary: enquire('about', 'Start the Conversation'),
    secondary: { label: 'Join Our Team', href: '/careers' },
  },
}
