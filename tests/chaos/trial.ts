import type { Place } from '#tests/test-databases.ts'

/** What a trial found. Whatever was lost or kept twice fails the run. */
export type Outcome = {
  trial: string
  /** Enquiries a second, while somebody sent any. */
  load: number
  faults: string
  acknowledged: number
  lost: number
  duplicated: number
  /** Milliseconds from each fault to the next acknowledged enquiry. */
  recoveries: number[]
  /** Other promises that were broken. */
  broken?: string[]
}

/** Of a trial in which nobody sends any. */
export const noEnquiries = { load: 0, acknowledged: 0, lost: 0, duplicated: 0, recoveries: [] }

/** An empty database of the kind that the trial is about. */
export type Setting = {
  name: 'SQLite' | 'PostgreSQL'
  /** How many kills, for the trial that is all about them. */
  kills: number
  /** The rate of enquiries at which servers are restarted. */
  perSecond: number
  /** How many hostile requests, and what they are made from; without it others each time. */
  requests: number
  seed?: number | undefined
  emptyPlace(): Promise<Place & { leave(): Promise<void> }>
}

export type Trial = (setting: Setting) => Promise<Outcome>
