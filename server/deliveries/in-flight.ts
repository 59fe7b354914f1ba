import type { DeliveryRow } from './claim.ts'
import { isPublicMail } from './mail-kinds.ts'

/** The webhook, or `mail` for all mails, which share one server. */
export const targetOf = ({ webhook_id }: Pick<DeliveryRow, 'webhook_id'>) => webhook_id ?? 'mail'

/** The attempts in progress, by delivery. */
export class InFlight {
  readonly #attempts = new Map<string, { target: string; isPublic: boolean; done: Promise<void> }>()

  get size() {
    return this.#attempts.size
  }

  /** Each settles when its attempt ends. */
  all() {
    return [...this.#attempts.values()].map(({ done }) => done)
  }

  add(delivery: DeliveryRow, attempt: Promise<void>, onEnd: () => void) {
    const done = attempt.finally(() => {
      this.#attempts.delete(delivery.id)
      onEnd()
    })
    const isPublic = isPublicMail(delivery.kind)
    this.#attempts.set(delivery.id, { target: targetOf(delivery), isPublic, done })
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
