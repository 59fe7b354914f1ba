import type { ContactSubmission } from '#contract/enquiry.ts'
import { replyWaitMs } from '#contract/reply.ts'
import type { Actor } from '#server/accounts/actor.ts'
import type { Db } from '#server/db/database.ts'
import { deleteUnclaimedMails, postponeUnsentMail, queueMails } from '#server/deliveries/queue.ts'

type Note = { id: string; text: string }

const keyOf = (noteId: string, to: string) => `mention ${noteId} ${to}`

/** Not sent while the note can still be undone; a reply waits as long. */
const mailTime = (now: Date) => new Date(now.getTime() + replyWaitMs)

/** Mails a note to these people, each at most once per note. */
export function queueNoteMails(
  trx: Db,
  { enquiry, note, by, to }: { enquiry: ContactSubmission; note: Note; by: Actor; to: string[] },
  now: Date,
) {
  const { id, company, name } = enquiry
  const link = { path: `/admin/inbox/${id}` }
  const mails = to
    .filter((email) => email !== by.email)
    .map((email) => ({
      kind: 'mention' as const,
      to: email,
      subjectId: id,
      replyTo: by.email,
      dedupeKey: keyOf(note.id, email),
      notBefore: mailTime(now),
      data: { id, by: by.email, company, name, text: note.text, link },
    }))
  return queueMails(trx, mails, now)
}

/** A note that is sent again gets the full time to be undone. */
export async function postponeNoteMails(trx: Db, enquiryId: string, noteId: string, now: Date) {
  for (const { id } of await mailsOf(trx, enquiryId, noteId))
    await postponeUnsentMail(trx, id, mailTime(now))
}

/**
 * Deletes the mails of a note that have not been sent. Returns who has got one, or is getting it now. Mails of older
 * versions had no key: their people count as told.
 */
export async function withdrawNoteMails(
  trx: Db,
  enquiryId: string,
  note: { id: string; mentions: string[] },
) {
  const mails = await mailsOf(trx, enquiryId, note.id)
  if (mails.length === 0) return note.mentions
  await deleteUnclaimedMails(
    trx,
    mails.map(({ id }) => id),
  )
  return (await mailsOf(trx, enquiryId, note.id)).map(({ recipient }) => recipient)
}

async function mailsOf(trx: Db, enquiryId: string, noteId: string) {
  const mails = await trx
    .selectFrom('deliveries')
    .select(['id', 'recipient', 'dedupe_key'])
    .where('subject_id', '=', enquiryId)
    .where('kind', '=', 'mention')
    .orderBy('id')
    .execute()
  return mails.filter(({ dedupe_key }) => dedupe_key?.startsWith(keyOf(noteId, '')))
}
