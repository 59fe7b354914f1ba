import type { ContactSubmission } from '#contract/enquiry.ts'
import { serverDate } from '#app/admin/server-time.ts'

/** An answer moves a new enquiry to Contacted. Any other stage was chosen by somebody and does not change. */
export const contacted = ({ stage }: Pick<ContactSubmission, 'stage'>, answered_at: string) => ({
  answered_at,
  ...(stage === 'new' && { stage: 'contacted' as const }),
})

/** The reverse: also moves it back to New, because only new enquiries are listed as waiting. */
export const notAnswered = ({ stage }: Pick<ContactSubmission, 'stage'>) => ({
  answered_at: null,
  ...(stage === 'contacted' && { stage: 'new' as const }),
})

export const contactedNow = (enquiry: Pick<ContactSubmission, 'stage'>) =>
  contacted(enquiry, serverDate().toISOString())
