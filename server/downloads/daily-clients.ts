import { createHmac, randomBytes } from 'node:crypto'
import { DAY } from '#contract/durations.ts'

/** About 10 MB of memory when full. Further clients are not counted that day. */
const usualMaxKnown = 100_000

/**
 * Today's clients and what they downloaded, to count nobody twice. Kept are hashes under a daily key that is never
 * stored, so that no address can be derived.
 */
export class DailyClients {
  readonly #now: () => Date
  readonly #maxKnown: number
  #day = -1
  #salt = randomBytes(32)
  #known = new Set<string>()

  constructor(now: () => Date, maxKnown = usualMaxKnown) {
    this.#now = now
    this.#maxKnown = maxKnown
  }

  /** Records the download. False when this client already had it today, or the memory is full. */
  recordFirst(client: string, slug: string) {
    this.#forgetYesterday()
    const hash = createHmac('sha256', this.#salt).update(`${slug} ${client}`).digest('base64url')
    if (this.#known.has(hash) || this.#known.size >= this.#maxKnown) return false
    this.#known.add(hash)
    return true
  }

  #forgetYesterday() {
    const day = Math.floor(this.#now().getTime() / DAY)
    if (day === this.#day) return
    this.#day = day
    this.#salt = randomBytes(32)
    this.#known = new Set()
  }
}
