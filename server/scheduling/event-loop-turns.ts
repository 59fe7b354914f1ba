import { setImmediate as nextTurn } from 'node:timers/promises'
import { keyedSemaphore } from './keyed-semaphore.ts'

/** How long requests may start within one turn of the event loop. */
const maxTurnMs = 5
/** After a connection more are probably waiting, of which one is accepted per turn, so such a turn starts one request. */
const maxTurnMsAfterConnection = 0
/** How long divided work gives way to requests before it continues regardless. */
const maxWaitMs = 25

/** The requests that wait, by client; the client whose turn is next comes first. */
const queues = new Map<string, (() => void)[]>()
let waiting = 0
let isTurning = false
let hasAccepted = false
let turnMs = maxTurnMs
/** Null until the first request of the turn begins. */
let beganAt: number | null = null

const doRequestsWait = () => waiting > 0

function beginTurn() {
  beganAt = null
  turnMs = hasAccepted ? maxTurnMsAfterConnection : maxTurnMs
  hasAccepted = false
  isTurning = doRequestsWait()
  if (isTurning) setImmediate(beginTurn)
}

/** To be called for each accepted connection. */
export const noteConnection = () => void (hasAccepted = true)

function enqueue(client: string, work: () => void) {
  const queue = queues.get(client)
  if (queue) queue.push(work)
  else queues.set(client, [work])
  waiting++
}

function startNext() {
  const [next] = queues
  if (!next) return
  const [client, queue] = next
  const work = queue.shift()
  queues.delete(client)
  if (queue.length > 0) queues.set(client, queue)
  waiting--
  work?.()
}

/**
 * Starts `work` in this turn of the event loop, or in a later one if earlier requests have used it up. Node accepts one
 * connection per turn, so a turn that served every waiting request would delay new connections for seconds. Clients
 * take turns: whoever sends thousands at once delays mostly their own.
 */
export function scheduleRequest(client: string, work: () => void) {
  enqueue(client, work)
  // Queued before the attempt, so that in every later turn it also runs first.
  if (!isTurning) setImmediate(beginTurn)
  isTurning = true
  setImmediate(attempt)

  // One immediate per start, so that its microtasks count towards the turn.
  function attempt() {
    const now = performance.now()
    beganAt ??= now
    if (now - beganAt > turnMs) setImmediate(attempt)
    else startNext()
  }
}

const yieldLock = keyedSemaphore()
const longWorkLock = keyedSemaphore()

/**
 * Called between the parts of long work: lets waiting requests start before the next part. Only one caller continues at
 * a time, since a turn in which all of them continued would be too long.
 */
export const yieldToRequests = () =>
  yieldLock('turn', async () => {
    const deadline = performance.now() + maxWaitMs
    do await nextTurn()
    while (doRequestsWait() && performance.now() < deadline)
  })

/**
 * Runs one part of long work that takes a connection and locks. Only one such task runs per process: others would hold
 * a connection while waiting for its locks, and requests would lack it.
 */
export const runLongWorkPart = <T>(part: () => Promise<T>) =>
  longWorkLock('part', async () => {
    await yieldToRequests()
    return part()
  })
