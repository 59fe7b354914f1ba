import { SECOND } from '#contract/durations.ts'
import { createListeners } from './listeners.ts'

/** How far this computer's clock is behind the server's. */
let behindMs = 0
const listeners = createListeners()

/** Smaller differences come from the way of the response, and from its `date` without milliseconds. */
const precisionMs = 3 * SECOND

/** Corrects the clock by the `date` of a response. */
export function learnTime(date: string | null) {
  const measuredMs = Date.parse(date ?? '') - Date.now()
  if (!(Math.abs(measuredMs - behindMs) > precisionMs)) return
  behindMs = Math.abs(measuredMs) > precisionMs ? measuredMs : 0
  listeners.notify()
}

/** The server's time, to compare with times that the server has stored: this computer's clock may be wrong. */
export const serverNow = () => serverTimeOf(Date.now())
export const serverTimeOf = (ownMs: number) => ownMs + behindMs
export const serverDate = () => new Date(serverNow())

export const onTimeCorrected = listeners.subscribe
