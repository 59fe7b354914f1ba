import type { ContactSubmission } from '#contract/enquiry.ts'
import { replyWaitMs } from '#contract/reply.ts'
import type { Actor } from '#server/accounts/actor.ts'
import type { Db } from '#server/db/database.ts'
import { teamMailTime } from '#server/enquiries/assignments/team-mail-time.ts'
import { inboxPath } from '#server/enquiries/inbox-path.ts'
import { deleteUnclaimedMails, postponeUnsentMail, queueMails } from '#server/deliveries/queue.ts'

type Note = { id: string; text: string }

const keyOf = (noteId: string, to: string) => `mention ${noteId} ${to}`

/** Not sent while the note can still be undone; a reply waits as long. */
const mailTime = (now: Date) => new Date(now.getTime() + replyWaitMs)

/** Mails a note to these people at a time of their choice, each at most once per note. */
export async function queueNoteMails(
  trx: Db,
  { enquiry, note, by, to }: { enquiry: ContactSubmission; note: Note; by: Actor; to: string[] },
  now: Date,
) {
  const { id, company, name } = enquiry
  const link = { path: inboxPath(id) }
  const people = await wishesOf(
    trx,
    to.filter((email) => email !== by.email),
  )
  const mails = people.flatMap(({ email, team_mails }) => {
    const notBefore = teamMailTime(team_mails, mailTime(now))
    if (!notBefore) return []
    return {
      kind: 'mention' as const,
      to: email,
      subjectId: id,
      replyTo: by.email,
      dedupeKey: keyOf(note.id, email),
      notBefore,
      data: { id, by: by.email, company, name, text: note.text, link },
    }
  })
  await queueMails(trx, mails, now)
}

async function wishesOf(trx: Db, emails: string[]) {
  if (emails.length === 0) return []
  return trx
    .selectFrom('users')
    .select(['email', 'team_mails'])
    .where('email', 'in', emails)
    .orderBy('email')
    .execute()
}

/** A note that is sent again gets the full time to be undone. */
export async function postponeNoteMails(trx: Db, enquiryId: string, noteId: string, now: Date) {
  const mails = await mailsOf(trx, enquiryId, noteId)
  const wishes = await wishesOf(
    trx,
    mails.map(({ recipient }) => recipient),
  )
  for (const { id, recipient } of mails) {
    const wish = wishes.find(({ email }) => email === recipient)?.team_mails ?? 'at_once'
    await postponeUnsentMail(trx, id, teamMailTime(wish, mailTime(now)) ?? mailTime(now))
  }
}

/**
 * Deletes the mails of a note that have not been sent. Returns who has got one, or is getting it now. Mails of older
 * versions had no key: their people count as told, unless they want none.
 */
export async function withdrawNoteMails(
  trx: Db,
  enquiryId: string,
  note: { id: string; mentions: string[] },
) {
  const mails = await mailsOf(trx, enquiryId, note.id)
  if (mails.length === 0) {
    const wishes = await wishesOf(trx, note.mentions)
    const unmailed = wishes.filter(({ team_mails }) => team_mails === 'never')
    return note.mentions.filter((each) => !unmailed.some(({ email }) => email === each))
  }
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
