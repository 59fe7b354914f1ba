import { DAY } from '#contract/durations.ts'
import { backOffMs } from './back-off.ts'

type OpenCircuit = { failures: number; until: number }

/**
 * A circuit breaker per target: after a failed connection there are no attempts for up to a minute, then a single
 * delivery tries it; the others wait without using up their attempts.
 */
export class CircuitBreaker {
  readonly #open = new Map<string, OpenCircuit>()
  readonly #now: () => Date

  constructor(now: () => Date) {
    this.#now = now
  }

  recordFailure(target: string) {
    const now = this.#now().getTime()
    // Targets that were deleted, or to which nothing was sent for as long.
    for (const [each, { until }] of this.#open) if (until < now - DAY) this.#open.delete(each)
    const before = this.#open.get(target)
    // Concurrent attempts fail together and count once.
    if (before && before.until > now) return
    const failures = (before?.failures ?? 0) + 1
    this.#open.set(target, { failures, until: now + backOffMs(failures) })
  }

  /** Returns whether it was unreachable before. */
  recordSuccess(target: string) {
    return this.#open.delete(target)
  }

  /** How many deliveries may try it at once. */
  allowedAttempts(target: string) {
    const circuit = this.#open.get(target)
    if (!circuit) return Infinity
    return circuit.until <= this.#now().getTime() ? 1 : 0
  }

  openTargets() {
    return this.#open.keys()
  }

  /** When the next open target may be tried, in milliseconds since 1970; Infinity when none is open. */
  nextProbe() {
    const now = this.#now().getTime()
    const untils = [...this.#open.values()].map(({ until }) => until)
    return Math.min(...untils.filter((until) => until > now))
  }
}
