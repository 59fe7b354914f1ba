import type { Db } from '#server/db/database.ts'
import { rolesWith } from '#contract/permissions.ts'

const maxMentions = 20
/** The longest possible email address. */
const maxNameLength = 320

/** "@maya", "@maya@agency.example" or "@o'brien", not in the middle of a word or an address. */
const mentionPattern =
  /(?<![\p{L}\p{N}._%+@-])@([\p{L}\p{N}._%+!#$&'*/=?^`{|}~-]+(?:(?<![!#$&'*/=?^`{|}~])@[\p{L}\p{N}.-]+)?)/gu
/** From the last character on that an address may have, but that in a sentence is usually no part of it. */
const lastRarePart = /(?:^|[!#$&'*/=?^`{|}~])[^!#$&'*/=?^`{|}~]*$/

/**
 * The admins whom a text mentions by their address or the part before its @, each once, in the order of the text. Who
 * is not known, or is deactivated, stays text; of two with the same name both are meant.
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
  /** "@maya's" and "@maya/jonas" mean Maya, where nobody has such a name. */
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
