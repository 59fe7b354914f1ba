import { SECOND } from '#server/durations.ts'

/** More requests in a second than that are a rush, in which sending mail would make visitors wait. */
const rush = 20

/** Tells whether a rush is on, from the requests that are noted. */
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
      return Math.max(count, before) > rush
    },
  }
}
