import type { ContactSubmission } from '#contract/enquiry.ts'

export type Changes = Partial<
  Pick<
    ContactSubmission,
    'stage' | 'owner_id' | 'answered_at' | 'follow_up_at' | 'value_cents' | 'lost_reason'
  >
>

/** Changes the enquiry that is open. `said` tells what was done, beside the way back. */
export type Change = (changes: Changes, said: string) => void
