import type { FastifyInstance } from 'fastify'

/**
 * Does the work when the server listens and every so often after that, until it closes; one round ends before the next
 * begins. The work gets a signal to stop, and never rejects.
 */
export function runRegularly(
  app: FastifyInstance,
  everyMs: number,
  work: (closing: AbortSignal) => Promise<void>,
) {
  const closing = new AbortController()
  let timer: NodeJS.Timeout | undefined
  let round: Promise<void> = Promise.resolve()

  async function runAndRepeat() {
    await work(closing.signal)
    if (closing.signal.aborted) return
    // Jitter, so that several processes do not work at the same moments.
    const pauseMs = everyMs * (0.75 + Math.random() / 2)
    timer = setTimeout(next, pauseMs).unref()
  }

  function next() {
    round = runAndRepeat()
  }

  app.addHook('onListen', async () => {
    if (timer === undefined && !closing.signal.aborted) next()
  })
  app.addHook('preClose', async () => {
    closing.abort()
    clearTimeout(timer)
    await round
  })
}
