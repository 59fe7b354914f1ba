import { setTimeout as sleep } from 'node:timers/promises'
import type { FastifyBaseLogger } from 'fastify'
import type { Database } from '#server/db/database.ts'
import { MINUTE, SECOND } from '#contract/durations.ts'
import { claimDue, type DeliveryRow, newClaim, nextDueAt, releaseClaims } from './claim.ts'
import { recordWithRetries, makeAttempt } from './attempt.ts'
import type { Attempt, Channel } from './channel.ts'
import { CircuitBreaker } from './circuit-breaker.ts'
import { InFlight, targetOf } from './in-flight.ts'
import { openQueues, roomFor } from './open-queues.ts'
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
  #lacksRoom = false
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
      // Between its last check and now.
      if (this.#again) this.wake()
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
    const { database, now, onOverflow } = this.#options
    const makesRoom = { slow: () => this.#lacksRoom && this.wake(), end: () => this.wake() }
    let claimed = 0
    for (;;) {
      const queues = this.#openQueues()
      if (queues.length === 0) {
        if (claimed > 0) onOverflow()
        return claimed
      }
      let found = 0
      for (const queue of queues) {
        const rows = await claimDue(database, queue, this.#claim, now())
        for (const row of rows)
          this.#inFlight.add(row, makeAttempt(this.#channel, row, now()), {
            record: (attempt) => this.#record(row, attempt),
            ...makesRoom,
          })
        found += rows.length
        // The others wait until nothing of this one is due.
        if (found > 0) break
      }
      claimed += found
      if (found === 0) return claimed
    }
  }

  #openQueues() {
    return openQueues({ ...this.#load(), breaker: this.#breaker })
  }

  #load() {
    return { channel: this.#channel, inFlight: this.#inFlight, isBusy: this.#options.isBusy() }
  }

  async #record(delivery: DeliveryRow, attempt: Attempt) {
    const { database, log, now, onAttempt } = this.#options
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
    this.#lacksRoom = roomFor(this.#load()) <= 0
    // An attempt that ends or turns out to be slow makes room and wakes the worker.
    if (this.#lacksRoom) return this.#wakeIn(maxSleepMs)
    const { database, now } = this.#options
    // Read before the open queues: a target that may be probed from now on is among them.
    const probe = this.#breaker.nextProbe()
    const dues = await Promise.all(this.#openQueues().map((queue) => nextDueAt(database.db, queue)))
    const until = Math.min(...dues.map((at) => at?.getTime() ?? Infinity), probe)
    this.#wakeIn(Math.min(Math.max(until - now().getTime(), minSleepMs), maxSleepMs))
  }

  #wakeIn(milliseconds: number) {
    if (this.#running) this.#timer = setTimeout(() => this.wake(), milliseconds).unref()
  }
}
