import type { PrimaryNeed } from '#contract/options.ts'

/** Texts of invented people. Their addresses end in .example, a domain that nobody can own (RFC 2606). */

export const firstNames =
  'Ada Amara Ben Björn Carla Chidi Dana Diego Elif Emma Farah Felix Grace Hana Hugo Ines Ivan Jade Jonas Keiko Lena Liam Lucía Malik Mara Mei Nadia Noah Olga Omar Priya Quinn Rosa Sami Sofia Tariq Uma Viktor Wendy Yara Zoë'.split(
    ' ',
  )

export const lastNames =
  'Abbott Acosta Adeyemi Becker Bianchi Brooks Castillo Chen Cohen Dubois Evans Fischer Flores García Haddad Hughes Ito Jensen Kaya Kim Kowalski Lindqvist Lopez Martin Mbeki Moreau Nguyen Novak O’Brien Okafor Patel Popescu Ramos Rossi Schmidt Silva Singh Tanaka Vargas Weber Young'.split(
    ' ',
  )

/** A shop's name combines one of each list. */
export const shopNames = {
  first:
    'Alder Bluff Coast Dune Ember Fern Goldfinch Harbor Island Juniper Kelp Lantern Mesa Night Oak Pier Quill Ridge Salt Tide Union Vista Willow Yarrow Zephyr'.split(
      ' ',
    ),
  second:
    'Apothecary Books Candles Ceramics Coffee Denim Garden Jewelry Kitchen Leather Outdoor Paper Pets Skincare Supply Surf Tea Textiles Thread Toys'.split(
      ' ',
    ),
}

export const messages: Record<PrimaryNeed, string[]> = {
  'Customer acquisition': [
    'Our cost per order on Meta went from $31 to $48 since spring and we do not know which campaigns still earn. We would like somebody to look at the account and say honestly what to stop.',
    'We spend about $20,000 a month on Google and Meta, run by a freelancer who is leaving in three weeks. Can you take over without a gap?',
    'Nearly all our sales come from one influencer. We want a second and a third channel before the holidays.',
  ],
  'Conversion optimization': [
    'Traffic is fine, sales are not: 1.1 % conversion on phones. The checkout loses most of them at shipping.\n\nCould you run a test plan with us?',
    'We redesigned in August and conversion fell by a fifth. We need to find out why, quickly.',
    'The product pages load slowly on mobile and our developer is out of ideas. What would you look at first?',
  ],
  'Retention & LTV': [
    'Two thirds of our customers never come back. We have Klaviyo but only send newsletters. We want flows that work.',
    'Subscriptions churn in month three. Is that something you have dealt with?',
  ],
  'Marketplace expansion': [
    'We sell on our own shop only and want to start on Amazon without undercutting ourselves. Where do you begin?',
    'Our Amazon listing was suspended twice for reasons nobody can explain. We need people who know the process.',
    'Walmart has invited us. Does it make sense for a catalog of 60 products?',
  ],
  'Fulfillment optimization': [
    'We ship 900 parcels a week from our own garage and it no longer works. Looking for a way to a 3PL without losing the holiday season.',
    'Shipping eats 19 % of revenue. We would like an outside view of rates, boxes and returns.',
  ],
  'Creative & content': [
    'We need product video every month, shot near Ventura if possible, and someone who knows which ones to run as ads.',
    'Our photos look like everybody else’s. Could we see how you would shoot ten products?',
  ],
  'Strategic consulting': [
    'We have grown to about $3M a year without a plan. Before we hire a head of e-commerce we would like to know what the job should be.',
    'An investor asks for a three-year plan of the online business. We need help to make one that is true.',
  ],
  'Full-service partnership': [
    'We would rather make our products than run a shop. Looking for one partner for ads, site, marketplaces and shipping.',
    'Our last agency sent reports, not results. What would the first 90 days with you look like?',
  ],
}

export const notes = [
  'Called, left a message. Tries us back after 3 PM.',
  'Good fit: knows their numbers and wants to start in January.',
  'Budget is decided by a partner who is away until Monday.',
  'Sent the outline of the audit. They will read it this week.',
  'They talk to two other agencies as well.',
]

export const lostReasons = [
  'Chose another agency',
  'Budget too small',
  'No answer after three tries',
  'Postponed to next year',
]

/** Messages that belong in quarantine. */
export const spam = [
  {
    name: 'Rank First',
    message:
      'Guaranteed first page ranking! Visit http://rank-first.example http://a.example http://b.example http://c.example http://d.example',
  },
  {
    name: 'Guest Posts',
    message: 'We offer guest posts with dofollow backlinks on high DA sites, only $49 each.',
  },
]

export const sources = [
  { source: 'google', medium: 'cpc', campaigns: ['brand-us', 'shopify-agency', 'ventura-local'] },
  { source: 'meta', medium: 'paid', campaigns: ['q4-video', 'retargeting-fall'] },
  { source: 'linkedin', medium: 'social', campaigns: ['founder-posts'] },
  { source: 'newsletter', medium: 'email', campaigns: ['october', 'november'] },
]

export const pages = [
  '/',
  '/services/media',
  '/services/web-design',
  '/services/marketplaces',
  '/resources/amazon-ppc-optimization-guide',
  '/about',
]
