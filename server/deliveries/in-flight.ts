import { SECOND } from '#contract/durations.ts'
import type { DeliveryRow } from './claim.ts'
import { isPublicMail } from './mail-kinds.ts'

/** The webhook, or `mail` for all mails, which share one server. */
export const targetOf = ({ webhook_id }: Pick<DeliveryRow, 'webhook_id'>) => webhook_id ?? 'mail'

/** Sending that takes longer mostly waits for the receiver, so another attempt may begin beside it. */
const slowAfterMs = SECOND

type InProgress = { target: string; isPublic: boolean; isSlow: boolean; done: Promise<void> }

type Steps<Answer> = {
  record: (answer: Answer) => Promise<void>
  slow: () => void
  end: () => void
}

/** The attempts in progress, by delivery. */
export class InFlight {
  readonly #attempts = new Map<string, InProgress>()

  get size() {
    return this.#attempts.size
  }

  /** Each settles when its attempt ends. */
  all() {
    return [...this.#attempts.values()].map(({ done }) => done)
  }

  /** `record` is the process's own work, which never counts as slow: beginning more would only add to it. */
  add<Answer>(
    delivery: DeliveryRow,
    sending: Promise<Answer>,
    { record, slow, end }: Steps<Answer>,
  ) {
    const timer = setTimeout(() => {
      inProgress.isSlow = true
      slow()
    }, slowAfterMs).unref()
    const done = sending
      .finally(() => {
        clearTimeout(timer)
        inProgress.isSlow = false
      })
      .then(record)
      .finally(() => {
        this.#attempts.delete(delivery.id)
        end()
      })
    const isPublic = isPublicMail(delivery.kind)
    const inProgress = { target: targetOf(delivery), isPublic, isSlow: false, done }
    this.#attempts.set(delivery.id, inProgress)
  }

  slowCount() {
    return [...this.#attempts.values()].filter(({ isSlow }) => isSlow).length
  }

  publicMailCount() {
    return [...this.#attempts.values()].filter(({ isPublic }) => isPublic).length
  }

  /** Number of attempts per target. */
  counts() {
    const counts = new Map<string, number>()
    for (const { target } of this.#attempts.values())
      counts.set(target, (counts.get(target) ?? 0) + 1)
    return counts
  }
}
