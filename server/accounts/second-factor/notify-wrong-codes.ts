import { queueMails } from '#server/deliveries/queue.ts'
import { tryConsume } from '#server/http/limits/try-consume.ts'
import { wrongCodesMail } from '#server/accounts/account-mails.ts'
import { hasFactor } from './confirmed-factors.ts'
import type { AccountDeps } from '#server/accounts/deps.ts'

/**
 * Whoever is asked for a code has the account's password or a session. So its owner gets a mail at the third wrong code
 * in a day, not counting codes while an app is being set up.
 */
export async function notifyWrongCodes(
  { database: { db }, limits, now }: AccountDeps,
  user: { id: string; email: string },
) {
  if (!(await hasFactor(db, user.id))) return
  if (await tryConsume(limits.wrongCodesBeforeMail, user.id)) return
  await queueMails(db, [wrongCodesMail(user, now())], now())
}
