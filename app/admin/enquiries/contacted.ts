import type { ContactSubmission } from '#contract/enquiry.ts'

/** An answer moves a new enquiry to Contacted. Any other stage was chosen by somebody, and stays. */
export const contacted = ({ stage }: Pick<ContactSubmission, 'stage'>, answered_at: string) => ({
  answered_at,
  ...(stage === 'new' && { stage: 'contacted' as const }),
})

/** The opposite: back to New as well, because only new enquiries are listed as waiting. */
export const notAnswered = ({ stage }: Pick<ContactSubmission, 'stage'>) => ({
  answered_at: null,
  ...(stage === 'contacted' && { stage: 'new' as const }),
})

export const contactedNow = (enquiry: Pick<ContactSubmission, 'stage'>) =>
  contacted(enquiry, new Date().toISOString())
