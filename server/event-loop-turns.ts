import { setImmediate as nextTurn } from 'node:timers/promises'
import { keyedSemaphore } from './keyed-semaphore.ts'

/** How long requests may begin within one turn of the event loop. */
const maxTurnMs = 5
/** How long work in parts gives way to requests before it goes on all the same. */
const maxWaitMs = 25

let waiting = 0
let isTurning = false
/** Null until the first request of the turn begins. */
let beganAt: number | null = null

const doRequestsWait = () => waiting > 0

function beginTurn() {
  beganAt = null
  isTurning = doRequestsWait()
  if (isTurning) setImmediate(beginTurn)
}

/**
 * Begins `work` in this turn of the event loop, or in a later one when those before it took the turn. Node accepts one
 * connection a turn, so a turn that served every request that had come would keep new connections waiting for seconds.
 */
export function scheduleRequest(work: () => void) {
  waiting++
  // Before the attempt, and so before all attempts of every later turn.
  if (!isTurning) setImmediate(beginTurn)
  isTurning = true
  setImmediate(attempt)

  function attempt() {
    const now = performance.now()
    beganAt ??= now
    if (now - beganAt > maxTurnMs) {
      setImmediate(attempt)
      return
    }
    waiting--
    work()
  }
}

const yieldLock = keyedSemaphore()
const longWorkLock = keyedSemaphore()

/**
 * For work that is long and comes in parts: lets whatever requests wait begin before the next part. Of several such works
 * one goes on at a time: a turn that went on with all of them would be as long as they are many.
 */
export const yieldToRequests = () =>
  yieldLock('turn', async () => {
    const deadline = performance.now() + maxWaitMs
    do await nextTurn()
    while (doRequestsWait() && performance.now() < deadline)
  })

/**
 * One part of long work that takes a connection and locks. Of all such works in this process one is at it: what waits for a
 * lock of the others would keep its connection from the requests.
 */
export const runLongWorkPart = <T>(part: () => Promise<T>) =>
  longWorkLock('part', async () => {
    await yieldToRequests()
    return part()
  })
