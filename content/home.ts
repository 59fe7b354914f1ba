import { organization } from './organization.ts'
import type { SeoRecord } from './seo.ts'

export const seo: SeoRecord = {
  title: `E-commerce Growth Agency with a 90-Day Plan | ${organization.name}`,
  description:
    'Blueprint, Execute, Scale: a California agency that plans and runs the growth of e-commerce brands across awareness, conversion and retention, 90 days at a time.',
  keywords:
    'e-commerce growth agency, DTC marketing agency, Amazon agency, Shopify agency, fulfillment Camarillo, Ventura County, Santa Barbara',
  ogTitle: 'Blueprint, Execute, Scale: growth on a 90-day plan',
  ogDescription:
    'We plan and run the growth of e-commerce brands across awareness, conversion and retention. Nine services, one drawing, 90 days.',
}

export const facts = [
  { term: 'Founded', value: '2012' },
  { term: 'Team', value: '30+' },
  { term: 'Brands served', value: '50+' },
  { term: 'Plan', value: '90 days' },
  { term: 'Base', value: 'Ventura County and Santa Barbara' },
]

export const hero = {
  lead: 'We grow e-commerce brands the way a workshop builds: draw it, make it, then make it bigger. One team for awareness, conversion and retention, on a plan of 90 days.',
  primary: 'Book a Strategy Call',
  secondary: 'See Our Approach',
}

export type PlanStage = {
  name: 'Blueprint' | 'Execute' | 'Scale'
  days: string
  text: string
}

export const plan: [PlanStage, PlanStage, PlanStage] = [
  {
    name: 'Blueprint',
    days: 'Days 1-30',
    text: 'We read your accounts, margins and stock, switch off waste, and draw the plan: which stage first, one owner for each line.',
  },
  {
    name: 'Execute',
    days: 'Days 31-60',
    text: 'Campaigns, flows, listings and pages go live in the order the plan set. You see the same numbers we do, every week.',
  },
  {
    name: 'Scale',
    days: 'Days 61-90',
    text: 'What worked gets the budget, more channels and more stock behind it. What did not is cut. Then we draw the next 90 days.',
  },
]

/** Platform names are set in type: no logo files. */
export const platforms = {
  heading: 'The platforms we work on',
  items: [
    { name: 'Shopify', job: 'storefront' },
    { name: 'Amazon', job: 'marketplace' },
    { name: 'Walmart', job: 'marketplace' },
    { name: 'TikTok', job: 'paid social' },
    { name: 'Meta', job: 'paid social' },
    { name: 'Klaviyo', job: 'email and SMS' },
  ],
}

/** The figures themselves stand in totals.ts. */
export const proof = {
  heading: 'What our work adds up to',
  lead: 'Totals to date, across all brands we have worked for.',
}

export const journey = {
  heading: 'A buyer sees you, decides, and comes back',
  lead: 'One team looks after all three, because a change to one moves the others.',
  stages: [
    {
      key: 'awareness',
      name: 'Awareness',
      text: 'Put the product in front of people who buy things like it, at a price the margin can carry.',
      tools: 'Media, studio, podcast',
    },
    {
      key: 'conversion',
      name: 'Conversion',
      text: 'Bring that attention to one point: a page, a listing or an offer that answers the last question before the order.',
      tools: 'Web design, marketplaces, consulting',
    },
    {
      key: 'retention',
      name: 'Retention',
      text: 'Ship it right and write at the right moment, so the second order costs less than the first.',
      tools: 'Email and SMS, fulfillment, business systems',
    },
  ],
} as const

export const servicesSection = {
  heading: 'Take one service, or have us run all nine',
  lead: 'Each page says what is included, in which steps, and which figure it moves.',
}

export const metrics = {
  heading: 'What our plans have moved',
  roas: {
    number: '+38%',
    label: 'ROAS in 45 days',
    description: 'Revenue for each dollar of advertising.',
  },
  /** The day of the plan that the first result's label names. */
  roasDay: 45,
  shipping: {
    number: '20%',
    label: 'lower shipping costs',
    description: 'The cost of sending an order.',
  },
  retention: {
    number: '30%',
    label: 'retention rate up',
    description: 'Customers who order again.',
  },
  note: 'ROAS was measured over 45 days. The other two carry no time span.',
}

export const closing = {
  heading: 'Day zero is a conversation',
  lead: 'Tell us what you sell and where it is stuck. We answer in under 24 hours.',
  action: 'Start Your 90-Day Plan',
}
