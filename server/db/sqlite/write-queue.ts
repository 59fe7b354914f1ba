import { setImmediate as nextTurn, setTimeout as sleep } from 'node:timers/promises'
import { SECOND } from '#contract/durations.ts'
import { databaseLocked, isLocked } from '#server/db/error-codes.ts'

/** Less than the handler's 10 s, so that a request is answered only when its write can no longer happen. */
const defaultMaxWaitMs = 5 * SECOND
const minPauseMs = 4
const maxPauseMs = 100

/**
 * One writer at a time, first come, first served. The first in the queue retries while another process holds the lock;
 * the others wait for it. Nobody waits longer than `maxWaitMs` to begin, or on the main thread.
 */
export class WriteQueue {
  readonly #maxWaitMs: number
  #last: Promise<void> | undefined

  constructor(maxWaitMs = defaultMaxWaitMs) {
    this.#maxWaitMs = maxWaitMs
  }

  /** Runs `begin` as soon as it is its turn and SQLite allows it. The next in the queue waits for `leave`. */
  async enter<T>(begin: () => Promise<T>): Promise<{ result: T; leave: () => void }> {
    const deadline = performance.now() + this.#maxWaitMs
    const before = this.#last
    const { promise: left, resolve } = Promise.withResolvers<void>()
    this.#last = left
    const leave = () => {
      if (this.#last === left) this.#last = undefined
      resolve()
    }
    try {
      if (before) await this.#waitForTurn(before, deadline)
      return { result: await this.retry(begin, deadline), leave }
    } catch (error) {
      leave()
      throw error
    }
  }

  /** Each turn begins with a free event loop: a hundred commits in a row would delay every reader. */
  async #waitForTurn(before: Promise<void>, deadline: number) {
    await before
    await nextTurn()
    if (performance.now() > deadline) throw databaseLocked()
  }

  /** Outside the queue it is for reads, which SQLite refuses only while another process opens or repairs the file. */
  async retry<T>(work: () => Promise<T>, deadline = performance.now() + this.#maxWaitMs) {
    for (let pause = minPauseMs; ; pause = Math.min(2 * pause, maxPauseMs))
      try {
        return await work()
      } catch (error) {
        const remaining = deadline - performance.now()
        if (!isLocked(error) || remaining <= 0) throw error
        // Jitter, so that several processes do not retry at the same moment.
        await sleep(Math.min(remaining, pause * (0.5 + Math.random() / 2)))
      }
  }
}
