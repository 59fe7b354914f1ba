import type { ContactSubmission } from '#contract/enquiry.ts'

/** Answering moves an enquiry on that was new; any other stage was chosen by somebody. */
export const contacted = ({ stage }: Pick<ContactSubmission, 'stage'>, answered_at: string) => ({
  answered_at,
  ...(stage === 'new' && { stage: 'contacted' as const }),
})

/** Takes an answer back, and the stage that came with it: who waits for an answer is looked for among the new. */
export const notAnswered = ({ stage }: Pick<ContactSubmission, 'stage'>) => ({
  answered_at: null,
  ...(stage === 'contacted' && { stage: 'new' as const }),
})

export const contactedNow = (enquiry: Pick<ContactSubmission, 'stage'>) =>
  contacted(enquiry, new Date().toISOString())
