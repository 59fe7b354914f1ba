import { enquire } from '#content/enquire.ts'
import { organization } from '#content/organization.ts'
import type { Card, Closing, FieldNote, Hero, Metric, Section, Step } from '#content/page-types.ts'
import type { SeoRecord } from '#content/seo.ts'
import { type WayOn, wayOn } from '#content/way-on.ts'

export const seo: SeoRecord = {
  title: `Media & Advertising for DTC Brands | ${organization.name}`,
  description:
    'Ads on META, Google, TikTok, Amazon and YouTube, and conversion optimization, judged by what a new customer costs. Start with a free campaign audit.',
  keywords:
    'e-commerce advertising agency, Meta ads, Google Shopping, TikTok ads, Amazon PPC, YouTube ads, conversion optimization, ROAS',
  ogTitle: 'Media judged by what a new customer costs',
  ogDescription:
    'Six channels, one count of new customers, and a break-even figure for every product.',
}

export const page: {
  hero: Hero
  channels: Section<Card>
  fieldNote: FieldNote
  steps: Section<Step>
  results: Section<Metric>
  wayOn: WayOn
  closing: Closing
} = {
  hero: {
    note: 'Sheet 2 of 9: Media & Advertising',
    headline: 'Buy customers, not clicks.',
    lead: 'Media and advertising, bought against one figure: what a new customer costs, and when the margin pays it back. Every platform reports a return of its own, and together they can claim more than you sold. We count once, across six channels.',
    primary: enquire('media', 'Get Your Free Campaign Audit', 'Customer acquisition'),
    secondary: { label: 'See Typical Results', href: '#results' },
  },
  channels: {
    title: 'Every channel gets one job',
    lead: 'Each also has its own way of wasting money.',
    items: [
      {
        title: 'META',
        badge: 'New creative every week',
        description:
          'Facebook and Instagram. Targeting is broad now, so the creative chooses the buyer: one concept, one person, one problem.',
        points: [
          'Existing customers are counted apart',
          'A concept is judged before its variations are',
          'Frequency is read weekly, by audience',
        ],
      },
      {
        title: 'Google',
        badge: 'Brand and non-brand apart',
        description:
          'Search, Shopping and Performance Max. Searches for your own name sit in their own campaign. Mixed in, they hide what a new customer costs.',
        points: [
          'Product titles start with what people type',
          'Search terms are read and excluded weekly',
          'Feed faults are fixed before bids are',
        ],
      },
      {
        title: 'TikTok',
        badge: '3 openings per concept',
        description:
          'The first two seconds decide. We film one body with three openings, so a test tells which opening worked and not only which video.',
        points: [
          'Creator posts run from their own handle',
          'Sound carries the message, captions repeat it',
          'A tired video is replaced, not re-bid',
        ],
      },
      {
        title: 'Amazon',
        badge: '3 campaign types',
        description:
          'Sponsored Products, Brands and Display. Automatic campaigns find search terms. Terms that sell move to exact match and are excluded where they came from.',
        points: [
          'Ad spend is read against all sales',
          'Items about to sell out are bid down first',
          'Bids follow margin by item',
        ],
      },
      {
        title: 'YouTube',
        badge: 'Made for the first 5 seconds',
        description:
          'A skippable ad can be skipped after five seconds. The product, the problem and the name come before that. The rest is for those who stay.',
        points: [
          'Held-out regions show what ads add',
          'More searches for your name count as the first sign',
          'Short ads are cut from long reviews',
        ],
      },
      {
        title: 'Conversion optimization',
        badge: '1 test per template at a time',
        description:
          'A click lands somewhere. We test that page while we buy the click: one change, full weeks, and a sample size worked out before the start.',
        points: [
          'The ad and the page make the same promise',
          'Phones are tested first, then desktops',
          'Tests without a winner are recorded too',
        ],
      },
    ],
  },
  fieldNote: {
    title: 'Know what a campaign must clear before you judge it',
    paragraphs: [
      'Break-even ROAS is 1 divided by the margin left before ads. Take the price, subtract goods, packaging, payment fees, shipping and an allowance for returns, and divide what is left by the price.',
      'Worked example, invented for the arithmetic: an item sells for $60 and leaves $24. The margin is 40%, and break-even ROAS is 1 divided by 0.40, which is 2.5. A campaign at 3.0 earns money. The same 3.0 on an item with a 30% margin loses it, because break-even there is 3.3.',
      'One target for the whole account therefore overspends on items with a thin margin and starves those with a wide one. Set it by item, or at least by three bands of margin.',
    ],
  },
  steps: {
    title: 'Stop the waste before adding budget',
    items: [
      {
        number: 1,
        title: 'Audit the account',
        description:
          'Days 1-30. Tracking is checked against real orders, waste is switched off, and break-even is set for every product.',
      },
      {
        number: 2,
        title: 'Rebuild the tests',
        description:
          'Days 31-60. Few campaigns, clear jobs, and a weekly set of new concepts. Each test has a question before it has a budget.',
      },
      {
        number: 3,
        title: 'Scale what clears',
        description:
          'Days 61-90. Budgets rise in steps on what stays above break-even for new customers, then the same concept goes to the next channel.',
      },
    ],
  },
  results: {
    id: 'results',
    title: 'Typical results after 90 days',
    items: [
      {
        value: '+38%',
        amount: 38,
        label: 'ROAS',
        span: '90 days',
        description: 'Revenue for each dollar of advertising.',
      },
      {
        value: '+52%',
        amount: 52,
        label: 'Acquisition',
        span: '90 days',
        description: 'Customers who order for the first time.',
      },
      {
        value: '+32%',
        amount: 32,
        label: 'Conversion',
        span: '90 days',
        description: 'Visits that end with an order.',
      },
    ],
    scope:
      'Typical results over 90 days, against the account as it stood at the start. Yours depend on margin, price, creative volume and how well the account ran before.',
  },
  wayOn: wayOn(
    'media',
    'What a budget cannot buy by itself',
    [
      'studio',
      'The studio films three openings for a concept, so a test has something to choose from.',
    ],
    ['web-design', 'Web design keeps the promise of the ad on the page that it leads to.'],
  ),
  closing: {
    title: 'See what your account is buying',
    lead: 'Give us read-only access once we write back. You get a written list: what to stop today, what to fix, and the first tests we would run. It is yours to keep and to hand to anyone.',
    primary: enquire('media', 'Get Your Free Campaign Audit', 'Customer acquisition'),
    secondary: {
      label: 'Read the Amazon PPC Guide',
      href: '/resources/amazon-ppc-optimization-guide',
    },
  },
}
