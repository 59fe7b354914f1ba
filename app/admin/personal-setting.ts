import { useSyncExternalStore } from 'react'
import { useAccount } from './account.ts'

const listeners = new Set<() => void>()

function subscribe(listener: () => void) {
  listeners.add(listener)
  addEventListener('storage', listener)
  return () => {
    listeners.delete(listener)
    removeEventListener('storage', listener)
  }
}

function read(key: string) {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}

/** An on/off setting of one person on this device. */
export function usePersonalSetting(name: string) {
  const { userId } = useAccount()
  const key = `anacapa.${name}.${userId}`
  const isSet = useSyncExternalStore(
    subscribe,
    () => read(key) !== null,
    () => false,
  )
  const set = (wanted: boolean) => {
    try {
      if (wanted) localStorage.setItem(key, '1')
      else localStorage.removeItem(key)
    } catch {
      // Storage is full or blocked, so the setting cannot be saved.
    }
    for (const listener of listeners) listener()
  }
  return [isSet, set] as const
}
