import { organization } from '#content/organization.ts'
import type { Card, Closing, FieldNote, Hero, Section, Step } from '#content/page-types.ts'
import type { SeoRecord } from '#content/seo.ts'
import { trades, tradesLead } from '#content/trades.ts'
import { type Value, values } from '#content/values.ts'

const { name, email, employees } = organization

export const seo: SeoRecord = {
  title: `Careers at ${name}`,
  description:
    'Work with 30+ operators, strategists and creators in Ventura County and Santa Barbara. No open roles now; here is how hiring works and how to write to us.',
  keywords:
    'careers, e-commerce jobs, agency jobs, Ventura County jobs, Camarillo jobs, media buyer, fulfillment, photographer',
  ogTitle: 'Work where the parcels are',
  ogDescription: 'How we work, how we hire, and how to write to us while no role is open.',
}

const write = {
  label: 'Write to Us',
  href: `mailto:${email}?subject=${encodeURIComponent('Working with you')}`,
}

export const page: {
  hero: Hero
  values: Section<Value>
  trades: Section<Card>
  hiring: Section<Step>
  openings: { title: string; lead: string; items: { title: string; place: string; href: string }[] }
  fieldNote: FieldNote
  closing: Closing
} = {
  hero: {
    note: 'Careers',
    headline: 'Work where the parcels are.',
    lead: `${employees} people plan, make, sell and ship by one set of habits. You see what your work does to an order, a box and a bank balance, usually in the same week.`,
    primary: write,
    secondary: { label: 'How Hiring Works', href: '#hiring' },
  },
  values: { title: 'Our values on a working day', items: values },
  trades: { title: 'Which of the three trades is yours?', lead: tradesLead, items: trades },
  hiring: {
    id: 'hiring',
    title: 'No cover letter, no portal, and a reason either way',
    items: [
      {
        number: 1,
        title: 'You write',
        description:
          'A few lines and one piece of work. No cover letter, no portal, no account to make.',
      },
      {
        number: 2,
        title: 'We talk',
        description: 'With someone from the trade you would work in. Bring questions of your own.',
      },
      {
        number: 3,
        title: 'You do a sample of the job',
        description:
          'Small, and like a real day: a week of figures to read, a shot list to write, a shelf to count.',
      },
      {
        number: 4,
        title: 'You hear yes or no',
        description: 'With the reason. Ask about pay and hours before step three, not after.',
      },
    ],
  },
  openings: {
    title: 'No open roles now',
    lead: 'When there is one, it is listed here with its pay range. Until then you may still write. We keep notes that fit a later role. Say if you would rather we did not keep yours.',
    items: [],
  },
  fieldNote: {
    title: 'What to put in your note',
    paragraphs: [
      'One thing you made or ran, with the figure before, the figure after and the time between. Then what you would do differently.',
      'If you have never worked in commerce, write about something you kept in order: a kitchen, a stage, a boat, a classroom. We can teach margins. We cannot teach noticing.',
    ],
  },
  closing: {
    title: 'Write before there is a role',
    lead: 'You need not wait for an opening. Say what you do, and what you would like to do here.',
    primary: write,
    secondary: { label: 'About Us', href: '/about' },
  },
}
