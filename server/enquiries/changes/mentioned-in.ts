import type { Db } from '#server/db/database.ts'
import { rolesWith } from '#contract/permissions.ts'

const maxMentions = 20
/** The longest possible email address. */
const maxNameLength = 320

/** "@maya", "@maya@agency.example" or "@o'brien", not in the middle of a word or an address. */
const mentionPattern =
  /(?<![\p{L}\p{N}._%+@-])@([\p{L}\p{N}._%+!#$&'*/=?^`{|}~-]+(?:(?<![!#$&'*/=?^`{|}~])@[\p{L}\p{N}.-]+)?)/gu
/** Legal in an address but rare in one, and more likely part of the sentence. */
const rare = new Set("!#$&'*/=?^`{|}~")

/**
 * The admins that a text mentions by their address or its local part, each once, in the order of the text. Unknown and
 * deactivated people are ignored; if two share a name, both are mentioned.
 */
export async function mentionedIn(trx: Db, text: string): Promise<string[]> {
  const written = new Set(Array.from(text.matchAll(mentionPattern), ([, name = '']) => name))
  if (written.size === 0) return []
  const admins = await trx
    .selectFrom('users')
    .innerJoin('user_roles', 'user_roles.user_id', 'users.id')
    .select('users.email')
    .where('user_roles.role', 'in', rolesWith('enquiry.read'))
    .where('users.deactivated_at', 'is', null)
    .orderBy('users.email')
    .execute()
  const byName = new Map<string, string[]>()
  for (const { email } of admins)
    for (const name of [email.toLowerCase(), email.toLowerCase().replace(/@.*/, '')])
      byName.set(name, [...(byName.get(name) ?? []), email])
  const emailsOf = (name: string) => {
    for (const reading of readingsOf(name)) {
      const emails = byName.get(reading)
      if (emails) return emails
    }
    return []
  }
  const found = new Set([...written].flatMap(emailsOf))
  return [...found].slice(0, maxMentions)
}

/**
 * Whom a name may mean, the longest first: "@maya's" and "@maya/jonas" are Maya, unless somebody has exactly that name.
 * One pass from the end: a pattern that is applied again to what is left takes too long for a name of such characters.
 */
function* readingsOf(written: string) {
  const name = written.slice(0, maxNameLength).toLowerCase()
  for (let end = name.length; end > 0;) {
    // A full stop after a name ends the sentence.
    while (end > 0 && '.-'.includes(name[end - 1]!)) end--
    if (end > 0) yield name.slice(0, end)
    do end--
    while (end > 0 && !rare.has(name[end]!))
  }
}
