import { useSyncExternalStore } from 'react'
import { MINUTE } from '#contract/durations.ts'
import { onTimeCorrected, serverNow } from './server-time.ts'

let now = serverNow()
let timer: ReturnType<typeof setInterval> | undefined
const listeners = new Set<() => void>()

function tick() {
  now = serverNow()
  for (const listener of listeners) listener()
}

onTimeCorrected(tick)

function subscribe(listener: () => void) {
  listeners.add(listener)
  if (listeners.size === 1) {
    now = serverNow()
    timer = setInterval(tick, MINUTE)
  }
  return () => {
    listeners.delete(listener)
    if (listeners.size === 0) clearInterval(timer)
  }
}

/**
 * The server's current time, updated every minute, for relative times on the screen. The same everywhere, so that a row and its
 * record do not round it differently.
 */
export const useNow = () => useSyncExternalStore(subscribe, () => now)
