import type { Colleague } from '#app/admin/enquiries/staff.ts'

/** The text between an "@" at the start of a word and the caret; null if there is none. */
export function mentionAt(text: string, caret: number) {
  const typed = /(?:^|[\s(])@([\w.+!#$%&'*/=?^`{|}~-]*(?:@[\w.-]*)?)$/u.exec(
    text.slice(0, caret),
  )?.[1]
  return typed === undefined ? null : { typed, start: caret - typed.length - 1 }
}

const maxShown = 6

/**
 * The colleagues whose address contains the typed text, first those whose address starts with it. The signed-in person is
 * the first of `staff`; mentioning oneself does nothing.
 */
export function suggestions(staff: Colleague[], typed: string) {
  const wanted = typed.toLowerCase()
  const rank = ({ email }: Colleague) => email.toLowerCase().indexOf(wanted)
  return staff
    .slice(1)
    .filter((person) => rank(person) >= 0)
    .toSorted((one, other) => Math.min(rank(one), 1) - Math.min(rank(other), 1))
    .slice(0, maxShown)
}

/** The text with the mention completed, and the new position of the caret. */
export function withMention(text: string, caret: number, email: string) {
  const { start } = mentionAt(text, caret) ?? { start: caret }
  const before = `${text.slice(0, start)}@${email} `
  return { text: before + text.slice(caret).replace(/^ /, ''), caret: before.length }
}
