const day = 24 * 60 * 60 * 1000

/** When to be reminded, as it is offered after an answer. */
export const followUps = [
  { words: 'In 2 days', days: 2 },
  { words: 'In 1 week', days: 7 },
  { words: 'None', days: null },
] as const

export const followUpAt = (days: number | null, now: number) =>
  days === null ? null : new Date(now + days * day).toISOString()
