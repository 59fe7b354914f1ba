import { AppError } from '#server/errors.ts'
import type { Limit } from './sliding-limit.ts'

export type Attempts = {
  /** Runs `work` as one of the key's tries. It costs a point only when it answers null. */
  attempt<T>(key: string, work: () => Promise<T | null>): Promise<T | null>
}

/** The tries of one key in this process: how many hold a point or ask for one, and who waits for one. */
type AttemptQueue = { open: number; waiting: ((comes: boolean) => void)[] }

/**
 * Counts tries before it is known how they end, so that parallel guesses cannot slip through. Where only tries that
 * still run take up the points, a further one waits for them: each that goes well gives its point to the next.
 */
export function countAttempts(limit: Limit): Attempts {
  const lines = new Map<string, AttemptQueue>()

  async function takePoint(key: string, line: AttemptQueue) {
    line.open++
    for (;;)
      try {
        return await limit.consume(key)
      } catch (error) {
        leave(key, line)
        const isFull = error instanceof AppError && error.code === 'too_many_requests'
        if (!isFull || line.open === 0) throw error
        if (!(await new Promise<boolean>((go) => line.waiting.push(go)))) throw error
      }
  }

  /** The last to leave had no point to give: nobody needs to wait any longer. */
  function leave(key: string, line: AttemptQueue) {
    if (--line.open > 0) return
    lines.delete(key)
    for (const go of line.waiting.splice(0)) go(false)
  }

  async function release(key: string, line: AttemptQueue) {
    await limit.refund(key)
    const next = line.waiting.shift()
    if (!next) return
    line.open++
    next(true)
  }

  return {
    async attempt(key, work) {
      const line = lines.get(key) ?? { open: 0, waiting: [] }
      lines.set(key, line)
      await takePoint(key, line)
      let failed = false
      try {
        const done = await work()
        failed = done === null
        return done
      } finally {
        if (!failed) await release(key, line).catch(() => {})
        leave(key, line)
      }
    },
  }
}
