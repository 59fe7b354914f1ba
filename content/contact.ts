import { clockHour, closesAtHour } from '#contract/office-hours.ts'
import { mapLink, organization, postalAddress } from './organization.ts'
import type { SeoRecord } from './seo.ts'

const { name, email, telephone } = organization

export const contactSeo: SeoRecord = {
  title: `Contact ${name} | Plan Your Growth Journey`,
  description:
    'Tell us what you sell and where it is stuck. We answer in under 24 hours and plan the next 90 days with you, from Ventura County, California.',
  keywords:
    'e-commerce growth agency contact, strategy call, 90-day growth plan, Ventura County, Santa Barbara, Shopify, Amazon',
  ogTitle: `Plan your growth journey with ${name}`,
  ogDescription: 'Tell us about your business. An operator reads it and answers in under 24 hours.',
}

export const sentSeo: SeoRecord = {
  title: `Message sent | ${name}`,
  description: 'Your message has reached us. We get back to you within 24 hours.',
  keywords: 'message sent, enquiry reference, response time',
  ogTitle: `Message sent to ${name}`,
  ogDescription: 'Your message has reached us. We get back to you within 24 hours.',
  robots: 'noindex, follow',
}

export const contactHero = {
  headline: 'Plan your growth journey on paper first.',
  lead: 'Tell us what you sell, what it earns and where it is stuck. An operator reads it and answers in under 24 hours. The first call finds the stage to work on and the first lines of a 90-day plan.',
}

const labels = {
  name: 'Name',
  email: 'Email',
  company: 'Company',
  website: 'Website',
  revenueRange: 'Revenue range',
  primaryNeed: 'Primary need',
  message: 'Message',
}

export const contactForm = {
  title: 'Tell us about your business',
  legend: 'Fields marked * are required.',
  labels,
  noChoice: 'Choose one',
  messageHint: 'What you sell, what you have tried, and what should be true in 90 days.',
  submit: 'Send Message',
  sending: 'Sending...',
  tryAgain: 'Try again',
  privacy: 'We use these details to answer you. Nothing is sent before you press the button.',
  optedOut: 'Opt-out preference signal honored',
  /** For the decoy, in case somebody's software reads it out. */
  decoy: 'Leave this field empty',
  tooLong: (over: number) => `This is ${characters(over)} longer than we can take.`,
  left: (left: number) => (left < 0 ? `${characters(-left)} too many` : `${characters(left)} left`),
  kept: 'Everything you wrote is still here.',
  direct: { email, telephone },
}

function characters(count: number) {
  return `${count.toLocaleString('en-US')} ${count === 1 ? 'character' : 'characters'}`
}

export const contactReceipt = {
  stamp: 'Received',
  title: 'Your message is on our table',
  reference: 'Reference',
  referenceHint: 'Quote it if you call or write.',
  atDesk: 'By phone',
  backAtDesk: 'By phone again',
  now: `Now, until ${clockHour(closesAtHour)} Pacific.`,
  copy: 'What you sent',
  marketing: 'Guides and playbooks by email',
  marketingWanted: 'Yes. An email asks you to confirm it.',
  marketingUnwanted: 'No',
  another: 'Send another message',
}

type ContactCardKind = 'email' | 'phone' | 'office' | 'response'
export type ContactCard = {
  kind: ContactCardKind
  title: string
  value: string
  note: string
  href?: string
}

export const contactCards: ContactCard[] = [
  {
    kind: 'email',
    title: 'Email',
    value: email,
    note: 'Read by the people who do the work.',
    href: `mailto:${email}`,
  },
  {
    kind: 'phone',
    title: 'Phone',
    value: telephone,
    note: organization.supportHours,
    href: `tel:${telephone.replaceAll(' ', '')}`,
  },
  {
    kind: 'office',
    title: 'Office',
    value: postalAddress,
    note: 'We work across Ventura County and Santa Barbara.',
    href: mapLink,
  },
  {
    kind: 'response',
    title: 'Response time',
    value: 'Under 24 hours',
    note: 'By email.',
  },
]

export const contactQuestions = {
  title: 'Answers before you write',
  items: [
    {
      question: 'How soon will we see results?',
      answer:
        'The plan runs 90 days and is read three times. We plan for 15-25% improvement by day 30, 35-50% by day 60, and 60-150% from day 90 on, as a range and not a promise. What is fixed first depends on which stage holds the others back.',
    },
    {
      question: 'What size of business do you work with?',
      answer:
        'From $10K to $10M+ in monthly revenue. At the lower end we look for the first channel that pays for itself. At the upper end we look for the one that has stopped paying.',
    },
    {
      question: 'What does the strategy session include?',
      answer:
        'A walk through your funnel from awareness to retention, a diagnosis of where it leaks, and the first lines of a 90-day plan: what to fix, in which order, and which number will show it.',
    },
    {
      question: 'Do you work with the team and tools we have?',
      answer:
        'Yes. Joining your team is a step of the plan, between the strategy and the work. We use the store, ad accounts and email platform you already run, and hand over in the same tools.',
    },
  ],
}

export const sentPage = {
  back: 'Back to the home page',
}
