import { useSyncExternalStore } from 'react'
import { useAccount } from '#app/admin/account.ts'

/** Whether keys without Control do anything: a choice of each person, on each device (WCAG 2.1.4). */
const nameOf = (userId: string) => `anacapa.single-keys.${userId}`
const listeners = new Set<() => void>()

function subscribe(listener: () => void) {
  listeners.add(listener)
  addEventListener('storage', listener)
  return () => {
    listeners.delete(listener)
    removeEventListener('storage', listener)
  }
}

function read(userId: string) {
  try {
    return localStorage.getItem(nameOf(userId)) !== 'off'
  } catch {
    return true
  }
}

export function useSingleKeys() {
  const { userId } = useAccount()
  const on = useSyncExternalStore(
    subscribe,
    () => read(userId),
    () => true,
  )
  const set = (wanted: boolean) => {
    try {
      if (wanted) localStorage.removeItem(nameOf(userId))
      else localStorage.setItem(nameOf(userId), 'off')
    } catch {
      // Storage that is full or forbidden: the choice cannot be kept.
    }
    for (const listener of listeners) listener()
  }
  return [on, set] as const
}
