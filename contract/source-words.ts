import type { ContactSubmission } from './enquiry.ts'

type Touch = {
  source: string | null | undefined
  campaign: string | null | undefined
  referrer: string | null | undefined
}

export type Sourced = Pick<
  ContactSubmission,
  'first_touch' | 'utm_source' | 'utm_campaign' | 'referrer' | 'page_path' | 'origin'
>

export const firstTouch = ({ first_touch: touch }: Sourced): Touch => ({
  source: touch?.['utmSource'],
  campaign: touch?.['utmCampaign'],
  referrer: touch?.['referrer'],
})

export const lastTouch = (enquiry: Sourced): Touch => ({
  source: enquiry.utm_source,
  campaign: enquiry.utm_campaign,
  referrer: enquiry.referrer,
})

/** Anybody can put any text into a link; the table shows it in full. */
const maxLength = 40
export const clip = (text: string) =>
  text.length > maxLength ? `${text.slice(0, maxLength)}…` : text

/** In their owners' spelling; others are shown as sent. */
const knownSources = new Map(
  'Bing Facebook Google Instagram LinkedIn Meta Pinterest Reddit TikTok X YouTube'
    .split(' ')
    .map((name) => [name.toLowerCase(), name]),
)
export const properName = (source: string) => knownSources.get(source.toLowerCase()) ?? source

/** "Google brand-us", or the site that the visitor came from. */
export function nameOf({ source, campaign, referrer }: Touch) {
  const words = [source && properName(source), campaign]
  const campaigned = words.flatMap((one) => (one ? [clip(one)] : [])).join(' ')
  return campaigned || (referrer ? (URL.parse(referrer)?.host ?? null) : null)
}

/** The visitor's first source: of the first touch if known, or else of the last. */
export const firstSource = (enquiry: Sourced) =>
  nameOf(firstTouch(enquiry)) ?? nameOf(lastTouch(enquiry))
