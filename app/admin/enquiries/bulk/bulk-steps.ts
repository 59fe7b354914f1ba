import { useSyncExternalStore } from 'react'
import { createListeners } from '#app/admin/listeners.ts'

/** The progress of the running operation. */
type Steps = { said: string; done: number; total: number; stopping: boolean }

let steps: Steps | null = null
let running: Promise<unknown> = Promise.resolve()
const listeners = createListeners()

function set(next: Steps | null) {
  steps = next
  listeners.notify()
}

const askBeforeLeaving = (event: BeforeUnloadEvent) => event.preventDefault()

/**
 * Processes many enquiries in steps, each of which yields how many it has processed. It continues in whatever room is
 * open, until it is stopped. An operation that is started meanwhile, such as an undo, waits. Returns whether it was
 * completed.
 */
export function runSteps(said: string, total: number, work: AsyncIterable<number>) {
  const done = running.then(() => run(said, total, work))
  running = done.catch(() => {})
  return done
}

async function run(said: string, total: number, work: AsyncIterable<number>) {
  set({ said, done: 0, total, stopping: false })
  addEventListener('beforeunload', askBeforeLeaving)
  try {
    for await (const count of work) {
      const { done, stopping } = steps!
      set({ said, total, stopping, done: Math.min(total, done + count) })
      if (stopping) return false
    }
    return true
  } finally {
    removeEventListener('beforeunload', askBeforeLeaving)
    set(null)
  }
}

/** Stops after the pending request. */
export const stopSteps = () => steps && set({ ...steps, stopping: true })

export const useSteps = () => useSyncExternalStore(listeners.subscribe, () => steps)
