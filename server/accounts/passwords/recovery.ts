import { randomInt } from 'node:crypto'
import { v7 as uuidv7 } from 'uuid'
import { SECOND } from '#contract/durations.ts'
import { recordAudit } from '#server/audit/record-audit.ts'
import { queueMails } from '#server/deliveries/queue.ts'
import { addressKey } from '#server/http/limits/address-key.ts'
import { networkOrClient } from '#server/http/limits/network.ts'
import { tryConsume } from '#server/http/limits/try-consume.ts'
import { createToken } from '#server/deliveries/mail/one-time-tokens.ts'
import { recoveryLifetimeMs, recoveryMail } from '#server/accounts/account-mails.ts'
import type { AccountDeps } from '#server/accounts/deps.ts'
import { readDeviceId } from '#server/accounts/sessions/device-cookie.ts'
import { resendLink } from '#server/accounts/people/invitations.ts'

type Asker = { client: string; cookies: string | undefined }

/**
 * Takes one of the links that an address may be sent, if one is left for whoever asks. A browser that signed in to its
 * account before has links of its own, and one network gets few of the others, so that a stranger cannot keep the owner out.
 */
export async function takeRecoveryLink(
  { database: { db }, limits, secrets, now }: AccountDeps,
  email: string,
  { client, cookies }: Asker,
) {
  const account = await db
    .selectFrom('users')
    .select(['id', 'password_hash'])
    .where('email', '=', email)
    .executeTakeFirst()
  const deviceId = readDeviceId(secrets, cookies, account, now())
  if (deviceId !== null) return tryConsume(limits.linksByAddress, `device:${deviceId}`)
  const address = addressKey(email)
  const ofNetwork = `${address}:${networkOrClient(client)}`
  return (
    (await tryConsume(limits.linksByAddressAndClient, ofNetwork)) &&
    tryConsume(limits.linksByAddress, address)
  )
}

const minMailDelayMs = 2 * SECOND
export const maxMailDelayMs = 20 * SECOND

/** A moment that nobody can know: whoever asked could else see, by how long other answers take, that a mail is being sent. */
const someTimeAfter = (now: Date) =>
  new Date(now.getTime() + randomInt(minMailDelayMs, maxMailDelayMs))

/**
 * Mails a link to an address that has an account, or an invitation that has not expired. For any other address a token
 * is stored that nobody gets, so that the database does the same work.
 */
export async function sendRecoveryLink(deps: AccountDeps, email: string) {
  const { database, secrets } = deps
  const now = deps.now()
  await database.db.transaction().execute(async (trx) => {
    const user = await trx
      .selectFrom('users')
      .select('id')
      .where('email', '=', email)
      .where('deactivated_at', 'is', null)
      .executeTakeFirst()
    const invitation = await trx
      .selectFrom('invitations')
      .select(['id', 'expires_at'])
      .where('email', '=', email)
      .where('expires_at', '>', now.toISOString())
      .executeTakeFirst()
    if (invitation && !user)
      return resendLink(trx, deps, { ...invitation, notBefore: someTimeAfter(now) }, now)
    const subjectId = user?.id ?? uuidv7()
    const token = { purpose: 'recovery', subjectId, lifetimeMs: recoveryLifetimeMs } as const
    const tokenId = await createToken(trx, secrets.linkKey, token, now)
    if (user) {
      const mail = recoveryMail({ id: user.id, email }, tokenId, now)
      await queueMails(trx, [{ ...mail, notBefore: someTimeAfter(now) }], now)
    }
    await recordAudit(trx, { action: 'recovery.asked', by: null, subject: user?.id ?? null }, now)
    return undefined
  })
}
