import { createHash } from 'node:crypto'
import type { Selectable } from 'kysely'
import type { Tables } from '#server/db/tables.ts'

export type Entry = Selectable<Tables['audit_entries']>

/** The `previous_hash` of the first entry. */
export const beginning = ''

/** Over all other columns, so that any change of an entry or of their order is detected. */
export function hashOf(entry: Omit<Entry, 'hash'>) {
  const { seq, at, action, actor_id, subject_id, data, previous_hash } = entry
  const text = JSON.stringify([seq, at, action, actor_id, subject_id, data, previous_hash])
  return createHash('sha256').update(text).digest('hex')
}
