import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { ListedEnquiry } from '#contract/enquiry-list.ts'
import { notifyFailure } from '#app/admin/requests/failure.ts'
import { expectUndo } from '#app/admin/undo/undo.ts'
import { notify } from '#app/ui/notify.ts'
import { changeQueue, hasOtherChanges } from '#app/admin/enquiries/change-queue.ts'
import {
  asStored,
  forgetStored,
  noteStored,
  rememberStored,
} from '#app/admin/enquiries/stored-values.ts'
import { latestVersion, latestVersions, noteVersion } from '#app/admin/enquiries/versions.ts'
import { useClearFormerOwner } from '#app/admin/enquiries/clear-former-owner.ts'
import {
  type BulkChanges,
  type ChangesOf,
  eachOf,
  leavesUnanswered,
  sendGroups,
  valuesOf,
  versionAfter,
  type Versions,
} from './bulk-calls.ts'
import { sendConfirmed } from './bulk-retries.ts'
import { bulkSentence, changedSince, isNotUndone, notAllUndone } from './bulk-sentence.ts'
import { type Shown, shownValues, withChanges, withoutChanges } from './shown-changes.ts'

export type Bulk = {
  rows: readonly ListedEnquiry[]
  /** The same values for all rows, or a function that returns them for each row. */
  changes: BulkChanges | ChangesOf
  /** The action in the past tense: "moved to Contacted". */
  done: string
}

type Undoing = { rows: readonly ListedEnquiry[]; changesOf: ChangesOf; versions: Versions }

const records = ['enquiry', 'timeline']
const everything = ['enquiries', ...records]

/**
 * Changes several enquiries: applied optimistically, rolled back together if rejected, and undoable together for 8
 * seconds.
 */
export function useBulkChange() {
  const client = useQueryClient()
  const clearFormerOwner = useClearFormerOwner()
  const pages = { queryKey: ['enquiries', 'page'] }
  const refresh = () => {
    for (const topic of hasOtherChanges(client) ? records : everything)
      void client.invalidateQueries({ queryKey: [topic] })
  }
  const undo = useMutation({
    ...changeQueue,
    mutationFn: async ({ rows, changesOf, versions }: Undoing) => {
      const formerOf = (row: ListedEnquiry) => clearFormerOwner(valuesOf(row, changesOf(row)))
      // Changes of this browser that were undone have raised the version too, and must not be treated as a colleague's.
      const latest = latestVersions(versions)
      const { changed, unchanged } = await sendGroups(rows, formerOf, latest)
      for (const row of rows.filter(({ id }) => changed.includes(id)))
        noteVersion(row.id, latest[row.id]!, versionAfter(latest[row.id]!, formerOf(row)))
      return unchanged
    },
    onSuccess: (unchanged) => {
      const stale = unchanged.filter(({ code }) => code === 'stale').length
      if (unchanged.some(isNotUndone)) notify.error('Not Undone', notAllUndone)
      else if (stale > 0) notify.info('Not All Undone', changedSince(stale))
    },
    onError: (error) => notifyFailure('Not Undone', error, notAllUndone),
    onSettled: refresh,
  })
  return useMutation({
    ...changeQueue,
    mutationFn: async ({ rows, changes }: Bulk) => {
      const before = new Map(rows.map((row) => [row.id, latestVersion(row)]))
      const { changed, unchanged } = await sendConfirmed(rows, eachOf(changes))
      const after: Record<string, number> = {}
      for (const row of rows.filter(({ id }) => changed.includes(id))) {
        const version = before.get(row.id)!
        after[row.id] = versionAfter(version, eachOf(changes)(row))
        noteVersion(row.id, version, after[row.id]!)
      }
      return { changed, unchanged, versions: after }
    },
    onMutate: async ({ rows, changes }) => {
      const settle = expectUndo()
      for (const row of rows) rememberStored(client, row)
      await client.cancelQueries({ queryKey: ['enquiries'] })
      const before = client.getQueriesData<Shown>(pages)
      const wanted = new Map(rows.map((row) => [row.id, eachOf(changes)(row)]))
      client.setQueriesData<Shown>(pages, (page) => page && withChanges(page, wanted))
      return { before, wanted, settle }
    },
    onSuccess: ({ changed, unchanged, versions }, { rows, changes, done }, { settle }) => {
      const which = rows.filter(({ id }) => changed.includes(id))
      for (const row of which) noteStored(row.id, shownValues(eachOf(changes)(row)))
      const left = which.filter((row) => leavesUnanswered(row, eachOf(changes)(row)))
      const outcome = { changed: which.length, unchanged, unanswered: left.length }
      const said = bulkSentence(rows, outcome, done)
      if (which.length > 0)
        settle({
          said,
          undo: () => undo.mutate({ rows: which, changesOf: eachOf(changes), versions }),
        })
      else {
        settle()
        notify.info('Nothing Changed', said)
      }
    },
    onError: (error, _bulk, shown) => {
      shown?.settle()
      for (const [key, before] of shown?.before ?? [])
        client.setQueryData<Shown>(
          key,
          (page) =>
            page &&
            before &&
            withoutChanges(page, { ...before, rows: before.rows.map(asStored) }, shown!.wanted),
        )
      notifyFailure('Not Saved', error, 'Nothing was changed. Please try again.')
    },
    onSettled: (_outcome, _error, { rows }) => {
      for (const { id } of rows) forgetStored(client, id)
      refresh()
    },
  })
}
