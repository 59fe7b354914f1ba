import { availableParallelism } from 'node:os'
import { AppError } from '#server/errors.ts'

/** Of the four threads that Node lends to such work one stays free, for other people's signatures and files. */
const slots = Math.min(availableParallelism(), 3)
const longestQueue = 20

let running = 0
const waiting: (() => void)[] = []

/**
 * Runs `hash` when a core is free. A hash costs 19 MiB and some 40 ms of a core, so a flood of sign-ins is turned away
 * instead of taking memory and cores from everybody else.
 */
export async function withHashSlot<T>(hash: () => Promise<T>): Promise<T> {
  if (running < slots) running++
  else if (waiting.length < longestQueue) await new Promise<void>((go) => waiting.push(go))
  else throw new AppError('busy', 'Busy, please try again.', { retryAfter: 2 })
  try {
    return await hash()
  } finally {
    // The slot goes straight to the next in line, so that no newcomer slips in between.
    const next = waiting.shift()
    if (next) next()
    else running--
  }
}
