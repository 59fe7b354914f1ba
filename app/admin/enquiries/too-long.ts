import { figure } from '#app/admin/dates.ts'

/** The error for a text that is too long, else null. The text is not truncated, so that nothing pasted is lost. */
export function tooLong(text: string, longest: number) {
  const over = text.length - longest
  if (over <= 0) return null
  return over === 1 ? '1 character too many' : `${figure(over)} characters too many`
}
