import { AppError } from '#server/errors.ts'
import type { Limit } from './sliding-limit.ts'

export type Attempts = {
  /** Runs `work` as one of the key's attempts. It costs a point only if it returns null. */
  attempt<T>(key: string, work: () => Promise<T | null>): Promise<T | null>
}

/** A key's attempts in this process: how many hold or request a point, and which wait for one. */
type AttemptQueue = { open: number; waiting: ((hasPoint: boolean) => void)[] }

/** Maximum of waiting attempts per key. No person signs in this often at the same time. */
const maxWaiting = 100

/**
 * Takes a point before the outcome of an attempt is known, so that parallel guesses are all counted. When running
 * attempts hold the last points, further ones wait for them: each success passes its point on.
 */
export function countAttempts(limit: Limit): Attempts {
  const queues = new Map<string, AttemptQueue>()

  async function takePoint(key: string, queue: AttemptQueue) {
    queue.open++
    for (;;)
      try {
        return await limit.consume(key)
      } catch (error) {
        leave(key, queue)
        const isFull = error instanceof AppError && error.code === 'too_many_requests'
        if (!isFull || queue.open === 0 || queue.waiting.length >= maxWaiting) throw error
        const hasPoint = await new Promise<boolean>((resume) => queue.waiting.push(resume))
        if (!hasPoint) throw error
      }
  }

  /** When the last running attempt ends no point will come, so the waiting ones are refused. */
  function leave(key: string, queue: AttemptQueue) {
    if (--queue.open > 0) return
    queues.delete(key)
    for (const resume of queue.waiting.splice(0)) resume(false)
  }

  async function release(key: string, queue: AttemptQueue) {
    await limit.refund(key)
    const next = queue.waiting.shift()
    if (!next) return
    queue.open++
    next(true)
  }

  return {
    async attempt(key, work) {
      const queue = queues.get(key) ?? { open: 0, waiting: [] }
      queues.set(key, queue)
      await takePoint(key, queue)
      let failed = false
      try {
        const result = await work()
        failed = result === null
        return result
      } finally {
        if (!failed) await release(key, queue).catch(() => {})
        leave(key, queue)
      }
    },
  }
}
