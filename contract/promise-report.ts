import { z } from 'zod'
import { decimal } from './decimal.ts'
import { unknownParameters } from './page.ts'
import { reportGroups } from './promise-states.ts'

export const PromiseReportQuery = z.strictObject(
  {
    by: z.enum(reportGroups, `must be one of: ${reportGroups.join(', ')}`).default('source'),
    days: decimal(z.number().int().min(1).max(366).default(30)).meta({
      description: 'Today, which is Pacific, and the days before it.',
    }),
  },
  unknownParameters,
)
export type PromiseReportQuery = z.infer<typeof PromiseReportQuery>

const figures = {
  received: z.int(),
  /** Answered within 24 hours. */
  kept: z.int(),
  /** Answered later, or overdue and still unanswered. */
  broken: z.int(),
  /** Unanswered, with time left. */
  open: z.int(),
  /** Median waiting time of those that were answered, in whole minutes. */
  median_minutes: z.int().nullable(),
}

/** How the promise was kept, for the enquiries that reached the inbox since `from`. */
export const PromiseReport = z.object({
  from: z.iso.date(),
  total: z.object(figures),
  /** The most frequent first, at most fifty. `value` is the list filter's value, `none` where the enquiry has none. */
  groups: z.array(z.object({ value: z.string(), ...figures })),
  /** How many groups are left out. */
  more: z.int(),
})
export type PromiseReport = z.infer<typeof PromiseReport>
