import type { TimelineData } from '#contract/timeline.ts'
import type { Actor } from '#server/accounts/actor.ts'
import { assertPermission } from '#server/accounts/assert-permission.ts'
import { recordAudit } from '#server/audit/record-audit.ts'
import type { Database, Db } from '#server/db/database.ts'
import { rewriteWords } from '#server/enquiries/search/search-documents.ts'
import { AppError } from '#server/errors.ts'
import { queueLiveEvent } from '#server/live/queue-live-event.ts'
import { lockEnquiry } from './apply-change.ts'
import { mentionedIn } from './mentioned-in.ts'
import { saveMentions } from './save-mentions.ts'
import { queueNoteMails, withdrawNoteMails } from './note-mails.ts'
import { noteEntry } from './write-note.ts'

type NoteId = { id: string; noteId: string }
type Note = TimelineData['note']

/**
 * Gives a note of one's own another text, also after it was removed. Mails that have not been sent are sent with the new
 * text; who has got one gets no second one.
 */
export function correctNote(
  { db, dialect }: Database,
  place: NoteId,
  { text, by }: { text: string; by: Actor },
  now: Date,
) {
  return db.transaction().execute(async (trx) => {
    await assertPermission(trx, dialect, by.userId, 'enquiry.note')
    const enquiry = await lockEnquiry(trx, dialect, place.id)
    const { created_at, data: before } = await findOwnNote(trx, place, by)
    if (before.text === text) return noteEntry(place.noteId, created_at, by, before)
    const told = await whoWasTold(trx, place, before, by)
    const data = {
      text,
      mentions: await mentionedIn(trx, text),
      edited_at: now.toISOString(),
    }
    await saveNote(trx, place, data)
    await saveMentions(trx, place, { emails: data.mentions, by }, now)
    const note = { id: place.noteId, text }
    const to = data.mentions.filter((email) => !told.includes(email))
    await queueNoteMails(trx, { enquiry, note, by, to }, now)
    await announce(trx, 'note.changed', place, by, now)
    return noteEntry(place.noteId, created_at, by, data)
  })
}

/**
 * Removes the text of a note of one's own. Its entry stays, and says who has already got it by mail; mails that have
 * not been sent are deleted.
 */
export function removeNote({ db, dialect }: Database, place: NoteId, by: Actor, now: Date) {
  return db.transaction().execute(async (trx) => {
    await assertPermission(trx, dialect, by.userId, 'enquiry.note')
    await lockEnquiry(trx, dialect, place.id)
    const { data: before } = await findOwnNote(trx, place, by)
    if (before.removed_at) throw unknownNote()
    const told = await whoWasTold(trx, place, before, by)
    await saveNote(trx, place, { text: '', mentions: told, removed_at: now.toISOString() })
    await saveMentions(trx, place, { emails: [], by }, now)
    await announce(trx, 'note.removed', place, by, now)
  })
}

const unknownNote = () =>
  new AppError('not_found', 'There is no such note, or it was removed already.')

async function findOwnNote(trx: Db, { id, noteId }: NoteId, by: Actor) {
  const row = await trx
    .selectFrom('timeline_entries')
    .select(['actor_id', 'created_at', 'data'])
    .where('id', '=', noteId)
    .where('submission_id', '=', id)
    .where('kind', '=', 'note')
    .executeTakeFirst()
  if (!row) throw unknownNote()
  if (row.actor_id !== by.userId)
    throw new AppError('forbidden', 'Only its author can change or remove a note.')
  return { ...row, data: JSON.parse(row.data) as Note }
}

async function whoWasTold(trx: Db, { id, noteId }: NoteId, { mentions }: Note, by: Actor) {
  const told = await withdrawNoteMails(trx, id, { id: noteId, mentions })
  return told.filter((email) => email !== by.email)
}

async function saveNote(trx: Db, { id, noteId }: NoteId, data: Note) {
  await trx
    .updateTable('timeline_entries')
    .set({ data: JSON.stringify(data) })
    .where('id', '=', noteId)
    .execute()
  await rewriteWords(trx, id)
}

async function announce(
  trx: Db,
  action: 'note.changed' | 'note.removed',
  { id }: NoteId,
  by: Actor,
  now: Date,
) {
  await queueLiveEvent(trx, { kind: 'enquiry.changed', id, by: by.userId }, now)
  await recordAudit(trx, { action, by: by.userId, subject: id }, now)
}
