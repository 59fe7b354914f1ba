import { setImmediate as nextTurn } from 'node:timers/promises'

/** Both databases accept this many values in a statement, and it delays nobody. */
const batchSize = 200

/**
 * Splits long lists into batches that fit a statement. Requests get a turn between two batches, but not more: a
 * transaction blocks every other writer until it ends.
 */
export async function* inBatches<Item>(items: readonly Item[], size = batchSize) {
  for (let from = 0; from < items.length; from += size) {
    yield items.slice(from, from + size)
    await nextTurn()
  }
}
