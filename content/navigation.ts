/**
 * Three lists of labels on purpose: the bar, its dropdown and the footer name some of the same pages differently, and
 * each is as the specification says.
 */
export type NavigationLink = { label: string; href: string }

export const homeLink: NavigationLink = { label: 'Home', href: '/' }

export const servicesMenu: NavigationLink[] = [
  { label: 'Overview', href: '/services' },
  { label: 'Consulting', href: '/services/consulting' },
  { label: 'Media & Advertising', href: '/services/media' },
  { label: 'Email & SMS', href: '/services/email-sms' },
  { label: 'Marketplaces', href: '/services/marketplaces' },
  { label: 'Fulfillment', href: '/services/fulfillment' },
  { label: 'Studio Production', href: '/services/studio' },
  { label: 'Podcast Production', href: '/services/podcast' },
  { label: 'Web Design & Development', href: '/services/web-design' },
  { label: 'Business Systems', href: '/services/business-systems' },
]

/** For whoever does not know which service it is: three questions that name the sheets to open. */
export const startHere = { label: 'Not sure? Start here', href: '/#my-90-days' }

/** The links after Home and Services. */
export const mainLinks: NavigationLink[] = [
  { label: 'Our Approach', href: '/our-approach' },
  { label: 'About', href: '/about' },
  { label: 'Resources', href: '/resources' },
  { label: 'Contact', href: '/contact' },
]

export const getStarted: NavigationLink = { label: 'Get Started', href: '/contact' }

export const footerColumns: { heading: string; links: NavigationLink[] }[] = [
  {
    heading: 'Services',
    links: [
      { label: 'Consulting', href: '/services/consulting' },
      { label: 'Media & Advertising', href: '/services/media' },
      { label: 'Marketplaces', href: '/services/marketplaces' },
      { label: 'Fulfillment', href: '/services/fulfillment' },
      { label: 'Studio Production', href: '/services/studio' },
      { label: 'Podcast Production', href: '/services/podcast' },
    ],
  },
  {
    heading: 'Company',
    links: [
      { label: 'About Us', href: '/about' },
      { label: 'Our Approach', href: '/our-approach' },
      { label: 'Resources', href: '/resources' },
      { label: 'Contact', href: '/contact' },
    ],
  },
  {
    heading: 'Resources',
    links: [
      { label: 'DTC Lifecycle Blueprint', href: '/resources/dtc-lifecycle-blueprint' },
      { label: 'E-commerce Guides', href: '/resources' },
      { label: 'Best Practices', href: '/resources' },
      { label: 'Industry Reports', href: '/resources' },
    ],
  },
]

export const legalLinks: NavigationLink[] = [
  { label: 'Privacy Policy', href: '/privacy' },
  { label: 'Terms of Service', href: '/terms' },
]
