import type { ListedEnquiry } from '#contract/enquiry-list.ts'
import { enquiryReference } from '#contract/reference.ts'
import { matchesIn } from '#app/admin/enquiries/word-matches.ts'

const maxOpeningLength = 160
/** Half of the characters that a narrow row shows, so that the match is visible. */
const leadBeforeMatch = 14

/** The text of the second line: the need and the beginning of the message, or the part that matches the search. */
export function rowWords(enquiry: ListedEnquiry, search: string | undefined) {
  const { name, company, primary_need, message, email, website, found_note: note } = enquiry
  // In quarantine the message matters most, and the reason already takes up space.
  const need = enquiry.quarantined && message ? null : primary_need
  const opening = [need, message && openingOf(message)].filter(Boolean).join(' · ')
  if (!search) return opening || email
  if (note) return [`Note: ${note}`, opening].filter(Boolean).join(' · ')
  const found = message && matchesIn(message, search)[0]
  if (found) return openingOf(message, found[0])
  const isIn = (text: string | null) => text !== null && matchesIn(text, search).length > 0
  if (isIn([name, company, opening].join(' '))) return opening || email
  const reference = enquiryReference(enquiry.id)
  const shown = isIn(website)
    ? website
    : isIn(`${reference} ${reference.replace('-', '')}`)
      ? reference
      : email
  return [shown, opening].filter(Boolean).join(' · ')
}

/** The reason for the quarantine, shortened for a row: "about search rankings, names a bargain price". */
export const reasonWords = (reason: string) =>
  reason
    .replace(/^Several signs together: /, '')
    .replaceAll(/(?<=^|, | and )(?:it is|it|the message) /gi, '')
    .replace(/\.$/, '')

/** The beginning of a message, or an excerpt that starts at a word shortly before the match. */
function openingOf(message: string, found = 0) {
  const from = Math.max(0, found - leadBeforeMatch)
  const space = from > 0 ? message.slice(from, found).search(/\s/u) : -1
  const start = from === 0 ? 0 : space < 0 ? found : from + space + 1
  const text = message.slice(start, start + maxOpeningLength).replaceAll(/\s+/g, ' ')
  return start > 0 ? `…${text}` : text
}
