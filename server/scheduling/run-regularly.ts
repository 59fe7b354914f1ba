import type { FastifyInstance } from 'fastify'

/**
 * Runs the work once the server listens and repeatedly after that, until it closes; a run ends before the next begins.
 * The work gets a signal to stop. If it fails, `failure` is logged, and the next run tries again.
 */
export function runRegularly(
  app: FastifyInstance,
  { everyMs, failure }: { everyMs: number; failure: string },
  work: (closing: AbortSignal) => Promise<void>,
) {
  const closing = new AbortController()
  let timer: NodeJS.Timeout | undefined
  let round: Promise<void> = Promise.resolve()

  async function runAndRepeat() {
    await work(closing.signal).catch((error: unknown) => app.log.warn({ err: error }, failure))
    if (closing.signal.aborted) return
    // Jitter, so that several processes do not run at the same moment.
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
