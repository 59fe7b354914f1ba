import type { FastifyInstance } from 'fastify'
import { MINUTE } from './durations.ts'

/** Each deletes a bounded number of rows that nothing needs any more, and says how many there were. */
type Tasks = Record<string, () => Promise<number>>

/**
 * Runs the tasks when the server listens and every few minutes after that, until it closes. A task that fails is logged
 * and tried again next time. Several processes may do this at once: each row is deleted by whoever comes first.
 */
export function cleanUpRegularly(app: FastifyInstance, tasks: Tasks, everyMs = 5 * MINUTE) {
  let timer: NodeJS.Timeout | undefined
  let round: Promise<void> = Promise.resolve()
  let closing = false

  async function runAll() {
    for (const [task, deleteExpired] of Object.entries(tasks)) {
      if (closing) return
      try {
        const deleted = await deleteExpired()
        if (deleted) app.log.debug({ task, deleted }, 'cleaned up')
      } catch (error) {
        app.log.warn({ task, err: error }, 'clean-up failed')
      }
    }
  }

  async function runAndRepeat() {
    await runAll()
    if (closing) return
    // Jitter, so that several processes do not work at the same moments.
    const pauseMs = everyMs * (0.75 + Math.random() / 2)
    timer = setTimeout(next, pauseMs).unref()
  }

  function next() {
    round = runAndRepeat()
  }

  app.addHook('onListen', async () => {
    if (timer === undefined && !closing) next()
  })
  app.addHook('preClose', async () => {
    closing = true
    clearTimeout(timer)
    await round
  })
}
