/** When to be reminded, as it is offered everywhere: in the morning of a day. */
export const followUps = [
  ['2 days', 2],
  ['1 week', 7],
] as const

/** The same where several are changed at once, and the next morning. */
export const followUpDays: Record<string, number | undefined> = {
  Tomorrow: 1,
  ...Object.fromEntries(followUps.map(([words, days]) => [`In ${words}`, days])),
}
