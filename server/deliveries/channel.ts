import type { AttemptOutcome } from '#contract/delivery.ts'
import type { Db } from '#server/db/database.ts'
import type { ChannelName, DeliveryRow } from './claim.ts'

export type Attempt = {
  outcome: AttemptOutcome
  /** What the far end answered, or why it could not be asked. */
  answer: string
  /** Whether the far end cannot take anything now, so that other deliveries to it wait. */
  unreachable?: boolean
  /** Whether the far end was not contacted, so that the attempt says nothing about it. */
  untried?: boolean
}

/** Hears, in the transaction that records it, of an attempt to send a mail, whose row says by then what came of it. */
export type AfterMail = (trx: Db, delivery: DeliveryRow, now: Date) => Promise<void>

export type Channel = {
  name: ChannelName
  /** Attempts at the same time, over all and to one far end. */
  maxInFlight: number
  maxPerTarget: number
  send(delivery: DeliveryRow): Promise<Attempt>
  /** Runs in the transaction that records the attempt. */
  afterAttempt?(trx: Db, delivery: DeliveryRow, attempt: Attempt, now: Date): Promise<void>
}
