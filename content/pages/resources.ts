import { organization } from '#content/organization.ts'
import type { SeoRecord } from '#content/seo.ts'

export const seo: SeoRecord = {
  title: `Free E-commerce Guides & Playbooks | ${organization.name}`,
  description:
    'Guides, playbooks, checklists, reports and frameworks for DTC and marketplace brands. Free to read, with no form in front of them.',
  keywords:
    'e-commerce guides, DTC blueprint, Amazon PPC guide, email automation playbook, CRO checklist, marketplace framework, free resources',
  ogTitle: 'Working papers, free to read',
  ogDescription:
    'The sheets we work from: a lifecycle blueprint, guides, a playbook, a checklist, a report and a framework.',
}

/** Titles, descriptions and read times stand in the articles themselves; here is what the index adds. */
export const page = {
  hero: {
    note: 'Six working papers',
    headline: 'The sheets we work from.',
    lead: 'Guides, playbooks, checklists, reports and frameworks, written by the people who use them. Tables you can copy, arithmetic you can check. Free, and readable without leaving an address.',
  },
  featured: {
    note: 'Featured',
    slug: 'dtc-lifecycle-blueprint',
    /** A count of its own: the detail page's downloads are another measure. */
    views: { value: '1.8k', label: 'views' },
    button: 'Get the Blueprint',
  },
  grid: {
    title: 'Five more',
    slugs: [
      'amazon-ppc-optimization-guide',
      'email-automation-playbook',
      'conversion-rate-optimization-checklist',
      'social-commerce-trends-2024',
      'marketplace-expansion-framework',
    ],
    free: 'Free',
    button: 'Read Resource',
  },
  filters: {
    title: 'Filter',
    type: 'Type',
    category: 'Category',
    all: 'All',
    none: 'No resource has both. Clear one of the two filters.',
    clear: 'Show all resources',
  },
  newsletter: {
    title: 'Stay updated with new resources',
    lead: 'One email when a new resource is out. Nothing in between.',
    label: 'Email',
    placeholder: 'Enter your email',
    button: 'Subscribe',
    busy: 'Subscribing...',
    consent: 'By subscribing you ask us to email you new resources. You can stop at any time.',
    done: 'Thank you. Your address is kept. A confirmation email will follow, and nothing is sent to you until you have answered it.',
    invalid: 'Enter an email address, such as name@company.com.',
    failed: 'Your address could not be kept. Please try again in a few minutes.',
  },
}
