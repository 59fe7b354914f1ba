/** How far an enquiry has come, in order. */
export const stages = ['new', 'contacted', 'qualified', 'proposal', 'won', 'lost'] as const
export type Stage = (typeof stages)[number]

/** Those in which somebody still has something to do. */
export const openStages: readonly Stage[] = ['new', 'contacted', 'qualified', 'proposal']
