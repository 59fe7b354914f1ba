import type { Demonstration } from '#content/demonstration.ts'
import { enquire } from '#content/enquire.ts'
import { organization } from '#content/organization.ts'
import type {
  Card,
  Closing,
  Fact,
  FieldNote,
  Hero,
  Metric,
  Section,
  Step,
} from '#content/page-types.ts'
import type { SeoRecord } from '#content/seo.ts'
import { type WayOn, wayOn } from '#content/way-on.ts'

export const seo: SeoRecord = {
  title: `Product Photo & Video Studio | ${organization.name}`,
  description:
    'Product photography and video from our own 900 sq ft studio. Files named, cropped and back in 3-5 business days.',
  keywords:
    'product photography, product video, e-commerce studio, Amazon listing images, UGC ads, Ventura County photo studio, Camarillo',
  ogTitle: 'Pictures that answer the question',
  ogDescription:
    'Product photo and video, shot to a list and back in 3-5 business days from a 900 sq ft studio.',
}

export const page: {
  hero: Hero
  capabilities: Section<Card>
  portfolio: Section<Metric>
  lights: Demonstration & {
    alt: string
    legend: string
    switches: { name: 'key' | 'fill' | 'flag'; label: string; effect: string }[]
    move: string
    /** Where the key light stands at first: -90 is hard left. */
    keyAt: number
    place: (key: number) => string
    frames: { ratio: string; use: string }[]
  }
  process: Section<Step>
  fieldNote: FieldNote
  panel: Section<Fact>
  wayOn: WayOn
  closing: Closing
} = {
  hero: {
    note: 'Sheet 6 of 9: Studio Production',
    headline: 'Every picture answers a question.',
    lead: 'Studio photo and video, shot from the questions your buyers ask. How big is it. What is in the box. Does it fit my hand, my shelf, my dog. We read them in your reviews and support mail, write a shot list, and photograph the answers.',
    primary: enquire('studio', 'Plan a Shoot', 'Creative & content'),
    secondary: { label: 'View Portfolio', href: '/portfolio' },
  },
  capabilities: {
    title: 'Pictures for every place you sell',
    items: [
      {
        title: 'Product photography',
        description:
          'One light set for a whole range, so items shot a year apart stand side by side on a collection page. Color is checked against a card in the first frame.',
      },
      {
        title: 'Marketplace image sets',
        description:
          'A main image on pure white with the product filling 85% of the frame, large enough to zoom. Then scale, contents, use and care, in that order.',
      },
      {
        title: 'Lifestyle photography',
        description:
          'The product in a hand, a kitchen, a truck bed. Framed with room for a crop to square, to 4:5 and to 9:16.',
      },
      {
        title: 'Short video for ads',
        description: 'Filmed upright, understood without sound, with three openings to test.',
      },
      {
        title: 'Demonstration video',
        description:
          'Unpack, assemble, use, clean. One take per step, filed by step, so support can send the one a customer needs.',
      },
      {
        title: 'Retouching and files',
        description:
          'Dust, seams and color. Files named by item number and view, sized for the store, each marketplace and print.',
      },
    ],
  },
  portfolio: {
    title: 'Made in the studio so far',
    scope: 'Each mark is ten.',
    items: [
      { value: '500+', amount: 500, label: 'Products' },
      { value: '500+', amount: 500, label: 'Campaigns' },
      { value: '200+', amount: 200, label: 'Videos' },
    ],
  },
  lights: {
    id: 'lights',
    title: 'Light one bottle for three crops',
    lead: 'Glass is the hard case: it shows everything around it. Switch each light off to see what it does. All three crops follow, because they come from one setup.',
    alt: 'A bottle of blue glass with a paper label and an orange cap on a curved paper ground.',
    legend: 'Lights',
    switches: [
      { name: 'key', label: 'Key', effect: 'gives the bottle its form, as one soft window.' },
      { name: 'fill', label: 'Fill', effect: 'opens the far side, so the label can be read.' },
      { name: 'flag', label: 'Flag', effect: 'is a black card: it draws the edge of the glass.' },
    ],
    move: 'Key light',
    keyAt: -60,
    place: (key) =>
      key === 0 ? 'straight on' : `${Math.abs(key)} degrees to the ${key < 0 ? 'left' : 'right'}`,
    frames: [
      { ratio: '1:1', use: 'store and marketplaces' },
      { ratio: '4:5', use: 'feeds' },
      { ratio: '9:16', use: 'upright ads' },
    ],
  },
  process: {
    title: 'Approved before the product leaves the table',
    items: [
      {
        number: 1,
        title: 'List',
        description:
          'Questions from reviews and support become a shot list: item, view, crop, where it will run. You approve the list, so nobody argues about the pictures.',
      },
      {
        number: 2,
        title: 'Shoot',
        description:
          'Cameras are wired to a screen you can watch from anywhere. A frame is approved while the product is still on the table.',
      },
      {
        number: 3,
        title: 'Deliver',
        description:
          'Retouched, cropped and named in 3-5 business days. One folder per channel, ready to upload.',
      },
    ],
  },
  fieldNote: {
    title: 'Seven images a product page needs',
    paragraphs: [
      'In this order: the product alone, the product in a hand for scale, everything in the box, the one detail the price rests on, the product in use, a size drawing with numbers, and the answer to your most frequent return reason.',
      'The last one is the easiest to forget. If sleeves are returned as too long, show the sleeve on an arm with a tape beside it. A picture that prevents a return is worth more than one that wins a click.',
    ],
  },
  panel: {
    title: 'Back in 3-5 business days, cropped for each channel',
    items: [
      { label: 'Studio', value: '900 sq ft' },
      { label: 'Turnaround', value: '3-5 business days' },
      { label: 'Stills', value: 'Tabletop, apparel, scale, detail' },
      { label: 'Video', value: 'Upright, square and wide from one setup' },
      { label: 'Capture', value: 'Wired to a screen, approved on the spot' },
      { label: 'Delivery', value: 'By channel, named by item and view' },
    ],
  },
  wayOn: wayOn(
    'studio',
    'Pictures planned by the page, judged by the ads',
    ['web-design', 'Web design leaves a place for each picture before it is shot.'],
    ['media', 'Media tests the openings and says which kind to film next.'],
  ),
  closing: {
    title: 'Tell us about three products and their worst reviews',
    lead: 'We write the shot list from them. You see what we would photograph before anything is booked.',
    primary: enquire('studio', 'Start a Project', 'Creative & content'),
    secondary: { label: 'View Portfolio', href: '/portfolio' },
  },
}
