import type { BulkResult } from '#contract/enquiry.ts'
import type { ListedEnquiry } from '#contract/enquiry-list.ts'
import { ApiError } from '#app/api.ts'
import { call } from '#app/admin/requests/call.ts'
import { isFinal } from '#app/admin/requests/query-client.ts'
import { runsOutsideWaiting } from '#app/admin/enquiries/clock/runs-outside-waiting.ts'
import type { Changes } from '#app/admin/enquiries/change.ts'
import { path } from '#app/admin/enquiries/queries.ts'

/** The fields that can be changed for several enquiries at once. */
export type BulkChanges = Changes & { quarantined?: boolean; binned?: boolean; read?: boolean }

export type ChangesOf = (row: ListedEnquiry) => BulkChanges

/** By id: an enquiry whose current version is different is not changed. */
export type Versions = Readonly<Record<string, number>>

export const sendBulkChange = (ids: readonly string[], change: BulkChanges, versions?: Versions) =>
  call<BulkResult>(`${path}/bulk`, { body: { ids, change, versions } })

/** The version after a change. A read mark does not raise it. */
export const versionAfter = (version: number, changes: BulkChanges) =>
  Object.keys(changes).every((name) => name === 'read') ? version : version + 1

/** Whether a change of stage leaves an enquiry that is not listed as waiting although its clock still runs. */
export const leavesUnanswered = (row: ListedEnquiry, changes: BulkChanges) =>
  changes.stage !== undefined && runsOutsideWaiting({ ...row, ...changes })

export const eachOf = (changes: BulkChanges | ChangesOf): ChangesOf =>
  typeof changes === 'function' ? changes : () => changes

/**
 * Sends one request for each set of values. Rows of a failed request are returned as unchanged; throws if every request
 * failed.
 */
export async function sendGroups(
  rows: readonly ListedEnquiry[],
  changesOf: ChangesOf,
  versions?: Versions,
) {
  const groups = new Map<string, { ids: string[]; change: BulkChanges }>()
  for (const row of rows) {
    const change = changesOf(row)
    const key = JSON.stringify(change)
    const group = groups.get(key) ?? { ids: [], change }
    group.ids.push(row.id)
    groups.set(key, group)
  }
  const all = [...groups.values()]
  const calls = await Promise.allSettled(
    all.map(({ ids, change }) => sendBulkChange(ids, change, versions)),
  )
  const [first] = calls
  if (first?.status === 'rejected' && calls.every(({ status }) => status === 'rejected'))
    throw first.reason
  const results = calls.map((each, at) =>
    each.status === 'fulfilled' ? each.value : notChanged(all[at]!.ids, each.reason),
  )
  return {
    changed: results.flatMap(({ changed }) => changed),
    unchanged: results.flatMap(({ unchanged }) => unchanged),
  }
}

const notChanged = (ids: string[], reason: unknown): BulkResult => ({
  changed: [],
  unchanged: ids.map((id) => ({
    id,
    code: reason instanceof ApiError && isFinal(reason) ? reason.code : 'unanswered',
  })),
})

/** The current values of the fields that will change. */
export const valuesOf = (row: ListedEnquiry, changes: BulkChanges): BulkChanges => {
  const all = { ...row, binned: row.binned_at !== null, read: !row.unread }
  return Object.fromEntries(
    Object.keys(changes).map((name) => [name, all[name as keyof BulkChanges]]),
  )
}
