import type { FastifyInstance } from 'fastify'
import { MINUTE } from '#contract/durations.ts'
import { runRegularly } from './run-regularly.ts'
import { watchClock } from './steady-clock.ts'

/** Each deletes or shortens rows that nothing needs whole any more, until its signal aborts, and returns how many there were. */
type Tasks = Record<string, (closing: AbortSignal) => Promise<number>>

/** They delete by age what somebody may want back. After the clock was set they wait for a day. */
const byAge = new Set(['bin', 'retention'])

/**
 * Runs the tasks while the server listens. A task that fails is logged and tried again next time. Several processes may
 * do this at once: each row is deleted by whoever comes first.
 */
export function cleanUpRegularly(
  app: FastifyInstance,
  tasks: Tasks,
  everyMs = 5 * MINUTE,
  isClockSteady = watchClock(),
) {
  runRegularly(app, everyMs, async (closing) => {
    const isSteady = isClockSteady()
    for (const [task, run] of Object.entries(tasks)) {
      if (closing.aborted) return
      if (byAge.has(task) && !isSteady) continue
      try {
        const count = await run(closing)
        if (count) app.log.debug({ task, count }, 'cleaned up')
      } catch (error) {
        app.log.warn({ task, err: error }, 'clean-up failed')
      }
    }
  })
}
