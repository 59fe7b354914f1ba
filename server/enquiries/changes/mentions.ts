import type { Db } from '#server/db/database.ts'
import { rolesWith } from '#contract/permissions.ts'

const maxMentions = 20
/** The longest possible email address. */
const maxNameLength = 320

/** "@maya", "@maya@agency.example" or "@o'brien", not in the middle of a word or an address. */
const mentionPattern =
  /(?<![\p{L}\p{N}._%+@-])@([\p{L}\p{N}._%+!#$&'*/=?^`{|}~-]+(?:(?<![!#$&'*/=?^`{|}~])@[\p{L}\p{N}.-]+)?)/gu
/** From the last character that is legal in an address but rare in one, and more likely part of the sentence. */
const lastRarePart = /(?:^|[!#$&'*/=?^`{|}~])[^!#$&'*/=?^`{|}~]*$/

/**
 * The admins that a text mentions by their address or its local part, each once, in the order of the text. Unknown and
 * deactivated people are ignored; if two share a name, both are mentioned.
 */
export async function mentionedIn(trx: Db, text: string): Promise<string[]> {
  const names = [...text.matchAll(mentionPattern)].map(([, name = '']) => nameOf(name))
  if (names.length === 0) return []
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
  /** "@maya's" and "@maya/jonas" mean Maya, unless somebody has exactly that name. */
  const emailsOf = (name: string): string[] =>
    name === '' ? [] : (byName.get(name) ?? emailsOf(nameOf(name.replace(lastRarePart, ''))))
  const found = new Set(names.flatMap(emailsOf))
  return [...found].slice(0, maxMentions)
}

/** A full stop after a name ends the sentence. */
const nameOf = (written: string) =>
  written
    .slice(0, maxNameLength)
    .toLowerCase()
    .replace(/[.-]+$/, '')
