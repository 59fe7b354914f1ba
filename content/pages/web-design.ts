import type { Demonstration } from '#content/demonstration.ts'
import { enquire } from '#content/enquire.ts'
import { organization } from '#content/organization.ts'
import type { Card, Closing, Fact, FieldNote, Hero, Section, Step } from '#content/page-types.ts'
import type { SeoRecord } from '#content/seo.ts'
import { type WayOn, wayOn } from '#content/way-on.ts'

export const seo: SeoRecord = {
  title: `Shopify Web Design & Development | ${organization.name}`,
  description:
    'Shopify storefronts drawn around the order and built to load fast: eleven included items, from redirect map to speed budget to handover.',
  keywords:
    'Shopify development, Shopify web design, e-commerce website, site speed, Core Web Vitals, theme development, migration, accessibility',
  ogTitle: 'Storefronts drawn around the order',
  ogDescription:
    'Shopify design and development with a speed budget, a redirect map and a handover.',
}

/** A state of the storefront that is shown: what one sees, and what it does to the order. */
type Storefront = { title: string; alt: string; points: string[] }

export const page: {
  hero: Hero & { panel: Section<Fact> }
  included: Section<Card>
  storefronts: Demonstration & { slider: string; before: Storefront; after: Storefront }
  fieldNote: FieldNote
  steps: Section<Step>
  wayOn: WayOn
  closing: Closing
} = {
  hero: {
    note: 'Sheet 8 of 9: Web Design & Development',
    headline: 'A storefront drawn around the order.',
    lead: 'Web design and Shopify development, drawn backwards from the confirmation page: what makes someone press the last button, and the one before it. Built light enough for a phone on a train.',
    primary: enquire('web-design', 'Plan Your Storefront', 'Conversion optimization'),
    secondary: { label: 'See What Is Included', href: '#included' },
    panel: {
      title: 'Technology',
      items: [
        { label: 'Platform', value: 'Shopify' },
        { label: 'Theme', value: 'Liquid sections and blocks' },
        { label: 'Content', value: 'Metafields and metaobjects' },
        { label: 'Script', value: 'TypeScript, only where needed' },
        { label: 'Messages', value: 'Klaviyo' },
        { label: 'Code', value: 'Git, one branch per change' },
      ],
    },
  },
  included: {
    id: 'included',
    title: 'Every build ends with a store your team can change',
    items: [
      {
        title: 'Order path review',
        description: 'Every step from landing to confirmation, on a phone, with one hand.',
      },
      {
        title: 'Site map and navigation',
        description: 'Named in the words customers type.',
      },
      {
        title: 'Design in real content',
        description: 'Your products, your longest title, your worst photograph.',
      },
      {
        title: 'Theme development',
        description: 'Sections your team can move, with limits that keep the page whole.',
      },
      {
        title: 'Product page',
        description: 'Price, size, delivery and returns before the first scroll.',
      },
      {
        title: 'Cart and checkout',
        description: 'Shipping cost told early, not at the last step.',
      },
      {
        title: 'Speed budget',
        description:
          'Largest element in 2.5 seconds, reaction in 200 milliseconds, measured on real phones. Apps count against it.',
      },
      {
        title: 'Accessibility',
        description: 'WCAG 2.2 AA: keyboard, contrast, labels, and text at double size.',
      },
      {
        title: 'Search engine basics',
        description: 'Redirects, titles, structured data and a sitemap, checked before launch.',
      },
      {
        title: 'Measurement',
        description: 'Orders in the analytics compared with orders in the store, day by day.',
      },
      {
        title: 'Training and handover',
        description: 'Recorded, in your own store. You can change a banner the evening we leave.',
      },
    ],
  },
  storefronts: {
    id: 'before-and-after',
    title: 'The same store, before and after',
    lead: 'Two banners, a pop-up and six of seven buttons stood in the way. In their place: price, colors, delivery and returns.',
    slider: 'The old storefront',
    before: {
      title: 'Before',
      alt: 'A storefront with two banners, a moving picture, a pop-up over the goods and a button under every item.',
      points: [
        'A pop-up covers what the visitor came for',
        'Seven buttons of the same weight, so none leads',
        'Price, colors, delivery and returns come pages later',
      ],
    },
    after: {
      title: 'After',
      alt: 'The same store with one large product picture and one of its size, its price, colors, delivery and returns, and one orange button.',
      points: [
        'The product first, large enough to answer a question',
        'Price, colors, delivery and returns before the first scroll',
        'One button, in the one color that means go',
      ],
    },
  },
  fieldNote: {
    title: 'Why a new site often sells less at first',
    paragraphs: [
      'The usual reason is addresses. The old store had a page at one address, links and rankings pointed to it, and the new store has it at another. Without a redirect it answers 404, and the traffic it carried ends on launch day.',
      'Before the move, export every address that had a visit or a link in the last year. Redirect each to the nearest equal page, not to the home page, which search engines treat like a 404.',
      'The second reason is apps. Each adds script to every page, and uninstalling one may leave its code in the theme. Count what loads on a product page before you redesign it.',
    ],
  },
  steps: {
    title: 'Keep what sells, redraw the rest',
    items: [
      {
        number: 1,
        title: 'Measure',
        description:
          'Order path, speed, addresses, apps. You get the list of what to keep. It is often longer than expected.',
      },
      {
        number: 2,
        title: 'Draw',
        description:
          'Phone first, in gray, with real content. Color comes when the order of things is agreed.',
      },
      {
        number: 3,
        title: 'Build',
        description:
          'In slices you can click. Each week one template is finished, tested and put on a preview address.',
      },
      {
        number: 4,
        title: 'Launch and tune',
        description:
          'Redirects, orders and speed are watched by the hour on day one, then by the day. Then tests begin.',
      },
    ],
  },
  wayOn: wayOn(
    'web-design',
    'A page is as good as what feeds it',
    ['business-systems', 'Business systems feed the store one stock count and one price.'],
    ['studio', 'The studio photographs what the product page still leaves open.'],
  ),
  closing: {
    title: 'Keep, fix or rebuild?',
    lead: "Send your store's address. We order something on a phone and tell you which of the three we would do.",
    primary: enquire('web-design', 'Get a Storefront Review', 'Conversion optimization'),
    secondary: {
      label: 'Read the Conversion Checklist',
      href: '/resources/conversion-rate-optimization-checklist',
    },
  },
}
