import type { ContactSubmission } from '#contract/enquiry.ts'

export type Changes = Partial<
  Pick<
    ContactSubmission,
    'stage' | 'owner_id' | 'answered_at' | 'follow_up_at' | 'value_cents' | 'lost_reason'
  >
>

/**
 * Changes the open enquiry. `said` is the text of the undo bar. `shown` is the enquiry as it was when a dialog opened, so
 * that what a colleague changed meanwhile conflicts; without it, the enquiry as it is now.
 */
export type Change = (changes: Changes, said: string, shown?: ContactSubmission) => void
