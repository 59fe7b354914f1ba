import { setImmediate as nextTurn } from 'node:timers/promises'

/** A statement takes so many values on either database, and keeps nobody waiting. */
const batchSize = 200

/**
 * Whoever wrote often has more ids than one statement takes. Between two batches other requests have a turn, and no more
 * than that: a transaction that goes on keeps every other writer waiting.
 */
export async function* inBatches<Item>(items: readonly Item[], size = batchSize) {
  for (let from = 0; from < items.length; from += size) {
    yield items.slice(from, from + size)
    await nextTurn()
  }
}
