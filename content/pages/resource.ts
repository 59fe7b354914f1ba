import { organization } from '#content/organization.ts'
import type { SeoRecord } from '#content/seo.ts'

/** The screen for an unknown slug, whose words no article loads. */
export const notFound = {
  title: 'Resource Not Found',
  text: "The resource you're looking for doesn't exist or has been moved.",
}

export const notFoundSeo: SeoRecord = {
  title: `${notFound.title} | ${organization.name}`,
  description: notFound.text,
  keywords: 'resource not found, guides, playbooks',
  ogTitle: notFound.title,
  ogDescription: notFound.text,
  robots: 'noindex, follow',
}

/** What stands around every article. */
export const page = {
  back: { label: 'Back to Resources', href: '/resources' },
  published: 'Published',
  readTime: 'Read time',
  downloads: 'downloads',
  download: 'Download PDF',
  share: 'Share',
  shared: 'Link copied',
  notShared: 'The link could not be copied. It is in the address bar.',
  contents: 'Table of Contents',
  /** Before the number and the title of a section. */
  continueAt: 'Continue at section',
  related: {
    title: 'Related Resources',
    button: 'Read Resource',
    here: 'You are reading this',
  },
  guide: {
    title: 'Send me the guide',
    lead: 'One email with the link to this PDF. Your address is used for nothing else unless you tick the box.',
    label: 'Email',
    placeholder: 'Enter your email',
    invalid: 'Enter an email address, such as name@company.com.',
  },
  closing: {
    title: 'Working on this now?',
    lead: 'Tell us what your sheet says. We answer in under 24 hours. Send files once we write back.',
    button: 'Ask an Operator',
  },
}
