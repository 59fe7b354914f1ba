import type { ContactSubmission } from '#contract/enquiry.ts'
import { movedOnStages } from '#contract/stages.ts'

type Timed = Pick<ContactSubmission, 'stage' | 'answered_at'>

/**
 * Whether an enquiry is not listed as waiting although its clock still runs: it was moved on from New without an answer.
 * A won or lost one needs none.
 */
export const runsOutsideWaiting = ({ stage, answered_at }: Timed) =>
  answered_at === null && movedOnStages.includes(stage)
