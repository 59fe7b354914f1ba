/** Every public page of the site; `every-page.spec.ts` compares the list with the sitemap. */
export const publicPages = [
  '/',
  '/services',
  '/services/consulting',
  '/services/media',
  '/services/email-sms',
  '/services/marketplaces',
  '/services/fulfillment',
  '/services/studio',
  '/services/podcast',
  '/services/web-design',
  '/services/business-systems',
  '/our-approach',
  '/about',
  '/resources',
  '/resources/dtc-lifecycle-blueprint',
  '/resources/amazon-ppc-optimization-guide',
  '/resources/email-automation-playbook',
  '/resources/conversion-rate-optimization-checklist',
  '/resources/social-commerce-trends-2024',
  '/resources/marketplace-expansion-framework',
  '/portfolio',
  '/careers',
  '/contact',
  '/privacy',
  '/terms',
]

/** Those shown after sending something, and /admin. */
export const otherPages = [
  '/contact/sent?reference=7F3A-90C2',
  '/resources/subscribed',
  '/resources/guide-sent',
  '/newsletter/confirm?token=a',
  '/newsletter/confirmed',
  '/newsletter/unsubscribe?token=a',
  '/newsletter/unsubscribed',
  '/newsletter/link-expired',
  '/admin',
]

export const articles = publicPages.filter((path) => path.startsWith('/resources/'))
