import type { AttemptOutcome } from '#contract/delivery.ts'
import type { Db } from '#server/db/database.ts'
import type { ChannelName, DeliveryRow } from './claim.ts'

export type Attempt = {
  outcome: AttemptOutcome
  /** The receiver's answer, or why there was none. */
  answer: string
  /** Whether the receiver cannot accept anything now, so that its other deliveries wait. */
  unreachable?: boolean
  /** Whether the receiver was not contacted, so that the attempt says nothing about it. */
  untried?: boolean
}

/** Called in the transaction that records an attempt to send a mail, after the mail's row was updated. */
export type AfterMail = (trx: Db, delivery: DeliveryRow, now: Date) => Promise<void>

export type Channel = {
  name: ChannelName
  /** Concurrent attempts, in total and per target. */
  maxInFlight: number
  maxPerTarget: number
  send(delivery: DeliveryRow): Promise<Attempt>
  /** Runs in the transaction that records the attempt. */
  afterAttempt?(trx: Db, delivery: DeliveryRow, attempt: Attempt, now: Date): Promise<void>
}
