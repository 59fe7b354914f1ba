import type { TimelineKind } from '#contract/timeline.ts'
import type { Db } from '#server/db/database.ts'
import { MINUTE } from '#contract/durations.ts'

const repeatMs = MINUTE

/**
 * An entry with the same text by the same person within a minute: a double click, or a retry after a lost answer. Must
 * be called while the enquiry is locked.
 */
export async function findRepeated<Data extends object>(
  trx: Db,
  entry: { submissionId: string; kind: TimelineKind; userId: string; words: Partial<Data> },
  now: Date,
) {
  const { submissionId, kind, userId, words } = entry
  const rows = await trx
    .selectFrom('timeline_entries')
    .select(['id', 'created_at', 'data'])
    .where('submission_id', '=', submissionId)
    .where('created_at', '>', new Date(now.getTime() - repeatMs).toISOString())
    .where('created_at', '<=', now.toISOString())
    .where('kind', '=', kind)
    .where('actor_id', '=', userId)
    .orderBy('created_at', 'desc')
    .execute()
  const entries = rows.map((row) => ({ ...row, data: JSON.parse(row.data) as Data }))
  const names = Object.keys(words) as (keyof Data)[]
  return entries.filter(({ data }) => names.every((name) => data[name] === words[name]))
}
