import { organization } from '#content/organization.ts'
import type { SeoRecord } from '#content/seo.ts'

export const seo: SeoRecord = {
  title: `Free E-commerce Guides & Playbooks | ${organization.name}`,
  description:
    'Guides, playbooks, checklists, reports and frameworks for DTC and marketplace brands. Free to read, with no form in front of them.',
  keywords:
    'e-commerce guides, DTC blueprint, Amazon PPC guide, email automation playbook, CRO checklist, marketplace framework, free resources',
  ogTitle: 'Guides and playbooks, free to read',
  ogDescription:
    'The sheets we work from: a lifecycle blueprint, guides, a playbook, a checklist, a report and a framework.',
}

/** Titles, descriptions and read times stand in the articles themselves; here is what the index adds. */
export const page = {
  hero: {
    note: 'Six free resources',
    headline: 'The sheets we work from.',
    lead: 'Guides, playbooks, checklists, reports and frameworks, written by the people who use them. Tables you can copy, arithmetic you can check. Free, and no email needed to read them.',
  },
  featured: {
    note: 'Featured',
    slug: 'dtc-lifecycle-blueprint',
    /** A count of its own: the detail page's downloads are another measure. */
    views: { value: '1.8k', label: 'views' },
    button: 'Get the Blueprint',
  },
  grid: {
    title: 'Find the resource you need',
    /** Over a filtered view. */
    found: (count: number, all: number) => `${count} of ${all} resources`,
    slugs: [
      'amazon-ppc-optimization-guide',
      'email-automation-playbook',
      'conversion-rate-optimization-checklist',
      'social-commerce-trends-2024',
      'marketplace-expansion-framework',
    ],
    button: 'Read Resource',
  },
  filters: {
    title: 'Filter',
    type: 'Type',
    category: 'Category',
    all: 'All',
    none: 'No resource has both. Clear one of the two filters.',
    /** Drops the other of the two: "Type: Guide". */
    only: (facet: string, value: string) => `${facet}: ${value}`,
    clear: 'Show all resources',
  },
  facts: { readTime: 'read time' },
  newsletter: {
    title: 'Stay updated with new resources',
    lead: 'Leave your address and confirm it by email. Then you get one email when a new resource is out, nothing in between.',
    label: 'Email',
    placeholder: 'Enter your email',
    button: 'Subscribe',
    busy: 'Subscribing...',
    done: 'Thank you. Open the link in our email and confirm. Until you do, nothing else is sent to you.',
    more: 'Not in your inbox after a while? Check your spam folder, or have it sent again. If you confirmed before, there is nothing to do.',
    again: 'Send it again',
    invalid: 'Enter an email address, such as name@company.com.',
    failed: 'Your address could not be saved. Please try again in a few minutes.',
  },
}
