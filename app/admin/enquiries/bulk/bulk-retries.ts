import type { ListedEnquiry } from '#contract/enquiry-list.ts'
import { ApiError } from '#app/api.ts'
import { isOutcomeUnknown } from '#app/admin/requests/failure.ts'
import { isFinal } from '#app/admin/requests/query-client.ts'
import { currentState } from '#app/admin/session/session.ts'
import {
  type BulkChanges,
  sendBulkChange,
  type ChangesOf,
  sendGroups,
  valuesOf,
  type Versions,
} from './bulk-calls.ts'
import { isNotUndone } from './bulk-sentence.ts'

const maxFailures = 4
const firstPauseMs = 1_000
/** Error codes of rows that are worth a retry. */
const transientCodes = new Set(['busy', 'unanswered'])

const pause = (failures: number) =>
  new Promise((resolve) => setTimeout(resolve, firstPauseMs * 2 ** failures))

export function isSignedIn(userId: string) {
  const now = currentState()
  return now.status === 'signedIn' && now.userId === userId
}

/** Retries a request after transient failures, as long as the same person is signed in. */
export async function callWithRetries<Answer>(userId: string, ask: () => Promise<Answer>) {
  for (let failures = 0; ; failures++) {
    if (!isSignedIn(userId))
      throw new ApiError(401, 'unauthorized', 'Your session ended; sign in again.')
    try {
      return await ask()
    } catch (error) {
      if (!(error instanceof Error) || isFinal(error) || failures === maxFailures) throw error
      await pause(failures)
    }
  }
}

/**
 * Changes these rows and returns the outcome of each: "changed" or the server's code. Rows for which the server was too
 * busy are sent again. If a response was lost, a row that is reported as "same" was changed by the lost request.
 */
export async function changeWithRetries(
  userId: string,
  rows: readonly ListedEnquiry[],
  changesOf: ChangesOf,
) {
  const outcomes = new Map<string, string>()
  let rest = rows
  for (let failures = 0; rest.length > 0 && failures <= maxFailures; failures++) {
    if (failures > 0) await pause(failures)
    let calls = 0
    const { changed, unchanged } = await callWithRetries(userId, () => {
      calls++
      return sendGroups(rest, changesOf)
    })
    for (const id of changed) outcomes.set(id, 'changed')
    const byId = new Map(rest.map((row) => [row.id, row]))
    for (const { id, code } of unchanged) {
      const wasChanged =
        code === 'same' && calls + failures > 1 && differs(byId.get(id)!, changesOf)
      outcomes.set(id, wasChanged ? 'changed' : code)
    }
    rest = rest.filter(({ id }) => transientCodes.has(outcomes.get(id)!))
  }
  return outcomes
}

/**
 * Sends a change, and retries once if only the response may be lost: a row that is then "same" was changed by the first
 * request.
 */
export async function sendConfirmed(rows: readonly ListedEnquiry[], changesOf: ChangesOf) {
  try {
    return await sendGroups(rows, changesOf)
  } catch (error) {
    if (!isOutcomeUnknown(error)) throw error
    const { changed, unchanged } = await sendGroups(rows, changesOf)
    const byId = new Map(rows.map((row) => [row.id, row]))
    const isChanged = ({ id, code }: (typeof unchanged)[number]) =>
      code === 'same' && differs(byId.get(id)!, changesOf)
    return {
      changed: [...changed, ...unchanged.filter(isChanged).map(({ id }) => id)],
      unchanged: unchanged.filter((one) => !isChanged(one)),
    }
  }
}

/**
 * Restores the former values. Returns how many enquiries had been changed meanwhile, and whether all others were
 * restored.
 */
export async function undoWithRetries(
  userId: string,
  ids: readonly string[],
  change: BulkChanges,
  versions: Versions,
) {
  let rest = ids
  let stale = 0
  let isWhole = true
  for (let failures = 0; rest.length > 0 && failures <= maxFailures; failures++) {
    if (failures > 0) await pause(failures)
    const theirs = Object.fromEntries(rest.map((id) => [id, versions[id]!]))
    let calls = 0
    const { unchanged } = await callWithRetries(userId, () => {
      calls++
      return sendBulkChange(rest, change, theirs)
    })
    // If a response was lost, a stale row may have been restored by the lost request.
    if (calls === 1) stale += unchanged.filter(({ code }) => code === 'stale').length
    const missed = unchanged.filter(isNotUndone)
    rest = missed.filter(({ code }) => transientCodes.has(code)).map(({ id }) => id)
    if (rest.length < missed.length) isWhole = false
  }
  return { stale, isWhole: isWhole && rest.length === 0 }
}

function differs(row: ListedEnquiry, changesOf: ChangesOf) {
  const wanted = changesOf(row)
  return JSON.stringify(valuesOf(row, wanted)) !== JSON.stringify(wanted)
}
