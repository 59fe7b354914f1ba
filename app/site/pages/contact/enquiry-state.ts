import { useSyncExternalStore } from 'react'
import { flushSync } from 'react-dom'
import type { EnquiryValues } from './enquiry-values.ts'
import type { Fault } from './fault.ts'

export type SentEnquiry = { id: string; at: Date; values: EnquiryValues }

type EnquiryState = {
  sending: boolean
  /** Why the enquiry did not go out, until it is corrected or sent again. */
  fault: Fault | null
  /** The last enquiry that arrived, until the visitor starts another one. */
  sent: SentEnquiry | null
}

const initial: EnquiryState = { sending: false, fault: null, sent: null }

/**
 * Belongs to the app and not to a form. A form may be about to leave when an answer comes: React Router changes the
 * address before React has replaced the screen. Whichever form is shown next reads the same state.
 */
let state = initial
const listeners = new Set<() => void>()

export const enquiryState = () => state

/** When this returns, the form shows the change. */
export function changeEnquiryState(change: Partial<EnquiryState>) {
  state = { ...state, ...change }
  flushSync(() => {
    for (const listener of listeners) listener()
  })
}

export const useEnquiryState = () => useSyncExternalStore(subscribe, enquiryState, () => initial)

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}
