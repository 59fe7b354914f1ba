import { createHash } from 'node:crypto'
import type { Invitation } from '#contract/invitation.ts'
import type { MailLink } from '#contract/mail.ts'
import { clientOf } from '#server/http/address.ts'
import type { Db } from '#server/db/database.ts'
import type { OutgoingMail } from '#server/deliveries/queue.ts'
import { DAY, MINUTE } from '#contract/durations.ts'

export const recoveryLifetimeMs = 10 * MINUTE
export const invitationLifetimeMs = 7 * DAY

type Person = { id: string; email: string }

/** The token is in the fragment, which browsers never send to a server. */
const setPasswordLink = (purpose: 'recovery' | 'invite', id: string): MailLink => ({
  path: `/admin/set-password#type=${purpose}&token_hash=`,
  token: { purpose, id },
})

/** Where the recipient of a notification can set a new password. */
const forgotPassword: MailLink = { path: '/admin/forgot-password' }

const after = (now: Date, milliseconds: number) => new Date(now.getTime() + milliseconds)

export const recoveryMail = (user: Person, tokenId: string, now: Date): OutgoingMail => ({
  kind: 'recovery',
  to: user.email,
  subjectId: user.id,
  data: {
    link: setPasswordLink('recovery', tokenId),
    minutes: recoveryLifetimeMs / MINUTE,
  },
  expiresAt: after(now, recoveryLifetimeMs),
})

type Invited = Pick<Invitation, 'id' | 'email' | 'role' | 'invited_by' | 'expires_at'>

export const invitationMail = (invited: Invited, tokenId: string, now: Date): OutgoingMail => ({
  kind: 'invitation',
  to: invited.email,
  subjectId: invited.id,
  data: {
    link: setPasswordLink('invite', tokenId),
    invited_by: invited.invited_by ?? 'An administrator',
    role: invited.role,
    days: Math.floor((Date.parse(invited.expires_at) - now.getTime()) / DAY),
  },
  expiresAt: new Date(invited.expires_at),
})

export const passwordChangedMail = (user: Person, now: Date): OutgoingMail => ({
  kind: 'password_changed',
  to: user.email,
  subjectId: user.id,
  data: { at: now.toISOString(), link: forgotPassword },
})

/** At most one per day, however often it happens. */
const dailyNotice =
  (kind: 'wrong_codes' | 'session_ended') =>
  (user: Person, now: Date): OutgoingMail => ({
    kind,
    to: user.email,
    subjectId: user.id,
    data: { at: now.toISOString(), link: forgotPassword },
    dedupeKey: `${kind}:${user.id}:${now.toISOString().slice(0, 10)}`,
  })

export const wrongCodesMail = dailyNotice('wrong_codes')
export const sessionEndedMail = dailyNotice('session_ended')

/** Sent immediately: an attacker's app would lock the owner out, and without an app the password alone is enough. */
export const factorMail = (
  user: Person,
  change: 'added' | 'removed' | 'codes_renewed' | 'code_used',
  now: Date,
): OutgoingMail => ({
  kind: 'factor_changed',
  to: user.email,
  subjectId: user.id,
  data: { change, at: now.toISOString(), link: forgotPassword },
})

export const factorResetMail = (user: Person, by: string, now: Date): OutgoingMail => ({
  kind: 'factor_reset',
  to: user.email,
  subjectId: user.id,
  data: { by, at: now.toISOString(), link: forgotPassword },
})

/** Sent immediately, so that nobody can add a way to sign in unnoticed. */
export const passkeyMail = (
  user: Person,
  change: 'added' | 'removed',
  name: string,
  now: Date,
): OutgoingMail => ({
  kind: 'passkey_changed',
  to: user.email,
  subjectId: user.id,
  data: { change, name, at: now.toISOString(), link: { path: '/admin/account' } },
})

/**
 * To the new admin and to every other admin, so that none can be added unnoticed. Nobody needs to be told about the
 * first.
 */
export async function adminMadeMails(
  trx: Db,
  user: Person,
  by: string,
  now: Date,
): Promise<OutgoingMail[]> {
  const admins = await trx
    .selectFrom('user_roles')
    .innerJoin('users', 'users.id', 'user_roles.user_id')
    .select('users.email')
    .where('user_roles.role', '=', 'admin')
    .where((eb) => eb.or([eb('deactivated_at', 'is', null), eb('users.id', '=', user.id)]))
    .execute()
  if (admins.length < 2) return []
  const data = { email: user.email, by, at: now.toISOString(), link: { path: '/admin/people' } }
  return admins.map(({ email }) => ({ kind: 'admin_made', to: email, subjectId: user.id, data }))
}

type Browser = { ip: string; userAgent: string | undefined }

/** A program without cookies looks new at every sign-in; it causes at most one mail a day. */
export function newDeviceMail(user: Person, { ip, userAgent }: Browser, now: Date): OutgoingMail {
  const at = now.toISOString()
  const browser = createHash('sha256').update(`${clientOf(ip)}\n${userAgent ?? ''}`)
  return {
    kind: 'new_device',
    to: user.email,
    subjectId: user.id,
    data: { at, user_agent: userAgent?.slice(0, 500) ?? null, ip, link: forgotPassword },
    dedupeKey: `new_device:${user.id}:${browser.digest('base64url')}:${at.slice(0, 10)}`,
  }
}
