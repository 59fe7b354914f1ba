/** When to be reminded, as it is offered everywhere: in the morning of a day. */
export const followUps = [
  ['2 days', 2],
  ['1 week', 7],
] as const
