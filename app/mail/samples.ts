import type { MailData, MailKind } from '#contract/mail.ts'
import { accountSamples } from './account-samples.ts'

const site = 'http://localhost:3000'
const record = `${site}/admin/enquiries/019ab000-0000-7000-8000-00007f3a90c2`

const enquiry: MailData['new_enquiry'] = {
  id: '019ab000-0000-7000-8000-00007f3a90c2',
  name: 'Sample Person',
  email: 'sample.person@harbor-supply.example',
  company: 'Harbor Supply (sample)',
  website: 'https://harbor-supply.example',
  revenue_range: '$100K - $500K/month',
  primary_need: 'Retention & LTV',
  message:
    'Sample message. Our second orders dropped from 31% to 22% since spring.\n\nWe sell deck hardware on Shopify and Amazon and would like to know where the leak is before the season starts. A call on Thursday would suit us.',
  created_at: '2026-11-20T22:24:00.000Z',
  first_touch: {
    utmSource: 'meta',
    utmCampaign: 'q4-video',
    landingPath: '/services/media',
    at: '2026-11-12T18:00:00.000Z',
  },
  utm_source: 'google',
  utm_medium: 'cpc',
  utm_campaign: 'brand-us',
  utm_content: null,
  utm_term: null,
  referrer: 'https://www.google.com/',
  page_path: '/contact',
  origin: '/services/media: Get Your Free Campaign Audit',
  link: record,
}

/** Fictitious data for every mail. The first sample of each kind is the typical case. */
export const samples: {
  [Kind in MailKind]: Record<string, MailData[Kind]> & { ordinary: MailData[Kind] }
} = {
  new_enquiry: {
    ordinary: enquiry,
    bare: {
      ...enquiry,
      website: null,
      revenue_range: null,
      primary_need: null,
      message: null,
      first_touch: null,
      utm_source: null,
      utm_campaign: null,
      referrer: null,
      page_path: null,
      origin: null,
    },
    'right to left': {
      ...enquiry,
      name: 'شخص تجريبي',
      company: 'شركة الميناء (عينة)',
      message: 'رسالة تجريبية. نبيع معدات القوارب.\nكيف يمكننا زيادة المبيعات؟',
    },
    long: {
      ...enquiry,
      name: 'Sample '.repeat(28).trim(),
      company: 'W'.repeat(200),
      website: `https://harbor-supply.example/${'a'.repeat(460)}`,
      message: 'Sample & "sample" text that goes on. '.repeat(600).slice(0, 20_000),
    },
  },
  visitor_confirmation: { ordinary: { reference: '7F3A-90C2' } },
  recovery: {
    ordinary: { link: `${site}/admin/set-password#type=recovery&token_hash=sample`, minutes: 10 },
  },
  invitation: {
    ordinary: {
      link: `${site}/admin/set-password#type=invite&token_hash=sample`,
      invited_by: 'sample.admin@anacapa.example',
      role: 'admin',
      days: 7,
    },
  },
  digest: {
    ordinary: {
      enquiries: [
        'Harbor Supply (sample)',
        'Kelp & Co (sample)',
        'Channel Islands Coffee (sample)',
      ].map((company, index) => ({
        company,
        name: 'Sample Person',
        due_at: new Date(Date.UTC(2026, 10, 21, 22 + 2 * index, 24)).toISOString(),
        link: `${record}?sample=${index}`,
      })),
      late: 2,
      due_soon: 1,
      link: `${site}/admin`,
    },
    many: {
      enquiries: Array.from({ length: 60 }, (_, index) => ({
        company: `Sample Company ${index + 1}`,
        name: 'Sample Person',
        due_at: '2026-11-21T22:24:00.000Z',
        link: `${record}?sample=${index}`,
      })),
      late: 60,
      due_soon: 0,
      link: `${site}/admin`,
    },
  },
  ...accountSamples,
  newsletter_confirmation: {
    ordinary: {
      link: `${site}/newsletter/confirm?token=sample`,
      unsubscribe: `${site}/newsletter/unsubscribe?token=sample`,
    },
  },
  resource_guide: {
    ordinary: { title: 'Retention Plan (sample)', link: `${site}/r/a.pdf`, article: `${site}/r/a` },
  },
  mention: {
    ordinary: {
      id: enquiry.id,
      by: 'maya@agency.example',
      company: enquiry.company,
      name: enquiry.name,
      text: '@ben Sample note: do we have room for a call on Thursday?\n\nThey sell on Amazon, too.',
      link: record,
    },
  },
  assigned: {
    ordinary: {
      by: 'maya@agency.example',
      enquiries: [
        {
          reference: '7F3A-90C2',
          need: enquiry.primary_need,
          due_at: '2026-11-21T22:24:00.000Z',
          link: record,
        },
      ],
      count: 1,
      link: record,
    },
    many: {
      by: null,
      enquiries: Array.from({ length: 20 }, (_, index) => ({
        reference: `7F3A-90${10 + index}`,
        need: index % 2 ? null : enquiry.primary_need,
        due_at: index > 9 ? null : '2026-11-21T22:24:00.000Z',
        link: `${record}?sample=${index}`,
      })),
      count: 31,
      link: `${site}/admin/inbox?owner=me`,
    },
  },
  reply: {
    ordinary: {
      subject: 'Your enquiry [7F3A-90C2]',
      text: 'Hello Sample Person,\n\nthis is a sample reply. Thursday at 10 suits us; I will call you.\n\nMaya',
      quote: { at: enquiry.created_at, message: enquiry.message },
    },
    bare: {
      subject: 'Your enquiry [7F3A-90C2]',
      text: 'Hello, what can we do for you?',
      quote: { at: enquiry.created_at, message: null },
    },
  },
  test: { ordinary: { at: '2026-11-20T22:24:00.000Z' } },
}
