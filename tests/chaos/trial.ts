import type { Place } from '#tests/databases/test-databases.ts'

/** The result of a trial. Anything lost or stored twice fails the run. */
export type Outcome = {
  trial: string
  /** Enquiries per second, while any were sent. */
  load: number
  faults: string
  acknowledged: number
  lost: number
  duplicated: number
  /** Milliseconds from each fault to the next acknowledged enquiry. */
  recoveries: number[]
  /** Other guarantees that were broken. */
  broken?: string[]
}

/** For a trial in which no enquiries are sent. */
export const noEnquiries = { load: 0, acknowledged: 0, lost: 0, duplicated: 0, recoveries: [] }

/** An empty database of the kind that the trial is about. */
export type Setting = {
  name: 'SQLite' | 'PostgreSQL'
  /** The number of kills, for the trial that consists of them. */
  kills: number
  /** The rate of enquiries at which servers are restarted. */
  perSecond: number
  /** The number of hostile requests, and the seed they are made from; without it they differ each time. */
  requests: number
  seed?: number | undefined
  emptyPlace(): Promise<Place & { leave(): Promise<void> }>
}

export type Trial = (setting: Setting) => Promise<Outcome>
