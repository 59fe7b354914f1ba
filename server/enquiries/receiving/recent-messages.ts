import { createHash } from 'node:crypto'
import type { NewEnquiry } from '#contract/enquiry.ts'
import { DAY } from '#contract/durations.ts'

const maxMessages = 5_000
/** Many people write the same short message ("Please call me back"). */
const minLength = 40

/**
 * Hashes of the last day's messages, to recognize a copy from another sender. In memory only: it is one sign among
 * several, and a flood repeats itself often enough for every process to notice.
 */
export class RecentMessages {
  readonly #seen = new Map<string, { email: string; at: number }>()

  wroteAnother(input: NewEnquiry, now: Date) {
    const seen = this.#seen.get(keyOf(input) ?? '')
    return !!seen && seen.email !== input.email.toLowerCase() && now.getTime() - seen.at < DAY
  }

  remember(input: NewEnquiry, now: Date) {
    const key = keyOf(input)
    if (!key) return
    this.#seen.delete(key)
    this.#seen.set(key, { email: input.email.toLowerCase(), at: now.getTime() })
    const [oldest] = this.#seen.keys()
    if (this.#seen.size > maxMessages && oldest) this.#seen.delete(oldest)
  }
}

function keyOf({ message }: NewEnquiry) {
  const text = (message ?? '').toLowerCase().replace(/\s+/g, ' ').trim()
  return text.length < minLength ? null : createHash('sha256').update(text).digest('base64')
}
