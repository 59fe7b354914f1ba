import type { ListedEnquiry } from '#contract/enquiry-list.ts'
import { matchesIn } from './highlighted.tsx'

const longestOpening = 160
const leadBeforeMatch = 24

/** The second line's text: the need and the first words of the message, or those that were searched for. */
export function rowWords(enquiry: ListedEnquiry, search: string | undefined) {
  const { primary_need: need, message, email } = enquiry
  const words = [need, message && excerpt(message, search)].filter(Boolean).join(' · ')
  const shown = [enquiry.name, enquiry.company, words].join(' ')
  // Found by something that the row does not show: nearly always the address.
  const byAddress = search && matchesIn(shown, search).length === 0
  return byAddress ? [email, words].filter(Boolean).join(' · ') : words || email
}

/** Why a suspect was kept apart, so short that a row has room for it: "about search rankings, names a bargain price". */
export const reasonWords = (reason: string) =>
  reason
    .replace(/^Several signs together: /, '')
    .replaceAll(/(?<=^|, | and )(?:it is|it|the message) /gi, '')
    .replace(/\.$/, '')

function excerpt(message: string, search: string | undefined) {
  const first = search ? (matchesIn(message, search)[0]?.[0] ?? 0) : 0
  const start = first > longestOpening - leadBeforeMatch ? first - leadBeforeMatch : 0
  const text = message.slice(start, start + longestOpening).replaceAll(/\s+/g, ' ')
  return start > 0 ? `…${text}` : text
}
