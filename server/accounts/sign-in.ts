import { NIL } from 'uuid'
import { Email } from '#contract/account.ts'
import { maxEmailLength } from '#contract/options.ts'
import { AppError } from '#server/errors.ts'
import { recordAudit, rememberNames } from '#server/audit/record-audit.ts'
import { clientOf } from '#server/http/address.ts'
import { networkOrClient } from '#server/http/limits/network.ts'
import { addressKey } from '#server/http/limits/address-key.ts'
import type { AccountDeps } from './deps.ts'
import { readDeviceId } from './sessions/device-cookie.ts'
import type { HashClient } from './passwords/hash-queue.ts'
import { openSession, type SignedIn, type Visitor } from './sessions/open-session.ts'
import { isPassword } from './passwords/passwords.ts'
import { findUser, type User } from './users.ts'

type Attempt = Visitor & {
  email: string
  password: string
  /** Aborts when nobody waits for the session any more: then none is opened. */
  signal: AbortSignal
}

/**
 * A new session, or null for an unknown account or a wrong password, after the same time. A browser that signed in to
 * this account before has its own counter; all others share the account's.
 */
export async function signIn(deps: AccountDeps, attempt: Attempt): Promise<SignedIn | null> {
  const { signInsByAccount, signInsByClient, signInsByDevice } = deps.limits
  const { cookies, ip, signal } = attempt
  const email = Email.safeParse(attempt.email).data
  const user = email === undefined ? undefined : await findUser(deps.database.db, 'email', email)
  let tooMany: AppError | undefined
  const check = (client: HashClient) =>
    checkAndOpen(deps, client, user, attempt).catch((error: unknown) => {
      if (!(error instanceof AppError) || error.code !== 'too_many_requests') throw error
      // Counts like a failure, since it cost a hash as well.
      tooMany = error
      return null
    })

  const deviceId = readDeviceId(deps.secrets, cookies, user, deps.now())
  const account = addressKey(email ?? impossibleName(attempt.email))
  const client = clientOf(ip)
  const opened =
    deviceId === null
      ? // The client first: one that is refused anyway writes nothing about the names it invents.
        await signInsByClient.attempt(client, () =>
          signInsByAccount.attempt(account, () =>
            check({ name: networkOrClient(client), isKnown: false, signal }),
          ),
        )
      : await signInsByDevice.attempt(deviceId, () =>
          check({ name: `device:${deviceId}`, isKnown: true, signal }),
        )
  if (tooMany) throw tooMany
  return opened
}

/** Attempts with a name too long for any account are counted too, by its first characters. */
const impossibleName = (email: string) => email.slice(0, maxEmailLength).toLowerCase()

async function checkAndOpen(
  deps: AccountDeps,
  client: HashClient,
  user: User | undefined,
  attempt: Attempt,
): Promise<SignedIn | null> {
  const isRight = await isPassword(client, user?.password_hash, attempt.password)
  if (!user || !isRight || user.deactivated_at !== null) {
    await recordFailure(deps, user)
    return null
  }
  await attempt.proof?.spend()
  return openSession(deps, user, attempt, { isKnownDevice: client.isKnown, method: 'password' })
}

/**
 * Runs for unknown accounts too, so timing reveals nothing. The typed input is not stored. If the entry cannot be
 * written, for example on a full disk, the sign-in is refused all the same.
 */
export async function recordFailure(
  { database, now }: AccountDeps,
  user: { id: string } | undefined,
) {
  const failed = { action: 'sign_in.failed', by: null, subject: user?.id ?? null } as const
  const writing = database.db.transaction().execute(async (trx) => {
    // The entry about an existing account also looks up its name.
    if (!user) await rememberNames(trx, [NIL])
    await recordAudit(trx, failed, now())
  })
  await writing.catch(() => {})
}
