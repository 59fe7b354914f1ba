/** The stages of an enquiry, in order. */
export const stages = ['new', 'contacted', 'qualified', 'proposal', 'won', 'lost'] as const
export type Stage = (typeof stages)[number]

/** Stages in which there is still something to do. */
export const openStages: readonly Stage[] = ['new', 'contacted', 'qualified', 'proposal']

/** Those in which an enquiry is not listed as waiting, also if it was never answered. */
export const movedOnStages: readonly Stage[] = openStages.filter((stage) => stage !== 'new')
