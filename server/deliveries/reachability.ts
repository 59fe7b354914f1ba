import { holdMs } from './back-off.ts'

type Held = { failures: number; until: number }

/**
 * Far ends that could not be reached. One is left alone for up to a minute, then a single delivery tries it; the others
 * wait without spending their attempts.
 */
export class Reachability {
  readonly #held = new Map<string, Held>()
  readonly #now: () => Date

  constructor(now: () => Date) {
    this.#now = now
  }

  failed(target: string) {
    const now = this.#now().getTime()
    const before = this.#held.get(target)
    // Those that were under way together fail together, once.
    if (before && before.until > now) return
    const failures = (before?.failures ?? 0) + 1
    this.#held.set(target, { failures, until: now + holdMs(failures) })
  }

  /** Returns whether it could not be reached before. */
  succeeded(target: string) {
    return this.#held.delete(target)
  }

  /** How many deliveries may try it at once. */
  room(target: string) {
    const held = this.#held.get(target)
    if (!held) return Infinity
    return held.until <= this.#now().getTime() ? 1 : 0
  }

  held() {
    return this.#held.keys()
  }

  /** When the next of them may be tried, in milliseconds since 1970. */
  nextProbe() {
    return Math.min(...[...this.#held.values()].map(({ until }) => until))
  }
}
