import { useSyncExternalStore } from 'react'
import type { LiveEvent } from '#contract/live-event.ts'
import { createListeners } from '#app/admin/listeners.ts'
import type { LinkState } from './share.ts'

type People = Extract<LiveEvent, { kind: 'enquiry.replying' }>['people']

type State = {
  link: LinkState
  /** By enquiry: who has its composer open. */
  replying: ReadonlyMap<string, People>
}

const nobody: People = []
const beginning: State = { link: { status: 'connecting' }, replying: new Map() }
let state = beginning
const listeners = createListeners()

/** The state of the event stream. */
export const liveState = {
  get: () => state,
  subscribe: listeners.subscribe,
  set(change: Partial<State>) {
    state = { ...state, ...change }
    listeners.notify()
  },
  reset: () => liveState.set(beginning),
}

/** Whether the event stream is open, so that no polling is needed. */
export const isConnected = () => state.link.status === 'open'

export const useLink = () => useSyncExternalStore(liveState.subscribe, () => liveState.get().link)

export const useReplyingPeople = (id: string) =>
  useSyncExternalStore(liveState.subscribe, () => liveState.get().replying.get(id) ?? nobody)
