import { queueMails } from '#server/deliveries/queue.ts'
import { tryConsume } from '#server/http/try-consume.ts'
import { wrongCodesMail } from './account-mails.ts'
import { hasFactor } from './confirmed-factors.ts'
import type { AccountDeps } from './deps.ts'

/**
 * Whoever is asked for a code has the account's password or a session of it. So its owner is told of the third wrong one within a day,
 * but not of those with which an app is set up.
 */
export async function tellWrongCode(
  { database: { db }, limits, now }: AccountDeps,
  user: { id: string; email: string },
) {
  if (!(await hasFactor(db, user.id))) return
  if (await tryConsume(limits.untoldCodes, user.id)) return
  await queueMails(db, [wrongCodesMail(user, now())], now())
}
