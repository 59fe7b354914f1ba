export type ServiceKey =
  | 'consulting'
  | 'media'
  | 'email-sms'
  | 'marketplaces'
  | 'fulfillment'
  | 'studio'
  | 'podcast'
  | 'web-design'
  | 'business-systems'

/** A service line. `key` also names its drawing. */
export type Service = { key: ServiceKey; name: string; href: string; description: string }

export const services: Service[] = [
  {
    key: 'consulting',
    name: 'Consulting',
    href: '/services/consulting',
    description:
      'A diagnosis of the whole funnel, then a 90-day plan with an owner for every line.',
  },
  {
    key: 'media',
    name: 'Media & Advertising',
    href: '/services/media',
    description: 'META, Google, TikTok, Amazon and YouTube, judged by what a new customer costs.',
  },
  {
    key: 'email-sms',
    name: 'Email & SMS Automation',
    href: '/services/email-sms',
    description: 'Flows for the first order, the second order and the cart that was left.',
  },
  {
    key: 'marketplaces',
    name: 'Marketplace Management',
    href: '/services/marketplaces',
    description: 'Amazon, Walmart and eBay listings, stock and advertising, run as one shelf.',
  },
  {
    key: 'fulfillment',
    name: 'Fulfillment',
    href: '/services/fulfillment',
    description: 'Picked, packed and shipped from Camarillo. Orders in by 2 PM leave the same day.',
  },
  {
    key: 'studio',
    name: 'Studio Production',
    href: '/services/studio',
    description: 'Product photo and video in our own 900 sq ft studio, back in 3-5 business days.',
  },
  {
    key: 'podcast',
    name: 'Podcast Production',
    href: '/services/podcast',
    description: 'Recorded, edited in 2-3 business days and sent to 15+ distribution platforms.',
  },
  {
    key: 'web-design',
    name: 'Web Design & Development',
    href: '/services/web-design',
    description: 'Shopify storefronts drawn around the order, then built to load fast.',
  },
  {
    key: 'business-systems',
    name: 'Business Systems',
    href: '/services/business-systems',
    description: 'Custom tools for quotes, stock and reporting, in use after 4-8 weeks.',
  },
]
