/** The suggested follow-ups, in days. A reminder is due in the morning. */
export const followUpTimes = [
  ['2 days', 2],
  ['1 week', 7],
] as const

/** The options for several enquiries at once. */
export const followUpDays: Record<string, number | undefined> = {
  Tomorrow: 1,
  ...Object.fromEntries(followUpTimes.map(([words, days]) => [`In ${words}`, days])),
}
