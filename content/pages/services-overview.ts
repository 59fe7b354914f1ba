import { enquire } from '#content/enquire.ts'
import { organization } from '#content/organization.ts'
import type { Closing, Hero, Section } from '#content/page-types.ts'
import type { SeoRecord } from '#content/seo.ts'
import { type Service, type ServiceKey, services } from '#content/services.ts'

export const seo: SeoRecord = {
  title: `E-commerce Growth Services | ${organization.name}`,
  description:
    'Nine service lines on one plan: consulting, media, email and SMS, marketplaces, fulfillment, studio, podcast, web design and business systems.',
  keywords:
    'e-commerce growth services, DTC agency, media buying, email marketing, marketplace management, fulfillment, Shopify development, Ventura County',
  ogTitle: 'Nine services, one plan',
  ogDescription:
    'Media, storefront, messages, marketplaces and parcels, planned together and run by one team.',
}

/** The overview counts two facilities, the fulfillment page shows one in Camarillo. Both readings stand. */
const features: Record<ServiceKey, string[]> = {
  consulting: [
    'Audit of orders, spend and margin by cohort',
    '90-day plan, read at day 30, 60 and 90',
    'One owner and one figure for every line',
  ],
  media: [
    'META, Google, TikTok, Amazon and YouTube',
    'New customers counted apart from old ones',
    'Landing page tests beside every campaign',
  ],
  'email-sms': [
    'Six automated flows, timed by your own orders',
    'Campaigns by segment, not to the whole list',
    'Consent for email and for text kept apart',
  ],
  marketplaces: [
    'Amazon, Walmart and eBay on one stock count',
    'Listings, advertising and account health',
    'Profit read by item, after every fee',
  ],
  fulfillment: [
    'Two facilities, with a partner network behind them',
    'Orders received by 2 PM ship the same day',
    'Returns graded and back on the shelf',
  ],
  studio: [
    'Product, lifestyle and marketplace images',
    'Video cut for each feed it runs in',
    'Files back in 3-5 business days',
  ],
  podcast: [
    'Format, guests and recording',
    'Edits in 2-3 business days',
    'Sent to 15+ distribution platforms',
  ],
  'web-design': [
    'Shopify themes your team can edit',
    'Speed budget set before the first drawing',
    'Redirects mapped before launch',
  ],
  'business-systems': [
    'Stock, quote and reporting tools',
    'Connected to the store and the books',
    'In use after 4-8 weeks',
  ],
}

type ServiceCard = Service & { features: string[]; more: string }

export const page: {
  hero: Hero
  services: Section<ServiceCard>
  symptoms: Section<{ sign: string; hint: string; start: string; href: string }>
  closing: Closing
} = {
  hero: {
    note: 'Nine service lines',
    headline: 'Nine services, one\u00a0plan.',
    lead: 'An ad that works empties a shelf. A late parcel undoes a welcome email. So we plan media, storefront, messages, marketplaces and parcels together, and run them with one team from two facilities.',
    primary: enquire('services', 'Book a Strategy Call', 'Full-service partnership'),
    secondary: { label: 'See Our Approach', href: '/our-approach' },
  },
  services: {
    title: 'Take one service, or all nine',
    lead: 'Each service stands by itself. Two that use the same number, such as the stock count, share one plan.',
    items: services.map((service) => ({
      ...service,
      features: features[service.key],
      more: 'Learn More',
    })),
  },
  symptoms: {
    title: 'What you see, and where to look first',
    lead: 'The department that feels the problem is seldom the one that causes it.',
    items: [
      {
        sign: 'Ads cost more each month. The store converts as it always did.',
        hint: 'Creative has tired before budgets have.',
        start: 'Start with media.',
        href: '/services/media',
      },
      {
        sign: 'Traffic grows and orders do not.',
        hint: 'Compare phone and desktop, template by template.',
        start: 'Start with the storefront.',
        href: '/services/web-design',
      },
      {
        sign: 'First orders come in. Second orders do not.',
        hint: 'Look at the weeks after delivery.',
        start: 'Start with email and SMS.',
        href: '/services/email-sms',
      },
      {
        sign: 'The best seller is out of stock twice a quarter.',
        hint: 'The reorder point is a guess.',
        start: 'Start with marketplaces.',
        href: '/services/marketplaces',
      },
      {
        sign: 'Revenue is up and the bank balance is not.',
        hint: 'Read shipping and fees by order.',
        start: 'Start with fulfillment.',
        href: '/services/fulfillment',
      },
      {
        sign: 'Three people keep three versions of the same spreadsheet.',
        hint: 'Give the number one home.',
        start: 'Start with business systems.',
        href: '/services/business-systems',
      },
    ],
  },
  closing: {
    title: 'Not sure which service comes first?',
    lead: 'Send your revenue range and the one thing that has stopped working. An operator answers in under 24 hours and says where we would look first.',
    primary: enquire('services', 'Talk to an Operator', 'Strategic consulting'),
  },
}
