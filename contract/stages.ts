/** How far an enquiry has come, in order. */
export const stages = ['new', 'contacted', 'qualified', 'proposal', 'won', 'lost'] as const
export type Stage = (typeof stages)[number]
