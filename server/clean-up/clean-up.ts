import type { FastifyInstance } from 'fastify'
import { MINUTE } from '#contract/durations.ts'
import { runRegularly } from '#server/scheduling/run-regularly.ts'

/** Each deletes, shortens or changes rows until its signal aborts, and returns their number. */
type Tasks = Record<string, (closing: AbortSignal) => Promise<number>>

/** Deletions by age, which cannot be undone. They are skipped while the clock may be wrong. */
const byAge = new Set(['bin', 'retention'])

/**
 * Runs the tasks while the server listens. A failed task is logged and tried again next time. Several processes may run
 * them at once: each row is handled by the first to reach it.
 */
export function cleanUpRegularly(
  app: FastifyInstance,
  tasks: Tasks,
  isClockTrusted: () => Promise<boolean>,
  everyMs = 5 * MINUTE,
) {
  runRegularly(app, { everyMs, failure: 'clean-up failed' }, async (closing) => {
    // Without a database there is nothing to delete either.
    const isTrusted = await isClockTrusted().catch(() => false)
    for (const [task, run] of Object.entries(tasks)) {
      if (closing.aborted) return
      if (byAge.has(task) && !isTrusted) continue
      try {
        const count = await run(closing)
        if (count) app.log.debug({ task, count }, 'cleaned up')
      } catch (error) {
        app.log.warn({ task, err: error }, 'clean-up failed')
      }
    }
  })
}
