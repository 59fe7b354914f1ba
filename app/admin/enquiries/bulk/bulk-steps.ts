import { useSyncExternalStore } from 'react'

/** How far it is. */
type Steps = { said: string; done: number; total: number; stopping: boolean }

let steps: Steps | null = null
const listeners = new Set<() => void>()

function set(next: Steps | null) {
  steps = next
  for (const listener of listeners) listener()
}

const askBeforeLeaving = (event: BeforeUnloadEvent) => event.preventDefault()

/**
 * Works through many enquiries step by step, each of which says how many it did. It goes on in whatever room somebody is,
 * until they stop it. Whether it came to the end.
 */
export async function runSteps(said: string, total: number, work: AsyncIterable<number>) {
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

/** A call that is in flight is finished first. */
export const stopSteps = () => steps && set({ ...steps, stopping: true })

export const useSteps = () =>
  useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    () => steps,
  )
