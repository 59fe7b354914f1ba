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
  title: `Podcast Production for Brands | ${organization.name}`,
  description:
    'A brand podcast planned, recorded, edited in 2-3 business days and sent to 15+ distribution platforms, with clips for every channel.',
  keywords:
    'podcast production, brand podcast, podcast editing, video podcast, podcast distribution, show notes, Ventura County podcast studio',
  ogTitle: 'A show with a reason to exist',
  ogDescription: 'Format, recording, edits in 2-3 business days and distribution to 15+ platforms.',
}

/** By how much a loudness in LUFS misses the line. */
const fromLine = (loudness: number) =>
  `${Math.abs(loudness + 16).toFixed(1)} LU ${loudness < -16 ? 'below' : 'above'} the line`

export const page: {
  hero: Hero
  services: Section<Card>
  metrics: Section<Metric>
  leveling: Demonstration & {
    /** What the figures mean, for those who want to know. */
    method: string
    /** In LUFS. */
    target: number
    show: string
    /** Stands with the sliders, and is hidden with them. */
    invitation: string
    voices: Record<'host' | 'guest', string>
    /** Said of a voice that is lifted above full scale. */
    clipped: string
    verdict: (loudness: Record<'host' | 'guest' | 'show', number>) => string
  }
  process: Section<Step>
  fieldNote: FieldNote
  panel: Section<Fact>
  wayOn: WayOn
  closing: Closing
} = {
  hero: {
    note: 'Sheet 7 of 9: Podcast Production',
    headline: 'A show your buyers wait for.',
    lead: 'Podcast production around a question your buyers already ask. A show about the brand runs out of brand in a few episodes. We plan one that does not, then make it light enough to keep making.',
    primary: enquire('podcast', 'Plan a Show', 'Creative & content'),
    secondary: { label: 'View Portfolio', href: '/portfolio' },
  },
  services: {
    title: 'A whole show, from title to clip',
    items: [
      {
        title: 'Format and planning',
        description:
          'One question, one listener, one length. The first ten episodes are listed before the first is recorded. If the list is hard to fill, the format is wrong.',
      },
      {
        title: 'Guests and preparation',
        description:
          'Guests found, briefed and scheduled. The host gets one page: five questions in order, and the follow-up to each.',
      },
      {
        title: 'Recording',
        description:
          'In the studio or remote. Remote speakers are recorded at their own end, so a bad connection spoils the call and not the episode.',
      },
      {
        title: 'Editing and mixing',
        description:
          'Cut for sense, then for sound, and set to one loudness (-16 LUFS), so the volume does not jump between shows. Back in 2-3 business days.',
      },
      {
        title: 'Distribution',
        description:
          'One feed that you own, sent to 15+ distribution platforms. Titles say what is learned, not who was invited.',
      },
      {
        title: 'Clips and show notes',
        description:
          'Short upright video with captions, a full transcript, chapters, and notes that a search engine can read.',
      },
    ],
  },
  metrics: {
    title: 'More downloads, from one feed in your name',
    items: [
      {
        value: '300%',
        amount: 300,
        label: 'Download growth',
        description: 'From where a show stood when we began.',
      },
      { value: '50+', amount: 50, label: 'Episodes', description: 'Planned, cut and published.' },
      {
        value: '15+',
        amount: 15,
        label: 'Distribution platforms',
        description: 'From one feed, in your name.',
      },
    ],
    scope:
      'Growth has no single time span. It depends on where a show starts, how steadily it appears and what audience the guests bring.',
  },
  leveling: {
    id: 'leveling',
    title: 'Host and guest at one volume',
    lead: 'The host sat far from the microphone, the guest close to it. Bring both to the line, and listeners need not touch the volume.',
    method:
      'LUFS is loudness as ears hear it, and one LU is one decibel of it. The figures are computed from the bars, without pauses, as the standard BS.1770 asks.',
    target: -16,
    show: 'The whole show, on average',
    invitation: 'Move each voice to the line.',
    voices: { host: 'Host', guest: 'Guest' },
    clipped: 'clipped',
    verdict: ({ host, guest }) => {
      const apart = Math.abs(host - guest)
      const off = Math.max(Math.abs(host + 16), Math.abs(guest + 16))
      if (off < 0.3) return 'Both voices are on the line. Nobody reaches for the volume.'
      if (apart < 1) return `Both are about equally loud, and ${off.toFixed(1)} LU off the line.`
      return `The host is ${fromLine(host)}, the guest ${fromLine(guest)}. A listener would turn one up and the other down.`
    },
  },
  process: {
    title: 'Recorded ahead, so no week stays empty',
    items: [
      {
        number: 1,
        title: 'Plan',
        description:
          'Question, listener, length, ten episodes, and the one thing a listener should be able to do after each.',
      },
      {
        number: 2,
        title: 'Record',
        description:
          'Two or three episodes per session, so a sick week does not leave a gap. Every speaker on a track of their own.',
      },
      {
        number: 3,
        title: 'Release',
        description:
          'Edited in 2-3 business days, approved by you, sent to 15+ distribution platforms. Clips follow through the week.',
      },
    ],
  },
  fieldNote: {
    title: 'A download is not yet a listener',
    paragraphs: [
      'By the usual standard a download is counted when a player fetches at least a minute of audio. Nobody has to be listening. Downloads tell you about reach and about nothing else.',
      'Watch the retention curve of each episode instead. Find the minute at which a quarter of listeners have gone, and listen to the two minutes before it. Often it is the introduction of the guest. Cut that to one sentence and start with the answer.',
      'For sales, use one address per show and ask new customers at checkout where they heard of you. Listeners type the name days later. Links will not show it.',
    ],
  },
  panel: {
    title: 'Recorded once: heard, watched and read',
    items: [
      { label: 'Edit turnaround', value: '2-3 business days' },
      { label: 'Distribution', value: '15+ platforms' },
      { label: 'Formats', value: 'Audio, video, clips' },
      { label: 'Recording', value: 'Studio or remote, one track per speaker' },
      { label: 'Text', value: 'Transcript, chapters, show notes' },
      { label: 'Ownership', value: 'Feed and files in your name' },
    ],
  },
  wayOn: wayOn(
    'podcast',
    'One recording, also seen and sent',
    ['studio', 'The studio has the cameras, so an episode is also a set of upright clips.'],
    ['email-sms', 'Email and SMS bring each episode to the people who asked for it.'],
  ),
  closing: {
    title: 'Tell us the question your buyers keep asking',
    lead: 'If it fills ten episodes, there is a show in it. If not, we say so and suggest what else it could be.',
    primary: enquire('podcast', 'Start a Show', 'Creative & content'),
    secondary: { label: 'View Portfolio', href: '/portfolio' },
  },
}
