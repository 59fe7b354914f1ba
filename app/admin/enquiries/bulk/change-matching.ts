import { useMutation, useQueryClient } from '@tanstack/react-query'
import { maxBulkEnquiries } from '#contract/enquiry-rules.ts'
import type { ListedEnquiry } from '#contract/enquiry-list.ts'
import { useAccount } from '#app/admin/session/use-account.ts'
import { call } from '#app/admin/requests/call.ts'
import { figure } from '#app/admin/dates.ts'
import { failureSentence } from '#app/admin/requests/failure.ts'
import { type FilteredPage, listPath } from '#app/admin/lists/page.ts'
import { offerUndo, withdrawUndo } from '#app/admin/undo/undo.ts'
import { notify } from '#app/ui/notify.ts'
import type { Listing } from '#app/admin/enquiries/filters.ts'
import { type Box, parametersOf, path } from '#app/admin/enquiries/queries.ts'
import { changeQueue } from '#app/admin/enquiries/change-queue.ts'
import { useClearFormerOwner } from '#app/admin/enquiries/clear-former-owner.ts'
import { latestVersions, noteVersion } from '#app/admin/enquiries/versions.ts'
import { type BulkChanges, eachOf, leavesUnanswered, valuesOf, versionAfter } from './bulk-calls.ts'
import type { Bulk } from './bulk-change.ts'
import { changedSince, notAllUndone } from './bulk-sentence.ts'
import { runSteps } from './bulk-steps.ts'
import { matchingSentence } from './matching-sentence.ts'
import { callWithRetries, changeWithRetries, isSignedIn, undoWithRetries } from './bulk-retries.ts'

export type Matching = {
  box: Box
  listing: Listing
  total: number
  changes: Bulk['changes']
  done: string
  /** Rows for which it returns false are skipped. */
  wanted?: (row: ListedEnquiry) => boolean
}

type Group = { change: BulkChanges; ids: string[]; versions: Record<string, number> }
type Former = Map<string, Group>

/**
 * Changes all enquiries of a listing in its order, 200 at a time. Rows that leave the listing because of the change are
 * before the cursor, so none is skipped. An undo restores everything that was changed, even if the change was stopped
 * halfway.
 */
export function useChangeMatching() {
  const client = useQueryClient()
  const { userId } = useAccount()
  const clearFormerOwner = useClearFormerOwner()
  const changesBefore = useMutation({ scope: changeQueue.scope, mutationFn: async () => {} })
  const refresh = () => {
    for (const topic of ['enquiries', 'enquiry', 'timeline'])
      void client.invalidateQueries({ queryKey: [topic] })
  }

  return async ({ box, listing, total, changes, done, wanted = () => true }: Matching) => {
    const changesOf = eachOf(changes)
    const former: Former = new Map()
    const outcomes: Record<string, number> = {}
    let unanswered = 0
    withdrawUndo()

    async function* steps() {
      // Starts with the newest, whatever the order of the list, so that enquiries that arrive meanwhile are not
      // included.
      const newestFirst: Listing = { ...listing, sort: 'newest' }
      const parameters = { ...parametersOf(box, newestFirst), limit: maxBulkEnquiries }
      for (let cursor: string | null = null; ;) {
        const place = listPath(path, { ...parameters, cursor })
        const { rows, next }: FilteredPage<ListedEnquiry> = await callWithRetries(userId, () =>
          call<FilteredPage<ListedEnquiry>>(place),
        )
        const codes = await changeWithRetries(userId, rows.filter(wanted), changesOf)
        for (const row of rows) {
          const code = codes.get(row.id) ?? 'same'
          outcomes[code] = (outcomes[code] ?? 0) + 1
          if (code !== 'changed') continue
          remember(former, row, changesOf(row))
          if (leavesUnanswered(row, changesOf(row))) unanswered++
        }
        yield rows.length
        if (next === null) return
        cursor = next
      }
    }

    const end = await runToEnd('Changing', total, steps())
    // Somebody else may have signed in since, who should not see this message.
    if (!isSignedIn(userId)) return
    refresh()
    const count = outcomes.changed ?? 0
    const said = matchingSentence({ outcomes, unanswered, end }, total, done)
    if (count > 0) offerUndo({ said, undo: () => undo(former, count) })
    else notify.info('Nothing Changed', said)
  }

  async function undo(former: Former, total: number) {
    let stale = 0
    let isWhole = true
    async function* steps() {
      await changesBefore.mutateAsync()
      for (const groups of undoBatches(former)) {
        const calls = groups.map(({ change, ids, versions }) =>
          undoWithRetries(userId, ids, clearFormerOwner(change), latestVersions(versions)),
        )
        for (const undone of await Promise.all(calls)) {
          if (!undone.isWhole) isWhole = false
          stale += undone.stale
        }
        yield groups.reduce((count, { ids }) => count + ids.length, 0)
      }
    }
    const end = await runToEnd('Undoing', total, steps())
    if (!isSignedIn(userId)) return
    refresh()
    if (end === null && !isWhole) notify.error('Not Undone', notAllUndone)
    else if (end === null && stale > 0) notify.info('Not All Undone', changedSince(stale))
    else if (end === null) notify.success('Undone', `${figure(total)} enquiries are as they were.`)
    else notify.error('Not Undone', `Not all of it was undone. ${end}`)
  }
}

/** Returns null if it was completed, else the reason why not. */
async function runToEnd(said: string, total: number, work: AsyncIterable<number>) {
  try {
    return (await runSteps(said, total, work)) ? null : 'It was stopped.'
  } catch (error) {
    return failureSentence(error, 'The server could not be reached.') ?? 'The session ended.'
  }
}

function remember(former: Former, row: ListedEnquiry, changes: BulkChanges) {
  const change = valuesOf(row, changes)
  const key = JSON.stringify(change)
  const group = former.get(key) ?? { change, ids: [], versions: {} }
  group.ids.push(row.id)
  const version = versionAfter(row.version, changes)
  noteVersion(row.id, row.version, version)
  group.versions[row.id] = version
  former.set(key, group)
}

const maxParallelCalls = 20

/**
 * Yields the calls that restore the former values, in batches of at most `maxBulkEnquiries`. The calls of a batch
 * run in parallel, because a list that is reloaded between two of them would show only some of the restored rows.
 */
function* undoBatches(former: Former) {
  let some: Group[] = []
  let count = 0
  for (const { ids: all, ...group } of former.values())
    for (let from = 0; from < all.length; from += maxBulkEnquiries) {
      const ids = all.slice(from, from + maxBulkEnquiries)
      if (count + ids.length > maxBulkEnquiries || some.length === maxParallelCalls) {
        yield some
        some = []
        count = 0
      }
      some.push({ ...group, ids })
      count += ids.length
    }
  if (some.length > 0) yield some
}
