import { useEffect, useSyncExternalStore } from 'react'
import type { SessionState } from './session-state.ts'
import { currentState, start, subscribe } from './session.ts'

const checking: SessionState = { status: 'checking' }

export function useSession() {
  useEffect(start, [])
  return useSyncExternalStore(subscribe, currentState, () => checking)
}
