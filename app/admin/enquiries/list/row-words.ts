import type { ListedEnquiry } from '#contract/enquiry-list.ts'
import { matchesIn } from '#app/admin/enquiries/word-matches.ts'

const maxOpeningLength = 160
/** Half of what a narrow row shows: the word that was found stands in sight. */
const leadBeforeMatch = 14

/** The second line's text: the need and the first words of the message, or those that were searched for. */
export function rowWords(enquiry: ListedEnquiry, search: string | undefined) {
  const { name, company, primary_need, message, email, website } = enquiry
  // A suspect is judged by its words, and its reason takes room already.
  const need = enquiry.quarantined && message ? null : primary_need
  const opening = [need, message && openingOf(message)].filter(Boolean).join(' · ')
  if (!search) return opening || email
  const found = message && matchesIn(message, search)[0]
  if (found) return openingOf(message, found[0])
  // Found by something that the row does not show: nearly always an address.
  if (matchesIn([name, company, opening].join(' '), search).length > 0) return opening || email
  const bySite = website && matchesIn(website, search).length > 0
  return [bySite ? website : email, opening].filter(Boolean).join(' · ')
}

/** Why a suspect was kept apart, so short that a row has room for it: "about search rankings, names a bargain price". */
export const reasonWords = (reason: string) =>
  reason
    .replace(/^Several signs together: /, '')
    .replaceAll(/(?<=^|, | and )(?:it is|it|the message) /gi, '')
    .replace(/\.$/, '')

/** From the beginning, or from a word shortly before what was found. */
function openingOf(message: string, found = 0) {
  const from = Math.max(0, found - leadBeforeMatch)
  const space = from > 0 ? message.slice(from, found).search(/\s/u) : -1
  const start = from === 0 ? 0 : space < 0 ? found : from + space + 1
  const text = message.slice(start, start + maxOpeningLength).replaceAll(/\s+/g, ' ')
  return start > 0 ? `…${text}` : text
}
