import { enquire } from '#content/enquire.ts'
import { organization } from '#content/organization.ts'
import type { Card, Closing, FieldNote, Hero, Metric, Section, Step } from '#content/page-types.ts'
import type { SeoRecord } from '#content/seo.ts'
import { type WayOn, wayOn } from '#content/way-on.ts'

export const seo: SeoRecord = {
  title: `E-commerce Growth Consulting | ${organization.name}`,
  description:
    'A diagnosis of the whole funnel, then a 90-day plan with one owner and one figure for every line. For DTC, marketplace and B2B brands.',
  keywords:
    'e-commerce consulting, DTC growth strategy, funnel audit, unit economics, 90-day growth plan, cohort analysis, California',
  ogTitle: 'Find the stage that holds the others back',
  ogDescription:
    'A funnel audit, a 90-day plan, and a team beside yours that reads the figures at day 30, 60 and 90.',
}

export const page: {
  hero: Hero
  focus: Section<Metric>
  fieldNote: FieldNote
  included: Section<Card>
  steps: Section<Step>
  wayOn: WayOn
  closing: Closing
} = {
  hero: {
    note: 'Sheet 1 of 9: Consulting',
    headline: 'Find the stage that holds the others back.',
    lead: 'Growth consulting starts with a diagnosis of the whole funnel, from the first impression to the second order. Then comes a 90-day plan with one owner and one figure for every line, carried out by your team with ours beside it.',
    primary: enquire('consulting', 'Book a Strategy Call', 'Strategic consulting'),
    secondary: { label: 'See Our Approach', href: '/our-approach' },
  },
  focus: {
    title: 'Conversion improves most, awareness next',
    items: [
      {
        value: '38%',
        amount: 38,
        label: 'Awareness improvement',
        description: 'Message, channel mix and what a first visit from a likely buyer costs.',
      },
      {
        value: '45%',
        amount: 45,
        label: 'Conversion improvement',
        description:
          'Product page, offer, checkout, and the questions support hears before an order.',
      },
      {
        value: '30%',
        amount: 30,
        label: 'Retention improvement',
        description: 'Reorder timing, flows, packaging and the reason for a second order.',
      },
    ],
    scope:
      'Improvement by stage, against the figures a brand starts with. They carry no time span. Yours depends on margin, traffic and where the leak is.',
  },
  fieldNote: {
    title: 'A rising total can hide customers worth less',
    paragraphs: [
      'We export before we ask. Orders from the store, spend from each ad account, settlement reports from the marketplaces, invoices from the carriers. The four rarely agree: two ad platforms will both claim one order, so their totals can exceed what the store took.',
      'Then customers are grouped by the month of their first order, and we read what each group spent 30, 60 and 90 days later, after goods, fees and shipping. A store whose total rises while each new group is worth less is buying its growth. Cohorts show that long before the bank does.',
      'You can run the first half yourself this week: one sheet, one row per order, one column per cost.',
    ],
  },
  included: {
    title: 'Every leak in dollars a month, every task with an owner',
    items: [
      {
        title: 'Funnel audit',
        description:
          'Sessions, carts, orders and reorders by channel, device and template. Each leak is given a size in dollars a month, so the list has an order.',
      },
      {
        title: 'Unit economics',
        description:
          'What one order leaves after goods, packaging, fees, shipping, returns and ads. If the first order loses money, we work out how many days the second takes to pay it back.',
      },
      {
        title: 'Channel and offer plan',
        description:
          'Which channel brings new buyers, which one only meets them at the door, and which offer each may carry.',
      },
      {
        title: '90-day roadmap',
        description:
          'Work in the order it pays. Each line names an owner, a start, a figure and the day the figure is read.',
      },
      {
        title: 'Team and vendor review',
        description:
          'Who does what, which tool is paid for twice, and which task waits on one person. We say what to hire, what to stop and what to keep.',
      },
      {
        title: 'Weekly working session',
        description:
          'One hour on one sheet of figures. Decisions are written down before the call ends, with a name beside each.',
      },
    ],
  },
  steps: {
    title: 'From export to owned plan',
    items: [
      {
        number: 1,
        title: 'Assess & Diagnose',
        description:
          'Exports, interviews and a test order on every channel. You get one page: the stage that holds the others back, and the evidence.',
      },
      {
        number: 2,
        title: 'Strategic Planning',
        description:
          'The 90-day plan, drawn line by line. What we chose not to do is on it as well, with the reason.',
      },
      {
        number: 3,
        title: 'Team Integration',
        description:
          'We join your channels, your calendar and your tools. Nobody learns a new dashboard to work with us.',
      },
      {
        number: 4,
        title: 'Execute & Scale',
        description:
          'The work runs and is read at day 30, 60 and 90. What holds is extended to the next channel. What does not is stopped.',
      },
    ],
  },
  wayOn: wayOn(
    'consulting',
    'Media finds the buyers, email brings them back',
    ['media', 'Media buys against the figure that the plan sets for a new customer.'],
    ['email-sms', 'Email and SMS earn the second order that the plan counts on.'],
  ),
  closing: {
    title: 'Bring one number that worries you',
    lead: 'The first call starts from it. You leave with the two or three places we would look, whether or not we work together.',
    primary: enquire('consulting', 'Plan Your 90 Days', 'Strategic consulting'),
    secondary: {
      label: 'Read the DTC Lifecycle Blueprint',
      href: '/resources/dtc-lifecycle-blueprint',
    },
  },
}
