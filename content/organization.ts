import { supportHours } from '#contract/office-hours.ts'

export type Organization = {
  name: string
  /** The name of the share picture and the logo, below the site's own origin. */
  image: string
  description: string
  blurb: string
  url: string
  telephone: string
  email: string
  address: Address
  /** Latitude and longitude near Ventura County. */
  position: [number, number]
  areaServed: string[]
  serviceType: string[]
  founder: string | null
  foundingDate: string
  employees: string
  brands: string
  tagline: [string, string, string]
  supportHours: string
  responseTime: string
  placeholders: boolean
}

type Address = {
  street: string
  locality: string
  region: string
  postalCode: string
  country: string
}

const name = 'Anacapa Growth'
const placeholders: boolean = true

/** All of it that the back office loads. */
export { name as organizationName, placeholders as arePlaceholders }

/**
 * The facts about the provider, in one place. `name`, `url`, `telephone`, `email` and the street and ZIP of `address`
 * are placeholders that can reach nobody, and `founder` is empty: put the real ones here, the name above, and set
 * `placeholders` to false. The support hours are changed in contract/office-hours.ts, with the clocks that count them.
 */
export const organization: Organization = {
  name,
  image: '/favicon.svg',
  description:
    'A full-service growth agency for direct-to-consumer, marketplace and business-to-business brands, founded in 2012 in Ventura County and Santa Barbara, California, with 30+ employees and 50+ brands served.',
  blurb:
    'A growth agency in Ventura County and Santa Barbara. We plan, run and extend the work of direct-to-consumer, marketplace and B2B brands, and we run brands and fulfillment centers of our own.',
  url: 'https://anacapa.example',
  telephone: '+1 805 555 0142',
  email: 'hello@anacapa.example',
  address: {
    street: '100 Example Street',
    locality: 'Camarillo',
    region: 'CA',
    postalCode: '93010',
    country: 'US',
  },
  position: [34.2164, -119.0376],
  areaServed: ['Camarillo', 'Thousand Oaks', 'Westlake Village', 'Ventura', 'Santa Barbara'],
  serviceType: [
    'E-commerce consulting',
    'Media and advertising',
    'Email and SMS automation',
    'Marketplace management',
    'Fulfillment',
    'Studio photo and video',
    'Podcast production',
    'Web design and Shopify development',
    'Custom business systems',
  ],
  founder: null,
  foundingDate: '2012',
  employees: '30+',
  brands: '50+',
  tagline: ['Blueprint', 'Execute', 'Scale'],
  supportHours,
  responseTime: 'under 24 hours',
  placeholders,
}

/** The areas served in the order in which the 101 passes them. */
export const coastFromWest = [
  'Santa Barbara',
  'Ventura',
  'Camarillo',
  'Thousand Oaks',
  'Westlake Village',
]

const inOneLine = ({ street, locality, region, postalCode }: Address) =>
  `${street}, ${locality}, ${region} ${postalCode}`

/** As it stands on an envelope. */
export const postalAddress = /* @__PURE__ */ inOneLine(organization.address)

/** A plain link: nothing is asked of the map's host before somebody follows it. */
export const mapLink = `https://www.openstreetmap.org/search?query=${/* @__PURE__ */ encodeURIComponent(postalAddress)}`
