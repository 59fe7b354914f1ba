import type { FastifyInstance } from 'fastify'
import { MINUTE } from './durations.ts'
import { runRegularly } from './run-regularly.ts'

/** Each deletes a bounded number of rows that nothing needs any more, and says how many there were. */
type Tasks = Record<string, () => Promise<number>>

/**
 * Runs the tasks while the server listens. A task that fails is logged and tried again next time. Several processes may
 * do this at once: each row is deleted by whoever comes first.
 */
export function cleanUpRegularly(app: FastifyInstance, tasks: Tasks, everyMs = 5 * MINUTE) {
  runRegularly(app, everyMs, async (closing) => {
    for (const [task, deleteExpired] of Object.entries(tasks)) {
      if (closing.aborted) return
      try {
        const deleted = await deleteExpired()
        if (deleted) app.log.debug({ task, deleted }, 'cleaned up')
      } catch (error) {
        app.log.warn({ task, err: error }, 'clean-up failed')
      }
    }
  })
}
