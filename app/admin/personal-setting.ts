import { useSyncExternalStore } from 'react'
import { useAccount } from './session/use-account.ts'
import { createListeners } from './listeners.ts'

const listeners = createListeners()

function subscribe(listener: () => void) {
  const unsubscribe = listeners.subscribe(listener)
  addEventListener('storage', listener)
  return () => {
    unsubscribe()
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
    listeners.notify()
  }
  return [isSet, set] as const
}
