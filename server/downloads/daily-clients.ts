import { createHmac, randomBytes } from 'node:crypto'
import { DAY } from '#contract/durations.ts'

/** About 10 MB of memory when full. Whoever comes later that day is not counted. */
const usualMaxKnown = 100_000

/**
 * Who has downloaded what today, to count nobody twice. What is kept are hashes under a key of the day that is never
 * stored: neither an address nor anything from which one could be found.
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

  /** Records the download. False when this client had it today, or the memory is full. */
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
