import type { Selectable } from 'kysely'
import { enquiryReference } from '#contract/reference.ts'
import type { TimelineData } from '#contract/timeline.ts'
import type { Dialect, Db } from '#server/db/database.ts'
import { forUpdate } from '#server/db/dialect.ts'
import type { Tables } from '#server/db/tables.ts'
import { searchWords } from './search-words.ts'

/** Text beyond that is not searchable: PostgreSQL allows up to a megabyte, and each note rewrites the words. */
const maxCharacters = 100_000

const searched = ['id', 'name', 'email', 'company', 'website', 'message'] as const
type Searched = Pick<Selectable<Tables['contact_submissions']>, (typeof searched)[number]>

/** Makes an enquiry findable by a note or other text about it, in the same transaction. */
export async function addWords(trx: Db, dialect: Dialect, enquiryId: string, text: string) {
  await indexMissing(trx, [enquiryId])
  const document = trx
    .selectFrom('search_documents')
    .select('words')
    .where('submission_id', '=', enquiryId)
  const { words } = await forUpdate(document, dialect).executeTakeFirstOrThrow()
  const together = joined([words, text])
  if (together === words) return
  await trx
    .updateTable('search_documents')
    .set({ words: together })
    .where('submission_id', '=', enquiryId)
    .execute()
}

/** Writes the search words of an enquiry anew, after a text about it was changed or removed. */
export async function rewriteWords(trx: Db, enquiryId: string) {
  await trx.deleteFrom('search_documents').where('submission_id', '=', enquiryId).execute()
  await indexMissing(trx, [enquiryId])
}

/** Writes the missing search words of these enquiries, including their notes, and returns how many there were. */
export async function indexMissing(trx: Db, ids: string[]) {
  const enquiries = await trx
    .selectFrom('contact_submissions')
    .select(searched)
    .where('id', 'in', ids)
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('search_documents')
            .select('submission_id')
            .whereRef('submission_id', '=', 'contact_submissions.id'),
        ),
      ),
    )
    .execute()
  if (enquiries.length === 0) return 0
  const notes = await notesOf(
    trx,
    enquiries.map(({ id }) => id),
  )
  await saveDocuments(trx, enquiries, notes)
  return enquiries.length
}

async function notesOf(trx: Db, ids: string[]) {
  const rows = await trx
    .selectFrom('timeline_entries')
    .select(['submission_id', 'data'])
    .where('submission_id', 'in', ids)
    .where('kind', '=', 'note')
    .execute()
  const textOf = (data: string) => (JSON.parse(data) as TimelineData['note']).text
  return Map.groupBy(
    rows.map(({ submission_id, data }) => ({ id: submission_id, text: textOf(data) })),
    ({ id }) => id,
  )
}

async function saveDocuments(
  trx: Db,
  enquiries: Searched[],
  notes: Map<string, { text: string }[]>,
) {
  await trx
    .insertInto('search_documents')
    .values(enquiries.map((enquiry) => searchDocument(enquiry, notes.get(enquiry.id))))
    // Another process may be writing the same ones.
    .onConflict((conflict) => conflict.column('submission_id').doNothing())
    .execute()
}

/** The search words of an enquiry. A new one gets them in its own transaction. */
export function searchDocument(enquiry: Searched, notes: { text: string }[] = []) {
  const { id, name, email, company, website, message } = enquiry
  const reference = enquiryReference(id)
  const noted = notes.map(({ text }) => text)
  const texts = [reference, reference.replace('-', ''), name, email, company, website, message]
  return { submission_id: id, words: joined([...texts, ...noted]) }
}

function joined(texts: (string | null)[]) {
  const found = new Set<string>()
  let length = 0
  for (const text of texts) {
    // The rest is not kept, and folding thousands of notes would block the main thread.
    if (length > maxCharacters) break
    for (const word of searchWords(text ?? '')) {
      if (!found.has(word)) length += word.length + 1
      found.add(word)
    }
  }
  const words = [...found].join(' ')
  return words.length > maxCharacters
    ? words.slice(0, words.lastIndexOf(' ', maxCharacters))
    : words
}
