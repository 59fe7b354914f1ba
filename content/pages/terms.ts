import { organization, postalAddress } from '#content/organization.ts'
import type { Clause, Deadline } from '#content/page-types.ts'
import type { SeoRecord } from '#content/seo.ts'

const { name, email, telephone, supportHours } = organization

export const seo: SeoRecord = {
  title: `Terms of Service | ${name}`,
  description:
    'The terms for this site and our services: statements of work, invoices due within 30 days, disputes reportable within 30 days, California law.',
  keywords:
    'terms of service, agency terms, payment terms, invoices, disputes, limitation of liability, California law',
  ogTitle: 'Terms of Service',
  ogDescription: 'The terms for this site and our services, in plain words.',
}

export const page: {
  title: string
  note: string
  lead: string
  lastUpdated: string
  effective: { label: string; text: string; date: string }
  next: { label: string; href: string }
  deadlines: { title: string; items: Deadline[] }
  clauses: Clause[]
} = {
  title: 'Terms of Service',
  note: 'Legal, sheet 2 of 2',
  next: { label: 'Sheet 1: Privacy Policy', href: '/privacy' },
  lead: `These terms apply when you use this site and when ${name} works for you. Where a signed agreement says something else, the agreement applies.`,
  lastUpdated: 'Last updated',
  effective: { label: 'Effective date', text: 'November 20, 2026', date: '2026-11-20' },
  deadlines: {
    title: 'What has to happen in time',
    items: [
      {
        span: '30 days',
        what: 'to pay an invoice',
        text: 'Counted from its date, unless the statement of work says otherwise.',
      },
      {
        span: '30 days',
        what: 'to report a dispute',
        text: 'Counted from the invoice or the delivery. Say what you disagree with, and why.',
      },
    ],
  },
  clauses: [
    {
      id: 'agreement',
      title: 'The agreement',
      body: [
        'By using this site you accept these terms. If you use it for a company, you confirm that you may do so. If you do not accept them, please do not use the site.',
      ],
    },
    {
      id: 'services',
      title: 'Services',
      body: [
        'The pages of this site describe our services. They are not an offer. Work begins with a statement of work that names what is delivered, when and for how much, and that both sides have agreed to in writing.',
        'Changes to a statement of work are agreed in writing too. An email is enough.',
      ],
    },
    {
      id: 'your-part',
      title: 'Your part',
      body: [
        'You give us the access, materials, stock and decisions the work needs, on time and accurately. You confirm that you may use what you give us. Dates move when these come late.',
      ],
    },
    {
      id: 'figures',
      title: 'Figures and results',
      body: [
        'Figures on this site tell what has been reached or what a plan aims for. They are not promises. Results depend on your product, margin, stock, market, and on platforms that neither of us controls.',
      ],
    },
    {
      id: 'invoices',
      title: 'Invoices',
      body: [
        'Invoices are due within 30 days of their date, unless the statement of work says otherwise.',
        'Media budgets, postage, platform fees and other costs paid to third parties are yours, and are named before they arise.',
      ],
    },
    {
      id: 'disputes',
      title: 'Disputes',
      body: [
        `If you disagree with an invoice or with work delivered, report it to ${email} within 30 days of the invoice or the delivery and say why. Pay the part that is not in dispute when it is due.`,
        'We talk first. People on both sides who can decide try to settle the matter in good faith before either goes to court.',
      ],
    },
    {
      id: 'ownership',
      title: 'Who owns what',
      body: [
        'What you bring remains yours: brand, data, accounts, products. Who owns what we make for you, and from when, is written in the statement of work. Methods and tools we had before, or that serve all clients, remain ours, and you may go on using them within what we delivered.',
        'The texts, drawings and resources on this site belong to us or to those who licensed them to us. You may read, share by link and print resources for your own work. You may not sell them or publish them as your own.',
      ],
    },
    {
      id: 'confidentiality',
      title: 'Confidentiality',
      body: [
        "What either side learns about the other's business and that is not public is used for the work only and kept confidential, also after the work ends. We name you as a client only if you allow it.",
      ],
    },
    {
      id: 'platforms',
      title: 'Platforms of others',
      body: [
        'Stores, marketplaces, ad networks and carriers have their own terms and change them. We follow them with care, and do not answer for their decisions, outages or fees.',
      ],
    },
    {
      id: 'accessibility',
      title: 'Accessibility',
      body: [
        'This site is built to the Web Content Accessibility Guidelines (WCAG) 2.2, level AA: for keyboard and screen reader, at large text, in strong contrast and with little motion. Each test of the site checks every page for it by machine, and menus, forms and questions by keyboard.',
        `Machines do not find everything. If something here is hard or impossible for you to use, write to ${email} or call ${telephone} and name the page. We answer in under 24 hours and give you what you came for in another way. Then we mend the page.`,
      ],
    },
    {
      id: 'use-of-the-site',
      title: 'Use of the site',
      body: [
        'Please do not:',
        [
          'try to get into parts of the site or data that are not meant for you',
          'disturb the site, or send forms by machine in quantity',
          'send what is unlawful, or what belongs to somebody else',
        ],
      ],
    },
    {
      id: 'warranty',
      title: 'Warranty',
      body: [
        'We do our work with professional skill and care. The site and its resources are provided as they are. As far as the law allows, there are no other warranties, stated or implied.',
      ],
    },
    {
      id: 'liability',
      title: 'Liability',
      body: [
        'As far as the law allows, neither side is liable for lost profits or other indirect damage, and the liability of each for all claims from an engagement is limited to the fees paid and due for it in the 12 months before the claim.',
        'This does not limit what cannot be limited by law, such as liability for fraud or willful harm, and it does not limit the duty to pay for work done.',
      ],
    },
    {
      id: 'ending',
      title: 'Ending the work',
      body: [
        'The statement of work says how it ends and with what notice. Work done up to then is paid for. We return your materials and hand over access to your accounts.',
      ],
    },
    {
      id: 'law',
      title: 'Governing law',
      body: [
        'The laws of the State of California apply, without its rules on conflict of laws. The state and federal courts in California decide.',
        'If a part of these terms is not valid, the rest remains in force.',
      ],
    },
    {
      id: 'changes',
      title: 'Changes to these terms',
      body: [
        'When the terms change, the effective date above changes with them. Work already agreed continues under the terms it began with.',
      ],
    },
    {
      id: 'contact',
      title: 'Contact',
      body: [`${name}, ${postalAddress}. ${email}, ${telephone}, ${supportHours}.`],
    },
  ],
}
