import type { ServerResponse } from 'node:http'
import { MINUTE, SECOND } from '#contract/durations.ts'
import type { LiveEvent } from '#contract/live-event.ts'
import { type Cursor, cursorText } from './cursor.ts'

type Reader = {
  userId: string
  sessionId: string
  /** The last message that the client received, as it reports it. */
  lastEventId: string | undefined
}

/** A client that falls further behind is disconnected. */
const maxWaitingBytes = 64 * 1024
const closeGraceMs = SECOND
/** For a client beyond a person's maximum of streams. */
const laterMs = MINUTE

const headers = {
  'content-type': 'text/event-stream; charset=utf-8',
  'cache-control': 'no-store',
  'x-accel-buffering': 'no',
  // Ending the stream also closes the connection.
  connection: 'close',
}

/** An open response to `GET /api/events`. */
export class LiveStream {
  readonly reader: Reader
  readonly #response: ServerResponse

  constructor(response: ServerResponse, reader: Reader, onClose: () => void) {
    this.reader = reader
    this.#response = response
    response.once('close', onClose)
    response.on('error', () => {})
    response.writeHead(200, headers)
    response.flushHeaders()
  }

  get isOpen() {
    return !this.#response.writableEnded && !this.#response.destroyed
  }

  /** Complete messages, as written by `messageOf` and the functions below. */
  send(text: string) {
    if (!this.isOpen || text === '') return
    if (this.#response.writableLength > maxWaitingBytes) this.#response.destroy()
    else this.#response.write(text)
  }

  /** Ends the stream; a client that does not read to its end soon is disconnected. */
  end() {
    if (!this.isOpen) return
    this.#response.end()
    setTimeout(() => this.#response.destroy(), closeGraceMs).unref()
  }

  /** Asks the client to stay away for a while, because the person has newer streams. */
  sendAway() {
    this.send(`retry: ${laterMs}\n\n`)
    this.end()
  }
}

export const heartbeat = ':\n\n'

export const messageOf = (event: LiveEvent, cursor?: Cursor | null) =>
  `${cursor ? `id: ${cursorText(cursor)}\n` : ''}data: ${JSON.stringify(event)}\n\n`
