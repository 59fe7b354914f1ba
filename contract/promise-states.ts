/** Outcomes of the promise to answer within 24 hours. */
export const promiseStates = ['kept', 'broken', 'open'] as const
export type PromiseState = (typeof promiseStates)[number]

export const reportGroups = ['source', 'campaign'] as const
