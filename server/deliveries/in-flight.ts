import type { DeliveryRow } from './claim.ts'
import { isCausedByStranger } from './outward.ts'

/** The webhook, or `mail` for all mails, which share one server. */
export const targetOf = ({ webhook_id }: Pick<DeliveryRow, 'webhook_id'>) => webhook_id ?? 'mail'

/** The attempts in progress, by delivery. */
export class InFlight {
  readonly #attempts = new Map<
    string,
    { target: string; isByStranger: boolean; done: Promise<void> }
  >()

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
    const isByStranger = isCausedByStranger(delivery.kind)
    this.#attempts.set(delivery.id, { target: targetOf(delivery), isByStranger, done })
  }

  causedByStrangers() {
    return [...this.#attempts.values()].filter(({ isByStranger }) => isByStranger).length
  }

  /** Number of attempts per target. */
  counts() {
    const counts = new Map<string, number>()
    for (const { target } of this.#attempts.values())
      counts.set(target, (counts.get(target) ?? 0) + 1)
    return counts
  }
}
