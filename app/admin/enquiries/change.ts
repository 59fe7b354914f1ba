import type { ContactSubmission } from '#contract/enquiry.ts'

export type Changes = Partial<
  Pick<
    ContactSubmission,
    'stage' | 'owner_id' | 'answered_at' | 'follow_up_at' | 'value_cents' | 'lost_reason'
  >
>

/** Changes the open enquiry. `said` is the text of the undo bar. */
export type Change = (changes: Changes, said: string) => void
