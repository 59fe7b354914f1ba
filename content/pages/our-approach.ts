import { enquire } from '#content/enquire.ts'
import { organization } from '#content/organization.ts'
import type { Closing, FieldNote, Hero, Section, Step } from '#content/page-types.ts'
import type { SeoRecord } from '#content/seo.ts'
import { type Mark, marks, marksScope } from '#content/timeline.ts'

export const seo: SeoRecord = {
  title: `Our Approach: Blueprint, Execute, Scale | ${organization.name}`,
  description:
    'Four stages, one diagnosis, a 90-day plan. What goes wrong in awareness, consideration, conversion and retention, and how we measure the repair.',
  keywords:
    'growth framework, customer journey, awareness, consideration, conversion, retention, 90-day plan, e-commerce diagnosis',
  ogTitle: 'Blueprint, Execute, Scale',
  ogDescription:
    'How we find the stage that holds the others back, and what 30, 60 and 90 days look like.',
}

type Stage = {
  title: string
  lead: string
  challenges: string[]
  solutions: string[]
  metrics: string[]
}

export const page: {
  hero: Hero
  stages: Section<Stage> & { labels: { challenges: string; solutions: string; metrics: string } }
  diagnosis: Section<Step>
  fieldNote: FieldNote
  timeline: Section<Mark>
  closing: Closing
} = {
  hero: {
    note: organization.tagline.join(', '),
    headline: 'Draw it, build\u00a0it, extend what holds.',
    lead: 'Growth is a chain of four stages, and it is as good as the weakest one. We find that stage, plan 90 days around it, and read the plan at day 30, 60 and 90.',
    primary: enquire('our-approach', 'Book a Strategy Call', 'Full-service partnership'),
    secondary: { label: 'See the Timeline', href: '#timeline' },
  },
  stages: {
    title: 'How each stage fails, and how we repair it',
    labels: { challenges: 'Challenges', solutions: 'Solutions', metrics: 'Tracked metrics' },
    items: [
      {
        title: 'Awareness',
        lead: 'The right people learn that you exist.',
        challenges: [
          'Reach is bought among people who will never buy',
          'Creative tires sooner than it is replaced',
          'Your own name eats the budget meant for strangers',
        ],
        solutions: [
          'One buyer and one problem for each concept',
          'New concepts every week, old ones retired by rule',
          'Brand searches counted in a campaign of their own',
        ],
        metrics: [
          'Cost of a new visitor from a likely buyer',
          'New customers as a share of orders',
          'Searches for your name',
        ],
      },
      {
        title: 'Consideration',
        lead: 'They look closer, compare, and come back.',
        challenges: [
          'The ad promises one thing, the page opens with another',
          'Size, fit or shipping is answered by support, not by the page',
          'Visitors leave without a reason to return',
        ],
        solutions: [
          'The first screen repeats the promise of the ad',
          'Support questions rewritten as pictures and lines of copy',
          'A sign-up that offers something to use, then a welcome series',
        ],
        metrics: [
          'Product views per visit',
          'Share of visitors who join the list',
          'Returning visitors within 14 days',
        ],
      },
      {
        title: 'Conversion',
        lead: 'They order, and it is easy.',
        challenges: [
          'Shipping cost appears at the last step',
          'The phone checkout needs two hands',
          'Discounts have become the reason to buy',
        ],
        solutions: [
          'Delivery date and cost shown on the product page',
          'One test at a time on the path of the most orders',
          'Bundles and thresholds that raise the order, not lower the price',
        ],
        metrics: [
          'Orders per session, by device',
          'Checkouts begun and finished',
          'Contribution margin per order',
        ],
      },
      {
        title: 'Retention',
        lead: 'They order again without being bought again.',
        challenges: [
          'The parcel arrives late, or the box says nothing',
          'Everyone gets the same message on the same day',
          'Nobody knows when a second order is due',
        ],
        solutions: [
          'Orders received by 2 PM ship the same day',
          'Flows timed by your own gap between orders',
          'A card in the box that says what to do first',
        ],
        metrics: [
          'Second orders within 90 days, by cohort',
          'Median days between orders',
          'Return rate and reasons',
        ],
      },
    ],
  },
  diagnosis: {
    title: 'Start where a dollar of repair returns most',
    items: [
      {
        number: 1,
        title: 'Collect',
        description:
          'Orders, spend, settlements and carrier invoices for twelve months. Exports, not screenshots.',
      },
      {
        number: 2,
        title: 'Reconcile',
        description:
          'The sources are made to agree with the bank. What cannot be reconciled is set aside and not argued with.',
      },
      {
        number: 3,
        title: 'Size the leaks',
        description:
          'Each stage is compared with its own past and with the margin it must carry. Every leak becomes dollars a month.',
      },
      {
        number: 4,
        title: 'Choose one stage',
        description:
          'The plan starts where a dollar of repair returns most and soonest. The other stages are held steady meanwhile.',
      },
    ],
  },
  fieldNote: {
    title: 'Repair all at once and you cannot tell what worked',
    paragraphs: [
      'Stages multiply. Worked example, invented for the arithmetic: 1,000 visits, 2 in 100 order, 1 in 5 of those orders again. That is 20 orders and 4 repeats. Raise ordering to 3 in 100 and every later figure rises by half, with no change to the ads or the flows.',
      'Change everything at once and you cannot tell which change did it, so you cannot repeat it. One stage, one figure, one reading. Then the next.',
    ],
  },
  timeline: {
    id: 'timeline',
    title: 'Plan for this improvement by day 30, 60 and 90',
    items: marks,
    scope: marksScope,
  },
  closing: {
    title: 'Which stage holds yours back?',
    lead: 'Bring a month of figures to the call. Finding the stage is most of the first call.',
    primary: enquire('our-approach', 'Start the Diagnosis', 'Strategic consulting'),
    secondary: {
      label: 'Read the DTC Lifecycle Blueprint',
      href: '/resources/dtc-lifecycle-blueprint',
    },
  },
}
