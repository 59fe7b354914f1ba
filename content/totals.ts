/** What the whole agency has done for all of its brands: figures to the letter, each with what it measures. */
export type Total = { number: string; label: string; description: string }

export const totals: Total[] = [
  {
    number: '50+',
    label: 'Brands Managed',
    description: 'Direct-to-consumer, marketplace and B2B.',
  },
  {
    number: '$20M+',
    label: 'Ad Spend',
    description: 'Planned, bought and judged by its orders.',
  },
  {
    number: '500,000+',
    label: 'Leads Captured',
    description: 'Addresses of people who wanted to hear more.',
  },
  {
    number: '2,000+',
    label: 'Campaigns Launched',
    description: 'Ads, emails, texts and product launches.',
  },
  {
    number: '$50M+',
    label: 'Revenue Generated for Brands',
    description: 'Sold by the brands, from the work we planned with them.',
  },
]
