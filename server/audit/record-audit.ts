import { sql } from 'kysely'
import type { AuditAction } from '#contract/audit-actions.ts'
import type { Db } from '#server/db/database.ts'
import { beginning, hashOf } from './chain.ts'

type NewAuditEntry = {
  action: AuditAction
  /** The account that did it; null: the server itself, its command line, or somebody not signed in. */
  by: string | null
  /** The id of the account, enquiry, webhook or other object that was affected. */
  subject?: string | null
  /** No passwords, no tokens, no text by visitors or staff. */
  data?: Record<string, unknown>
}

/**
 * Appends an audit entry. Call it last in the transaction: it locks the head of the chain until the commit, and any
 * later wait would block every other writer.
 */
export async function recordAudit(
  trx: Db,
  { action, by, subject = null, data = {} }: NewAuditEntry,
  now: Date,
) {
  await rememberNames(trx, [by, subject])
  const before = await lockHead(trx)
  const entry = {
    seq: before.seq + 1,
    at: now.toISOString(),
    action,
    actor_id: by,
    subject_id: subject,
    data: JSON.stringify(data),
    previous_hash: before.hash,
  }
  const hash = hashOf(entry)
  await trx
    .insertInto('audit_entries')
    .values({ ...entry, hash })
    .execute()
  await trx.updateTable('audit_head').set({ seq: entry.seq, hash }).execute()
}

/** Keeps the addresses of these accounts, which may be deleted in the same transaction. */
export async function rememberNames(trx: Db, ids: (string | null)[]) {
  const known = ids.filter((id) => id !== null)
  if (known.length === 0) return
  await trx
    .insertInto('audit_names')
    .columns(['id', 'email'])
    .expression(trx.selectFrom('users').select(['id', 'email']).where('id', 'in', known))
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute()
}

/** Creates the row if there is none, and locks it in any case. */
function lockHead(trx: Db) {
  return trx
    .insertInto('audit_head')
    .values({ id: 'newest', seq: 0, hash: beginning })
    .onConflict((conflict) => conflict.column('id').doUpdateSet({ seq: sql.ref('audit_head.seq') }))
    .returning(['seq', 'hash'])
    .executeTakeFirstOrThrow()
}
