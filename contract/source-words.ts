import type { ContactSubmission } from './enquiry.ts'

type Touch = {
  source: string | null | undefined
  campaign: string | null | undefined
  referrer: string | null | undefined
}

type Sourced = Pick<
  ContactSubmission,
  'first_touch' | 'utm_source' | 'utm_campaign' | 'referrer' | 'page_path' | 'origin'
>

const firstTouch = ({ first_touch: touch }: Sourced): Touch => ({
  source: touch?.['utmSource'],
  campaign: touch?.['utmCampaign'],
  referrer: touch?.['referrer'],
})

const lastTouch = (enquiry: Sourced): Touch => ({
  source: enquiry.utm_source,
  campaign: enquiry.utm_campaign,
  referrer: enquiry.referrer,
})

/** An address can be made to claim anything; the table has it in full. */
const longest = 40
const clip = (text: string) => (text.length > longest ? `${text.slice(0, longest)}…` : text)

/** As their owners write them; any other stands as it was sent. */
const knownSources = new Map(
  'Bing Facebook Google Instagram LinkedIn Meta Pinterest Reddit TikTok X YouTube'
    .split(' ')
    .map((name) => [name.toLowerCase(), name]),
)
const properName = (source: string) => knownSources.get(source.toLowerCase()) ?? source

/** "Google brand-us", or the site that the visitor came from. */
function nameOf({ source, campaign, referrer }: Touch) {
  const words = [source && properName(source), campaign]
  const campaigned = words.flatMap((one) => (one ? [clip(one)] : [])).join(' ')
  return campaigned || (referrer ? (URL.parse(referrer)?.host ?? null) : null)
}

/** Where the visitor first came from, as far as the first touch or else the last one tells. */
export const firstSource = (enquiry: Sourced) =>
  nameOf(firstTouch(enquiry)) ?? nameOf(lastTouch(enquiry))

/** All that is known of the way here, in one sentence. `dayOf` writes the day of an instant. */
export function sourceSentence(enquiry: Sourced, dayOf: (instant: string) => string) {
  const first = nameOf(firstTouch(enquiry))
  const last = nameOf(lastTouch(enquiry))
  const landed = enquiry.first_touch?.['landingPath']
  const at = enquiry.first_touch?.['at']
  const to = [landed && ` to ${clip(landed)}`, at && ` on ${dayOf(at)}`].filter(Boolean).join('')
  const pressed = /: (?<label>[^:]+)$/.exec(enquiry.origin ?? '')?.groups?.['label']
  const parts = [
    first ? `First came from ${first}${to}` : to && `First came directly${to}`,
    last && last !== first && (first || to ? `returned by ${last}` : `Came from ${last}`),
    pressed && `pressed '${clip(pressed)}'`,
    enquiry.page_path && `sent from ${clip(enquiry.page_path)}`,
  ].filter(Boolean)
  const sentence = parts.join('; ')
  if (!sentence) return 'Nothing is known of where this came from.'
  return `${sentence.charAt(0).toUpperCase()}${sentence.slice(1)}.`
}
