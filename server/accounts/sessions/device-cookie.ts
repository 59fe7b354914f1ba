import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import { DAY, SECOND } from '#contract/durations.ts'
import type { KeyRing } from '#server/accounts/secrets.ts'
import type { User } from '#server/accounts/users.ts'

/**
 * A device cookie says that somebody signed in to an account with this browser before (OWASP's device cookies). It lets
 * nobody in: it only gives the browser's failed sign-ins a count of their own, so that a stranger's failures cannot lock
 * the owner out. It holds one mark for each of the last accounts, newest first: a random device id, the time and a
 * signature over both, the account and its password hash. So it tells nothing about anybody, does nothing for another
 * account, and a new password ends it. `factor` says the same of a browser with which the second factor was proven:
 * whoever knows the password alone has a `device` at once, and must not lock out the owner either.
 */
type DeviceCookie = 'device' | 'factor'
const cookieLifetimeMs = 90 * DAY
const maxMarks = 5

const idBytes = 16
const timeBytes = 4
const signatureBytes = 16
const signedBytes = idBytes + timeBytes
/** 36 bytes are 48 characters exactly, so there is one spelling of each mark. */
const shape = /^[\w-]{48}$/

type Account = Pick<User, 'id' | 'password_hash'>

/** The device's id if the cookie has a mark for this account, else null. */
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

/** The `Set-Cookie` after a sign-in: a new mark for this account, and those that the browser has for others. */
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
