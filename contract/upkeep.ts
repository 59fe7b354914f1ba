import { z } from 'zod'

/** What the owner of the server should do something about. */
export const UpkeepFault = z.object({
  what: z.enum(['disk', 'certificate', 'backup']),
  /** Whether it ends in an outage or a loss by itself. */
  urgent: z.boolean(),
  /** What is wrong, and what to do. */
  sentence: z.string(),
})
export type UpkeepFault = z.infer<typeof UpkeepFault>

/** The most urgent first; none when all is well. */
export const Upkeep = z.object({ faults: z.array(UpkeepFault) })
export type Upkeep = z.infer<typeof Upkeep>
