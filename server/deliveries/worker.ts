import { setTimeout as sleep } from 'node:timers/promises'
import type { FastifyBaseLogger } from 'fastify'
import type { Database } from '#server/db/database.ts'
import { MINUTE, SECOND } from '#contract/durations.ts'
import { claimDue, type DeliveryRow, newClaim, nextDueAt, releaseClaims } from './claim.ts'
import { recordWithRetries, makeAttempt } from './attempt.ts'
import type { Attempt, Channel } from './channel.ts'
import { CircuitBreaker } from './circuit-breaker.ts'
import { InFlight, targetOf } from './in-flight.ts'
import { makeDueNow } from './record-attempt.ts'

type Options = {
  database: Database
  now: () => Date
  log: FastifyBaseLogger
  /** Whether requests need the process now. */
  isBusy: () => boolean
  /** Called after every attempt. */
  onAttempt: (delivery: DeliveryRow, attempt: Attempt) => void
  /** Called when the outcome of an attempt has been recorded. */
  onRecorded: () => void
  /** Called when more is due than this process sends at once. */
  onOverflow: () => void
}

/** Longer than most attempts; those still running then are made due again and abandoned. */
const graceMs = 5 * SECOND
/** The work of another process is found within this time even without a notification. */
const maxSleepMs = MINUTE
const minSleepMs = 50
/** Pause between deliveries while requests need the process, because requests go first. */
const busyPauseMs = 250

/**
 * Sends one channel's waiting deliveries as they become due. Several processes may do so at once. A stop, a kill or a
 * lost database during an attempt loses nothing: the row stays waiting and is sent again under the same message id.
 */
export class ChannelWorker {
  readonly #channel: Channel
  readonly #options: Options
  readonly #claim = newClaim()
  readonly #inFlight = new InFlight()
  readonly #breaker: CircuitBreaker
  #timer: NodeJS.Timeout | undefined
  #busyTimer: NodeJS.Timeout | undefined
  #pass: Promise<void> | undefined
  #again = false
  #running = false
  #failures = 0

  constructor(channel: Channel, options: Options) {
    this.#channel = channel
    this.#options = options
    this.#breaker = new CircuitBreaker(options.now)
  }

  start() {
    this.#running = true
    this.wake()
  }

  /** Looks for due deliveries soon. Calls while it is looking are merged into one. */
  wake() {
    if (!this.#running || this.#busyTimer) return
    if (this.#options.isBusy()) {
      this.#busyTimer = setTimeout(() => this.#look(), busyPauseMs).unref()
      return
    }
    this.#look()
  }

  #look() {
    this.#busyTimer = undefined
    this.#again = true
    this.#pass ??= this.#passUntilQuiet().finally(() => {
      this.#pass = undefined
    })
  }

  /** Sends what is due now or becomes due meanwhile, then returns. For commands and tests. */
  async drain() {
    for (;;) {
      const claimed = await this.#claimAndSend()
      const underWay = this.#inFlight.all()
      if (claimed === 0 && underWay.length === 0) return
      // Fast attempts may have ended already, leaving none to wait for.
      if (underWay.length > 0) await Promise.race(underWay)
    }
  }

  async stop() {
    this.#running = false
    clearTimeout(this.#timer)
    clearTimeout(this.#busyTimer)
    await this.#pass
    const finished = Promise.all(this.#inFlight.all())
    await Promise.race([finished, sleep(graceMs, undefined, { ref: false })])
    const { database, now, log } = this.#options
    if (this.#inFlight.size > 0)
      await releaseClaims(database.db, this.#claim, now()).catch((error: unknown) =>
        log.warn({ err: error }, 'claims of deliveries were not released'),
      )
  }

  async #passUntilQuiet() {
    while (this.#again && this.#running) {
      this.#again = false
      clearTimeout(this.#timer)
      try {
        await this.#claimAndSend()
        this.#failures = 0
        await this.#sleepUntilDue()
      } catch (error) {
        this.#failures++
        // Without a database nothing can be sent; others that need it log the outage too.
        this.#options.log.warn(
          { err: error, channel: this.#channel.name },
          'deliveries wait for the database',
        )
        this.#wakeIn(Math.min(SECOND * 2 ** this.#failures, 30 * SECOND))
      }
    }
  }

  async #claimAndSend() {
    const { name, maxPerTarget } = this.#channel
    const { database, now, onOverflow } = this.#options
    let claimed = 0
    for (;;) {
      const room = this.#roomFor()
      const limit =
        name === 'mail' ? room.mail : Math.min(1, this.#maxInFlight() - this.#inFlight.size)
      if (limit <= 0) {
        if (claimed > 0) onOverflow()
        return claimed
      }
      const query = { channel: name, limit: Math.min(limit, maxPerTarget), except: room.except }
      const rows = await claimDue(database, query, this.#claim, now())
      for (const row of rows) this.#inFlight.add(row, this.#attempt(row), () => this.wake())
      claimed += rows.length
      if (rows.length === 0) return claimed
    }
  }

  #maxInFlight() {
    return this.#options.isBusy() ? 1 : this.#channel.maxInFlight
  }

  /** How many mails may start now, and which webhooks have reached their maximum of attempts. */
  #roomFor() {
    const { maxPerTarget } = this.#channel
    const maxInFlight = this.#maxInFlight()
    const counts = this.#inFlight.counts()
    const roomOf = (target: string) =>
      Math.min(maxPerTarget, this.#breaker.allowedAttempts(target)) - (counts.get(target) ?? 0)
    const known = new Set([...counts.keys(), ...this.#breaker.openTargets()])
    return {
      mail: Math.min(roomOf('mail'), maxInFlight - this.#inFlight.size),
      except: [...known].filter((target) => target !== 'mail' && roomOf(target) <= 0),
    }
  }

  async #attempt(delivery: DeliveryRow) {
    const { database, log, now, onAttempt } = this.#options
    const attempt = await makeAttempt(this.#channel, delivery, now())
    const target = targetOf(delivery)
    const stillWaiting = (err: unknown) =>
      log.warn({ err, channel: delivery.channel }, 'what waited for an outage was not made due')
    if (attempt.unreachable) this.#breaker.recordFailure(target)
    else if (!attempt.untried && this.#breaker.recordSuccess(target))
      await makeDueNow(database.db, { webhookId: delivery.webhook_id }, now()).catch(stillWaiting)
    onAttempt(delivery, attempt)
    await recordWithRetries(this.#channel, delivery, attempt, {
      ...this.#options,
      claim: this.#claim,
    })
    this.#options.onRecorded()
  }

  async #sleepUntilDue() {
    // Every attempt that ends frees a slot and wakes the worker.
    if (this.#inFlight.size >= this.#maxInFlight()) return this.#wakeIn(maxSleepMs)
    const { database, now } = this.#options
    // Read before the room: a target that may be probed from now on has room, and its deliveries are included below.
    const probe = this.#breaker.nextProbe()
    const { mail, except } = this.#roomFor()
    const waits = this.#channel.name === 'mail' && mail <= 0
    const dueAt = waits ? null : await nextDueAt(database.db, this.#channel.name, except)
    const until = Math.min(dueAt?.getTime() ?? Infinity, probe)
    this.#wakeIn(Math.min(Math.max(until - now().getTime(), minSleepMs), maxSleepMs))
  }

  #wakeIn(milliseconds: number) {
    if (this.#running) this.#timer = setTimeout(() => this.wake(), milliseconds).unref()
  }
}
