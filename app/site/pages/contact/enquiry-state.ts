import { useSyncExternalStore } from 'react'
import { flushSync } from 'react-dom'
import type { EnquiryValues } from './enquiry-values.ts'
import type { Fault } from './fault.ts'

export type SentEnquiry = { id: string; at: Date; values: EnquiryValues }

type EnquiryState = {
  sending: boolean
  /** Why the enquiry was not sent, until it is corrected or sent again. */
  fault: Fault | null
  /** The last enquiry that was received, until the visitor starts another one. */
  sent: SentEnquiry | null
}

const initial: EnquiryState = { sending: false, fault: null, sent: null }

/**
 * Module state instead of component state, because the form may be unmounted before the response arrives. A form that
 * is mounted later shows the same state.
 */
let state = initial
const listeners = new Set<() => void>()

export const enquiryState = () => state

/** Changes the state and renders the form synchronously. */
export function changeEnquiryState(change: Partial<EnquiryState>) {
  state = { ...state, ...change }
  flushSync(() => {
    for (const listener of listeners) listener()
  })
}

/** Called when a form that was never sent is left: one that is opened later has not been tried yet. */
export function forgetFault() {
  state = { ...state, fault: null }
}

export const useEnquiryState = () => useSyncExternalStore(subscribe, enquiryState, () => initial)

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}
