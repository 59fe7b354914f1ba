import { useEffect, useSyncExternalStore } from 'react'
import { currentState, type SessionState, start, subscribe } from './session.ts'

const checking: SessionState = { status: 'checking' }

export function useSession() {
  useEffect(start, [])
  return useSyncExternalStore(subscribe, currentState, () => checking)
}
