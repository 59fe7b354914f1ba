import { SECOND } from '#contract/durations.ts'

/** In a second. While more come, sending mail would make visitors wait. */
const maxCalmRequests = 20

/** Whether many requests come, judged by those that are noted. */
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
