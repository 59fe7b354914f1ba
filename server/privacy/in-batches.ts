import { setImmediate as nextTurn } from 'node:timers/promises'

/** A statement takes so many values on either database, and keeps nobody waiting. */
const atOnce = 200

/**
 * Whoever wrote often has more ids than one statement takes. Between two parts other requests have a turn, and no more
 * than that: a transaction that goes on keeps every other writer waiting.
 */
export async function* inParts<Item>(items: readonly Item[]) {
  for (let from = 0; from < items.length; from += atOnce) {
    yield items.slice(from, from + atOnce)
    await nextTurn()
  }
}
