import { figure } from '#app/admin/dates.ts'

/** What to say of a text that is longer than allowed; null if it is not. It is not cut, so that nothing pasted is lost. */
export function tooLong(text: string, longest: number) {
  const over = text.length - longest
  if (over <= 0) return null
  return over === 1 ? '1 character too many' : `${figure(over)} characters too many`
}
