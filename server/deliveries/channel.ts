import type { AttemptOutcome } from '#contract/delivery.ts'
import type { Db } from '#server/db/database.ts'
import type { ChannelName, DeliveryRow } from './claim.ts'

export type Attempt = {
  outcome: AttemptOutcome
  /** The far end's words, or what went wrong on the way to it. */
  answer: string
  /** Whether the far end itself is the trouble, so that nothing else need try it now. */
  unreachable?: boolean
  /** Whether nothing was asked of the far end, so that nothing is known of it. */
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
