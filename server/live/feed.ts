import type { FastifyBaseLogger } from 'fastify'
import { setTimeout as sleep } from 'node:timers/promises'
import { sessionsWithPermission } from '#server/accounts/sessions/sessions-with-permission.ts'
import type { Database } from '#server/db/database.ts'
import { SECOND } from '#contract/durations.ts'
import { type Cursor, isAfter, readCursor } from './cursor.ts'
import { EventLog, type LoggedEvent } from './event-log.ts'
import { heartbeat, type LiveStream, messageOf } from './live-stream.ts'
import { Replying } from './replying.ts'

type Options = { database: Database; now: () => Date; log: FastifyBaseLogger; tickMs: number }

/** A client that missed more reloads everything, which is less work for both sides. */
const maxEvents = 100
/** Minimum time between two reads of the database. */
const pauseMs = 100
const heartbeatTicks = 15

/** Reads the events for all streams of this process at once, and only while there are streams. */
export class Feed {
  readonly #options: Options
  readonly #log: EventLog
  readonly #replying: Replying
  readonly #joined = new Set<LiveStream>()
  readonly #joining = new Set<LiveStream>()
  #cursor: Cursor | null = null
  #looking: Promise<void> | undefined
  #again = false
  #revoking: Promise<void> | undefined
  #ticker: NodeJS.Timeout | undefined
  #ticks = 0
  #failing = false

  constructor(options: Options) {
    this.#options = options
    this.#log = new EventLog(options.database)
    this.#replying = new Replying(options)
  }

  /** In the order of opening. */
  get streams() {
    return [...this.#joined, ...this.#joining]
  }

  join(stream: LiveStream) {
    this.#joining.add(stream)
    this.#ticker ??= setInterval(() => this.#tick(), this.#options.tickMs).unref()
    this.wake()
  }

  leave(stream: LiveStream) {
    this.#joined.delete(stream)
    this.#joining.delete(stream)
    if (this.streams.length > 0) return
    clearInterval(this.#ticker)
    this.#ticker = undefined
  }

  /** Looks for new events soon. Calls while it is looking are merged into one. */
  wake() {
    if (this.streams.length === 0) return
    this.#again = true
    this.#looking ??= this.#lookUntilQuiet().finally(() => {
      this.#looking = undefined
      if (this.#again) this.wake()
    })
  }

  /** Ends all streams. */
  async end() {
    for (const stream of this.streams) stream.end()
    this.#joined.clear()
    this.#joining.clear()
    clearInterval(this.#ticker)
    await Promise.all([this.#looking, this.#revoking])
  }

  #tick() {
    this.#ticks++
    if (this.#ticks % heartbeatTicks === 0) {
      for (const stream of this.#joined) stream.send(heartbeat)
      // Also finds events of other processes whose notification was lost.
      this.wake()
    }
    if (this.#replying.hasExpired()) this.wake()
    // Not again while a slow database still answers the last one.
    this.#revoking ??= this.#endRevoked()
      .catch((error: unknown) => this.#fail(error))
      .finally(() => (this.#revoking = undefined))
  }

  async #lookUntilQuiet() {
    while (this.#again && this.streams.length > 0) {
      this.#again = false
      try {
        await this.#look()
        this.#failing = false
      } catch (error) {
        this.#fail(error)
        this.#again = true
        await sleep(SECOND, undefined, { ref: false })
      }
      await sleep(pauseMs, undefined, { ref: false })
    }
  }

  /** Logged once until the events are read again: while the database is away, every look fails. */
  #fail(error: unknown) {
    if (!this.#failing) this.#options.log.warn({ err: error }, 'live events are not read')
    this.#failing = true
  }

  async #look() {
    await this.#endRevoked()
    // Nothing has been sent yet.
    if (this.#joined.size === 0) this.#cursor = await this.#log.newest()
    const { events, heldBack } = await this.#log.after(this.#cursor, maxEvents + 1)
    const isFlood = events.length > maxEvents
    const cursor = isFlood ? await this.#log.newest() : (events.at(-1)?.cursor ?? this.#cursor)
    const replying = await this.#replying.changes()
    // From here until the events are sent nothing may fail: events before the cursor are never sent again.
    this.#cursor = cursor
    for (const stream of this.#joined) {
      const news = isFlood ? this.#reset() : textOf(events, stream.reader.userId)
      stream.send(news + replying)
    }
    for (const stream of this.#joining) {
      stream.send((await this.#missedBy(stream)) + this.#replying.current())
      if (this.#joining.delete(stream)) this.#joined.add(stream)
    }
    if (heldBack || isFlood) this.#again = true
  }

  async #missedBy({ reader }: LiveStream) {
    if (reader.lastEventId === undefined) return this.#opened(false, this.#cursor)
    const last = readCursor(reader.lastEventId)
    const cursor = this.#cursor
    if (!last || !cursor || !(await this.#log.has(last))) return this.#opened(true) + this.#reset()
    const { events } = await this.#log.after(last, maxEvents + 1)
    // Later events are sent to all.
    const missed = events.filter((event) => !isAfter(event.cursor, cursor))
    const text = missed.length > maxEvents ? this.#reset() : textOf(missed, reader.userId)
    return this.#opened(true) + text
  }

  #opened(resumed: boolean, place?: Cursor | null) {
    const quiet_ms = this.#cursor && this.#options.now().getTime() - this.#cursor.atMs
    return messageOf({ kind: 'opened', resumed, quiet_ms }, place)
  }

  #reset() {
    return messageOf({ kind: 'reset' }, this.#cursor)
  }

  /** Ends the streams of people who have signed out or lost access to enquiries. */
  async #endRevoked() {
    const { database, now } = this.#options
    const open = this.streams
    if (open.length === 0) return
    const ids = [...new Set(open.map(({ reader }) => reader.sessionId))]
    const allowed = await sessionsWithPermission(database.db, 'enquiry.read', ids, now())
    for (const stream of open) if (!allowed.has(stream.reader.sessionId)) stream.end()
  }
}

/** Read marks are sent only to their own person. */
const textOf = (events: LoggedEvent[], userId: string) =>
  events
    .filter(({ event }) => event.kind !== 'enquiry.read' || event.by === userId)
    .map(({ event, cursor }) => messageOf(event, cursor))
    .join('')
