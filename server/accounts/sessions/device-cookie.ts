import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import { DAY, SECOND } from '#contract/durations.ts'
import type { KeyRing } from '#server/accounts/secrets.ts'
import type { User } from '#server/accounts/users.ts'

/**
 * A device cookie says that this browser has signed in to an account before (OWASP's device cookies). It grants no
 * access: it only gives the browser's failed sign-ins a separate counter, so that strangers' failures cannot lock the
 * owner out. It holds one entry for each of the last accounts, newest first: a random device id, the time and a
 * signature over both, the account and its password hash. So it reveals nothing, is useless for another account, and a
 * new password invalidates it. `factor` says the same of a browser that has verified the second factor: an attacker
 * with only the password gets a `device` at once, and must not lock the owner out either.
 */
type DeviceCookie = 'device' | 'factor'
const cookieLifetimeMs = 90 * DAY
const maxMarks = 5

const idBytes = 16
const timeBytes = 4
const signatureBytes = 16
const signedBytes = idBytes + timeBytes
/** 36 bytes are exactly 48 characters, so each entry has only one spelling. */
const shape = /^[\w-]{48}$/

type Account = Pick<User, 'id' | 'password_hash'>

/** The device's id if the cookie has an entry for this account, else null. */
export function readDeviceId(
  secrets: KeyRing,
  cookies: string | undefined,
  account: Account | undefined,
  now: Date,
  name: DeviceCookie = 'device',
) {
  const mark = marksIn(cookies, name).find((each) => isSigned(secrets, name, each, account, now))
  return account && mark ? mark.subarray(0, idBytes).toString('base64url') : null
}

/** The `Set-Cookie` after a sign-in: a new entry for this account, followed by the browser's entries for others. */
export function writeDeviceCookie(
  secrets: KeyRing,
  {
    cookies,
    account,
    isSecure,
  }: { cookies: string | undefined; account: Account; isSecure: boolean },
  now: Date,
  name: DeviceCookie = 'device',
) {
  const head = Buffer.alloc(signedBytes)
  randomBytes(idBytes).copy(head)
  head.writeUInt32BE(Math.floor(now.getTime() / SECOND), idBytes)
  const mark = Buffer.concat([head, signatureOf(secrets, name, head, account)])
  const others = marksIn(cookies, name).filter(
    (each) => !isSigned(secrets, name, each, account, now),
  )
  const marks = [mark, ...others].slice(0, maxMarks).map((each) => each.toString('base64url'))
  const attributes = [
    `${name}=${marks.join('.')}`,
    `Max-Age=${cookieLifetimeMs / SECOND}`,
    'Path=/api/auth',
    'HttpOnly',
    'SameSite=Strict',
  ]
  return [...attributes, ...(isSecure ? ['Secure'] : [])].join('; ')
}

function marksIn(cookies: string | undefined, name: DeviceCookie) {
  const pair = cookies?.split('; ').find((each) => each.startsWith(`${name}=`))
  const marks = pair?.slice(name.length + 1).split('.', maxMarks) ?? []
  return marks.filter((mark) => shape.test(mark)).map((mark) => Buffer.from(mark, 'base64url'))
}

function isSigned(
  secrets: KeyRing,
  name: DeviceCookie,
  mark: Buffer,
  account: Account | undefined,
  now: Date,
) {
  const head = mark.subarray(0, signedBytes)
  const signature = signatureOf(secrets, name, head, account ?? { id: '', password_hash: '' })
  const age = now.getTime() - head.readUInt32BE(idBytes) * SECOND
  return timingSafeEqual(mark.subarray(signedBytes), signature) && age < cookieLifetimeMs
}

function signatureOf(
  { deviceKey }: KeyRing,
  name: DeviceCookie,
  head: Buffer,
  { id, password_hash }: Account,
) {
  const hmac = createHmac('sha256', deviceKey).update(head).update(`${id}\n${password_hash}`)
  if (name !== 'device') hmac.update(`\n${name}`)
  return hmac.digest().subarray(0, signatureBytes)
}
