import { SECOND } from '#contract/durations.ts'
import { ApiError } from '#app/api.ts'
import { withToken } from '#app/admin/requests/call.ts'
import { eventStreamReader, type StreamMessage } from './event-stream.ts'
import { openStream } from './open-stream.ts'

type Options = {
  /** The id of the last event that this browser has received, if any. */
  lastEventId: () => string | undefined
  onMessage: (message: StreamMessage) => void
  /** `unreachable`: there was no response; otherwise the server has rejected or closed the stream. */
  onLost: (unreachable: boolean) => void
  onForbidden: () => void
}

/** More than two intervals of the comments that the server sends every 15 seconds. */
const maxSilenceMs = 40 * SECOND
const maxAnswerMs = 15 * SECOND
/** Short, because the screen says "offline" until the next attempt. */
const maxPauseMs = 10 * SECOND
/** A stream that closes sooner counts as a failure. */
const minStreamMs = 5 * SECOND

/** Opens the event stream, and reopens it whenever it closes. */
export function keepConnected(options: Options) {
  const closed = new AbortController()
  let failures = 0
  let retryMs = 0
  let skipPause = () => {}
  let attempt = new AbortController()

  async function run() {
    while (!closed.signal.aborted) {
      attempt = new AbortController()
      try {
        const opened = performance.now()
        await readOnce(attempt)
        failures = performance.now() - opened < minStreamMs ? failures + 1 : 0
        options.onLost(!navigator.onLine)
      } catch (error) {
        if (!closed.signal.aborted) lost(error)
      }
      if (!closed.signal.aborted) await pause()
    }
  }

  async function readOnce(current: AbortController) {
    const silence = watchSilence(() => current.abort())
    try {
      const stream = await withToken((token) =>
        openStream(token, options.lastEventId(), current.signal),
      )
      const decoder = new TextDecoder()
      const read = eventStreamReader((message) => {
        retryMs = message.retryMs ?? 0
        options.onMessage(message)
      })
      const body = stream.getReader()
      for (;;) {
        const { done, value } = await body.read()
        if (done) return
        silence.reset()
        read(decoder.decode(value, { stream: true }))
      }
    } finally {
      silence.end()
    }
  }

  function lost(error: unknown) {
    failures++
    const status = error instanceof ApiError ? error.status : 0
    retryMs = error instanceof ApiError ? (error.retryAfter ?? 0) * SECOND : 0
    if (status === 403) options.onForbidden()
    options.onLost(status === 0)
  }

  /** With jitter, so that not all browsers reconnect to a restarted server at the same time. */
  async function pause() {
    const doubled = Math.min((SECOND / 2) * 2 ** failures, maxPauseMs)
    const milliseconds = Math.max(retryMs, doubled * (0.5 + Math.random() / 2))
    await new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, milliseconds)
      skipPause = () => {
        clearTimeout(timer)
        resolve()
      }
    })
  }

  const onOffline = () => attempt.abort()
  const onOnline = () => skipPause()
  const onVisible = () => document.visibilityState === 'visible' && retryMs === 0 && skipPause()
  addEventListener('offline', onOffline)
  addEventListener('online', onOnline)
  document.addEventListener('visibilitychange', onVisible)
  void run()
  return () => {
    closed.abort()
    removeEventListener('offline', onOffline)
    removeEventListener('online', onOnline)
    document.removeEventListener('visibilitychange', onVisible)
    attempt.abort()
    skipPause()
  }
}

/** Detects a dead connection, which the browser does not report. */
function watchSilence(onSilence: () => void) {
  let timer = setTimeout(onSilence, maxAnswerMs)
  return {
    reset() {
      clearTimeout(timer)
      timer = setTimeout(onSilence, maxSilenceMs)
    },
    end: () => clearTimeout(timer),
  }
}
