import { sql } from 'kysely'
import type { AuditAction } from '#contract/audit-actions.ts'
import type { Db } from '#server/db/database.ts'
import { beginning, hashOf } from './chain.ts'

type Happening = {
  action: AuditAction
  /** The account that did it; null: the server itself, its command line, or a stranger. */
  by: string | null
  /** What it was done to. */
  subject?: string | null
  /** No passwords, no tokens, nothing that visitors or staff wrote. */
  data?: Record<string, unknown>
}

/**
 * Writes an entry in the transaction of what it tells, as its last statement: until the transaction ends nobody else can
 * add one, so whoever then waited for a third would keep everybody waiting.
 */
export async function recordAudit(trx: Db, happening: Happening, now: Date) {
  const { action, by, subject = null, data = {} } = happening
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

/** Makes the row when there is none, and locks it in any case. */
function lockHead(trx: Db) {
  return trx
    .insertInto('audit_head')
    .values({ id: 'newest', seq: 0, hash: beginning })
    .onConflict((conflict) => conflict.column('id').doUpdateSet({ seq: sql.ref('audit_head.seq') }))
    .returning(['seq', 'hash'])
    .executeTakeFirstOrThrow()
}
