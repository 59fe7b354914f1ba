import { clip, firstTouch, lastTouch, nameOf, type Sourced } from './source-words.ts'

/** How the visitor found us, in one sentence. `dayOf` formats the day of an instant. */
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
