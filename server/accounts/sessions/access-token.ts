import { errors, jwtVerify, SignJWT } from 'jose'
import { z } from 'zod'
import { MINUTE, SECOND } from '#contract/durations.ts'
import type { KeyRing } from '#server/accounts/secrets.ts'
import type { Session } from './sessions.ts'

export const accessTokenLifetimeSeconds = (10 * MINUTE) / SECOND

const issuer = '/api/auth'
const audience = 'authenticated'

const Claims = z.object({
  sub: z.uuid(),
  session_id: z.uuid(),
  iat: z.int(),
  /** The session's refresh counter when this token was issued: its bearer also has the refresh token of that time. */
  rtc: z.int().min(0),
})
export type Claims = z.infer<typeof Claims>

type Subject = {
  userId: string
  sessionId: string
  counter: number
  signedInAt: Date
  method: Session['method']
  /** Identifies the key without which the token is worth nothing. */
  thumbprint: string | null
  factors: Session['factors']
}

/** Anyone can read a token. It holds ids and times, and nothing is permitted because of it alone. */
export async function signAccessToken(secrets: KeyRing, subject: Subject, now: Date) {
  const issuedAt = Math.floor(now.getTime() / SECOND)
  const expiresAt = issuedAt + accessTokenLifetimeSeconds
  const signedInAt = Math.floor(subject.signedInAt.getTime() / SECOND)
  const token = await new SignJWT({
    role: 'authenticated',
    session_id: subject.sessionId,
    aal: `aal${subject.factors}`,
    amr: [{ method: subject.method, timestamp: signedInAt }],
    rtc: subject.counter,
    ...(subject.thumbprint !== null && { cnf: { jkt: subject.thumbprint } }),
  })
    .setProtectedHeader({ alg: 'HS256', typ: 'JWT', kid: secrets.kid })
    .setIssuer(issuer)
    .setSubject(subject.userId)
    .setAudience(audience)
    .setIssuedAt(issuedAt)
    .setExpirationTime(expiresAt)
    .sign(secrets.keys.get(secrets.kid)!)
  return { token, expiresAt }
}

/** What the token says, or null: forged, expired, issued elsewhere, or not a token at all. The caller judges `iat`. */
export async function readAccessToken(
  secrets: KeyRing,
  token: string,
  now: Date,
): Promise<Claims | null> {
  try {
    const { payload } = await jwtVerify(token, ({ kid, crit }) => keyOf(secrets, kid, crit), {
      algorithms: ['HS256'],
      typ: 'JWT',
      issuer,
      audience,
      currentDate: now,
      requiredClaims: ['exp', 'iat'],
    })
    return Claims.parse(payload)
  } catch (error) {
    if (error instanceof errors.JOSEError || error instanceof z.ZodError) return null
    throw error
  }
}

/** Only keys of our own ring are used; the header's `jwk`, `jku` and `x5u` are ignored. */
function keyOf(secrets: KeyRing, kid: string | undefined, crit: string[] | undefined) {
  const key = kid === undefined || crit ? undefined : secrets.keys.get(kid)
  if (!key) throw new errors.JWSInvalid('unknown key')
  return key
}
