import type { BulkResult } from '#contract/enquiry.ts'
import type { ListedEnquiry } from '#contract/enquiry-list.ts'
import { call } from '#app/admin/call.ts'
import type { Changes } from './change.ts'
import { path } from './queries.ts'

/** What can be changed of several enquiries at once. */
export type BulkChanges = Changes & { quarantined?: boolean; binned?: boolean; read?: boolean }

export type ChangesOf = (row: ListedEnquiry) => BulkChanges

/** As many as the server takes in one call. */
export const maxAtOnce = 200

export const changeAlike = (ids: readonly string[], change: BulkChanges) =>
  call<BulkResult>(`${path}/bulk`, { body: { ids, change } })

export const eachOf = (changes: BulkChanges | ChangesOf): ChangesOf =>
  typeof changes === 'function' ? changes : () => changes

/** One call for each set of values. */
export async function sendGroups(rows: readonly ListedEnquiry[], changesOf: ChangesOf) {
  const groups = new Map<string, { ids: string[]; change: BulkChanges }>()
  for (const row of rows) {
    const change = changesOf(row)
    const key = JSON.stringify(change)
    const group = groups.get(key) ?? { ids: [], change }
    group.ids.push(row.id)
    groups.set(key, group)
  }
  const results = await Promise.all(
    [...groups.values()].map(({ ids, change }) => changeAlike(ids, change)),
  )
  return {
    changed: results.flatMap(({ changed }) => changed),
    unchanged: results.flatMap(({ unchanged }) => unchanged),
  }
}

/** What a row had before. */
export const valuesOf = (row: ListedEnquiry, changes: BulkChanges): BulkChanges => {
  const all = { ...row, binned: row.binned_at !== null, read: !row.unread }
  return Object.fromEntries(
    Object.keys(changes).map((name) => [name, all[name as keyof BulkChanges]]),
  )
}
