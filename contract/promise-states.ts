/** Outcomes of the promise to answer within 24 hours. */
export const promiseStates = ['kept', 'broken', 'open'] as const
export type PromiseState = (typeof promiseStates)[number]

/** What the report can be grouped by; each is also the name of a filter. */
export const reportGroups = ['source', 'campaign', 'need', 'range', 'stage'] as const
