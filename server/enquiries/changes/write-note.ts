import type { TimelineData } from '#contract/timeline.ts'
import { assertPermission } from '#server/accounts/assert-permission.ts'
import { recordAudit } from '#server/audit/record-audit.ts'
import type { Database } from '#server/db/database.ts'
import { lockEnquiry } from './apply-change.ts'
import { addEntry } from './history.ts'
import type { Actor } from '#server/accounts/actor.ts'
import { queueLiveEvent } from '#server/live/queue-live-event.ts'
import { mentionedIn } from './mentioned-in.ts'
import { saveMentions } from './save-mentions.ts'
import { postponeNoteMails, queueNoteMails } from './note-mails.ts'
import { findRepeated } from './repeated-entry.ts'
import { addWords } from '#server/enquiries/search/search-documents.ts'

/**
 * Adds a note to an enquiry, which is mailed to the people it mentions and becomes unread for them. Only its author can
 * change it (change-note.ts), so there is no version to check.
 */
export function writeNote(
  { db, dialect }: Database,
  id: string,
  { text, by }: { text: string; by: Actor },
  now: Date,
) {
  return db.transaction().execute(async (trx) => {
    await assertPermission(trx, dialect, by.userId, 'enquiry.note')
    const enquiry = await lockEnquiry(trx, dialect, id)
    const note = { submissionId: id, kind: 'note' as const }
    const same = { ...note, userId: by.userId, words: { text } }
    const [first] = await findRepeated<TimelineData['note']>(trx, same, now)
    if (first) {
      await postponeNoteMails(trx, id, first.id, now)
      return noteEntry(first.id, first.created_at, by, first.data)
    }
    const data = { text, mentions: await mentionedIn(trx, text) }
    const entryId = await addEntry(trx, { ...note, by, data }, now)
    await saveMentions(trx, { id, noteId: entryId }, { emails: data.mentions, by }, now)
    await addWords(trx, dialect, id, text)
    const written = { id: entryId, text }
    await queueNoteMails(trx, { enquiry, note: written, by, to: data.mentions }, now)
    await queueLiveEvent(trx, { kind: 'enquiry.changed', id, by: by.userId }, now)
    await recordAudit(trx, { action: 'note.added', by: by.userId, subject: id }, now)
    return noteEntry(entryId, now.toISOString(), by, data)
  })
}

export const noteEntry = (id: string, at: string, by: Actor, data: TimelineData['note']) => ({
  id,
  at,
  kind: 'note' as const,
  actor: { id: by.userId, email: by.email },
  ...data,
})
