import { SECOND } from '#contract/durations.ts'

/** Per second. With more, sending mail would slow visitors down. */
const maxCalmRequests = 20

/** Tells from the noted requests whether many are arriving. */
export function requestRate() {
  let second = 0
  let [count, before] = [0, 0]

  function turn() {
    const now = Math.floor(performance.now() / SECOND)
    if (now === second) return
    before = now === second + 1 ? count : 0
    second = now
    count = 0
  }

  return {
    note() {
      turn()
      count++
    },
    isRush() {
      turn()
      return Math.max(count, before) > maxCalmRequests
    },
  }
}
