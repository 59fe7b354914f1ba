import { enquire } from '#content/enquire.ts'
import { organization } from '#content/organization.ts'
import type { Closing, Hero, Metric, Section } from '#content/page-types.ts'
import type { SeoRecord } from '#content/seo.ts'

export const seo: SeoRecord = {
  title: `Portfolio: Studio and Podcast Work | ${organization.name}`,
  description:
    'What we make in the studio and on the record, kind by kind: 500+ products, 500+ campaigns, 200+ videos and 50+ podcast episodes.',
  keywords:
    'portfolio, product photography samples, product video, podcast production samples, marketplace images, e-commerce creative',
  ogTitle: 'The work, and the brief behind it',
  ogDescription: '500+ products, 500+ campaigns, 200+ videos and 50+ episodes, shown by kind.',
}

type Medium = 'Photo' | 'Video' | 'Podcast'

/** A kind of work. Nobody's job in particular: clients are not named. */
type Sample = {
  medium: Medium
  title: string
  brief: string
  /** What is handed over. */
  delivered: string
}

export const page: {
  hero: Hero
  counts: Section<Metric>
  samples: Section<Sample> & {
    all: string
    mediums: Medium[]
    /** What the drawings are not. */
    note: string
    labels: { brief: string; delivered: string }
  }
  closing: Closing
} = {
  hero: {
    note: 'Studio and podcast',
    headline: 'The work, and the brief behind it.',
    lead: 'Pictures without their brief tell you little. So here is each kind of work we make: the question it has to answer, and what you get. Clients are not named here. On a call we show finished work that is close to yours.',
    primary: enquire('portfolio', 'Ask for Samples', 'Creative & content'),
    secondary: { label: 'See the Studio', href: '/services/studio' },
  },
  counts: {
    title: 'What has been made so far',
    scope: 'Each mark is ten.',
    items: [
      { value: '500+', amount: 500, label: 'Products', description: 'Photographed in the studio.' },
      { value: '500+', amount: 500, label: 'Campaigns', description: 'Supplied with creative.' },
      { value: '200+', amount: 200, label: 'Videos', description: 'Shot and cut.' },
      { value: '50+', amount: 50, label: 'Episodes', description: 'Of podcasts, published.' },
    ],
  },
  samples: {
    title: 'Find the brief that sounds like yours',
    all: 'All',
    mediums: ['Photo', 'Video', 'Podcast'],
    note: 'Drawn examples of each kind, not client work.',
    labels: { brief: 'Brief', delivered: 'What you get' },
    items: [
      {
        medium: 'Photo',
        title: 'Collection set',
        brief: 'A range that was shot over several seasons has to look like one shelf.',
        delivered:
          'One light and one angle for every item, and the setup written down for the next.',
      },
      {
        medium: 'Photo',
        title: 'Marketplace image set',
        brief: 'A listing is seen as a thumbnail beside its rivals. Which is it, and how big?',
        delivered: 'Main image on pure white, then scale, contents, detail, use and care.',
      },
      {
        medium: 'Photo',
        title: 'Scale and fit',
        brief: 'The item comes back because it was smaller than it looked.',
        delivered: 'Hand, body and room views, and a size drawing with numbers.',
      },
      {
        medium: 'Photo',
        title: 'Lifestyle set',
        brief: 'The same product has to stand in an email, an upright ad and a wide banner.',
        delivered: 'Frames with room to crop square, 4:5, 9:16 and wide.',
      },
      {
        medium: 'Video',
        title: 'Ad with three openings',
        brief: 'Nobody knows which first sentence stops the thumb.',
        delivered: 'One body, three openings, captions burned in and as files.',
      },
      {
        medium: 'Video',
        title: 'Demonstration in steps',
        brief: 'Support explains the assembly in words, all week.',
        delivered: 'One take per step, each with its own link, and the whole as one film.',
      },
      {
        medium: 'Video',
        title: 'Launch film',
        brief: 'A new product, one sentence to remember, less than a minute.',
        delivered: 'Wide, square and upright cuts from one setup, and stills from the same day.',
      },
      {
        medium: 'Podcast',
        title: 'Expert interview show',
        brief: 'Buyers ask the same question before a large order. Let people who know answer it.',
        delivered: 'Ten episodes listed, hosts briefed, one feed on 15+ distribution platforms.',
      },
      {
        medium: 'Podcast',
        title: 'Clips and transcript',
        brief: 'An hour of talk has a few useful minutes. Find them and put them where people are.',
        delivered: 'Upright clips with captions, chapters, a transcript and notes for search.',
      },
    ],
  },
  closing: {
    title: 'Which question do your buyers ask most?',
    lead: 'Tell us that question, and the product. We write back with the shot list, or the episode, that would answer it.',
    primary: enquire('portfolio', 'Start a Project', 'Creative & content'),
    secondary: { label: 'See Podcast Production', href: '/services/podcast' },
  },
}
