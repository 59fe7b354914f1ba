import type { ContactSubmission } from '#contract/enquiry.ts'
import type { TimelineData } from '#contract/timeline.ts'
import type { Db } from '#server/db/database.ts'
import { yieldToRequests } from '#server/scheduling/event-loop-turns.ts'
import { searchDocument } from './search-documents.ts'
import { searchWords } from './search-words.ts'

/** Read together, so that a page of results with many long notes costs little. */
const maxNotes = 50
const maxExcerptLength = 160
const wordsBeforeMatch = 3

/**
 * For enquiries that a search found only with the help of their notes: an excerpt of the newest note that has one of
 * the words missing elsewhere, by the enquiry's id.
 */
export async function foundNotes(db: Db, found: ContactSubmission[], words: string[] | null) {
  const excerpts = new Map<string, string>()
  if (!words?.length || found.length === 0) return excerpts
  const rows = await db
    .selectFrom('timeline_entries')
    .select(['submission_id', 'data'])
    .where('kind', '=', 'note')
    .where(
      'submission_id',
      'in',
      found.map(({ id }) => id),
    )
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(maxNotes)
    .execute()
  const notes = Map.groupBy(rows, ({ submission_id }) => submission_id)
  for (const enquiry of found) {
    const ofEnquiry = notes.get(enquiry.id)
    if (!ofEnquiry) continue
    await yieldToRequests()
    const own = searchDocument(enquiry).words.split(' ')
    const missing = words.filter((word) => !own.some((other) => other.startsWith(word)))
    for (const { data } of ofEnquiry) {
      const excerpt = excerptOf((JSON.parse(data) as TimelineData['note']).text, missing)
      if (!excerpt) continue
      excerpts.set(enquiry.id, excerpt)
      break
    }
  }
  return excerpts
}

/** The part of a text around the first of the words, on one line. */
function excerptOf(text: string, words: string[]) {
  const isFound = (part: string) =>
    searchWords(part).some((own) => words.some((word) => own.startsWith(word)))
  if (!isFound(text)) return undefined
  const parts = text.split(/\s+/)
  const at = parts.findIndex(isFound)
  const from = Math.max(0, at - wordsBeforeMatch)
  const excerpt = parts.slice(from).join(' ').slice(0, maxExcerptLength)
  return from > 0 ? `…${excerpt}` : excerpt
}
