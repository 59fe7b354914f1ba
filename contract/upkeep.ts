import { z } from 'zod'

/** A problem that the operator of the server should solve. */
export const UpkeepFault = z.object({
  what: z.enum(['disk', 'certificate', 'backup']),
  /** Whether it leads to an outage or a loss of data if ignored. */
  urgent: z.boolean(),
  /** The problem, and what to do about it. */
  sentence: z.string(),
})
export type UpkeepFault = z.infer<typeof UpkeepFault>

const Version = z.object({
  server: z.string(),
  build: z.string().nullable().meta({ description: 'Of the pages; null without any.' }),
})
export type Version = z.infer<typeof Version>

export const Upkeep = z.object({
  /** The most urgent first; empty when there are none. */
  faults: z.array(UpkeepFault),
  version: Version,
})
export type Upkeep = z.infer<typeof Upkeep>
