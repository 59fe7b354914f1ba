import { enquire } from '#content/enquire.ts'
import { organization } from '#content/organization.ts'
import type { Card, Closing, Hero, Question, Section, Step } from '#content/page-types.ts'
import type { SeoRecord } from '#content/seo.ts'
import { type WayOn, wayOn } from '#content/way-on.ts'

export const seo: SeoRecord = {
  title: `Custom Business Systems | ${organization.name}`,
  description:
    'Custom tools for stock, quotes, orders and reporting, connected to your store and your books. In use after 4-8 weeks.',
  keywords:
    'custom business systems, inventory system, B2B portal, order management, e-commerce automation, reporting dashboard, internal tools',
  ogTitle: 'Custom business systems in 4-8 weeks',
  ogDescription: 'Custom tools for stock, quotes, orders and reporting, in use after 4-8 weeks.',
}

export const page: {
  hero: Hero
  benefits: Section<Card>
  howItWorks: Section<Step>
  systems: Section<Card>
  faq: Section<Question>
  wayOn: WayOn
  closing: Closing
} = {
  hero: {
    note: 'Sheet 9 of 9: Business Systems',
    headline: 'When the spreadsheet needs a person to guard it.',
    lead: 'Custom business systems for the numbers that somebody types twice a day and everyone waits for on Mondays. We build the small tool that takes over that work, connected to your store and your books, in 4-8 weeks.',
    primary: enquire('business-systems', 'Describe Your Process', 'Strategic consulting'),
    secondary: { label: 'See How It Works', href: '#how-it-works' },
  },
  benefits: {
    title: 'Once it runs, nobody has to guard it',
    items: [
      {
        title: 'One number, one home',
        description:
          'Stock, cost and price are kept in one place. Everything else reads them. Two reports can no longer disagree.',
      },
      {
        title: 'Work that does not wait',
        description:
          'Orders, labels and purchase orders move when they are ready. Nobody has to be back from lunch.',
      },
      {
        title: 'Errors caught at the door',
        description:
          'A negative quantity, a price below cost, a ship date in the past: refused where it is typed, with a sentence that says why.',
      },
      {
        title: 'A record of who did what',
        description: 'Each change keeps its name and time. Questions are answered from the record.',
      },
    ],
  },
  howItWorks: {
    id: 'how-it-works',
    title: 'The spreadsheet stays until the totals agree',
    items: [
      {
        number: 1,
        title: 'Watch the work',
        description:
          'We sit beside the people who do it and write down each step, each copy and each exception. The exceptions are the system.',
      },
      {
        number: 2,
        title: 'Draw the screens',
        description:
          'Every screen on paper, with your own records in it. Changing a drawing takes a minute. You sign the drawing.',
      },
      {
        number: 3,
        title: 'Build in slices',
        description:
          'The first slice is in use within weeks, on real records, by the people who asked for it. Then the next.',
      },
      {
        number: 4,
        title: 'Run side by side',
        description:
          'Old way and new way run together until their totals agree. Then the spreadsheet is locked and kept.',
      },
    ],
  },
  systems: {
    title: 'Where a small system pays first',
    items: [
      {
        title: 'Reorder planning',
        description:
          'Sales by item, lead time by supplier, and a list each Monday of what to order, how much and by when.',
      },
      {
        title: 'B2B quotes and orders',
        description:
          'Price lists by customer, minimums, a quote in one page and an order from the quote in one click.',
      },
      {
        title: 'Order routing',
        description:
          'Each order goes to the building that has the stock and the cheaper zone, and is split only when that costs less.',
      },
      {
        title: 'Profit by order',
        description:
          'Goods, fees, shipping, ads and returns set against each order, by channel, the day after it ships.',
      },
      {
        title: 'Returns desk',
        description:
          'One screen with the order, the reason, the photo and the rule. Refund, replace or ask, without a second tab.',
      },
      {
        title: 'Approvals and month-end',
        description:
          'Purchase orders, invoices and payouts matched as they arrive, so the close is a review and not a search.',
      },
    ],
  },
  faq: {
    title: 'What to ask before you start',
    items: [
      {
        question: 'How long does a project take?',
        answer:
          '4-8 weeks from the signed drawing to daily use. The length depends on how many other systems must be connected and how clean their records are. What does not fit is drawn as a second project.',
      },
      {
        question: 'Do we have to replace the tools we use now?',
        answer:
          'Seldom. The store, the books and the shipping software stay. We build the part between them that a person does by hand today.',
      },
      {
        question: 'What do you need from our team?',
        answer:
          'The person who does the work, for a few hours in the first week and an hour a week after that. And one person who can decide. If those two are the same, it goes faster.',
      },
      {
        question: 'Who owns the code and the data?',
        answer:
          'The data is yours throughout, with an export you can run yourself. Ownership of the code is written into the statement of work before we begin, so nobody has to ask at the end.',
      },
      {
        question: 'What happens after launch?',
        answer:
          'Old and new run side by side until they agree. Then you get the written handover: how to back up, how to restore, how to add a user, and whom to call. Changes after that are drawn like the first ones, only smaller.',
      },
    ],
  },
  wayOn: wayOn(
    'business-systems',
    'Shipping and planning read the same numbers',
    ['fulfillment', 'Fulfillment reads the same orders, so a route follows what is on the shelf.'],
    ['consulting', 'Consulting finds the number that costs most when two reports disagree.'],
  ),
  closing: {
    title: 'Show us the spreadsheet everyone fears',
    lead: 'Describe what goes in, what comes out and who guards it. We answer in under 24 hours with whether it needs a system, or only a better spreadsheet.',
    primary: enquire('business-systems', 'Describe Your Process', 'Strategic consulting'),
  },
}
