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
  /** The session's refresh counter when this token was issued: its bearer also holds the refresh token of that time. */
  rtc: z.int().min(0),
})
export type Claims = z.infer<typeof Claims>

type Subject = {
  userId: string
  sessionId: string
  counter: number
  signedInAt: Date
  method: Session['method']
  /** Identifies the key that the token is bound to. */
  thumbprint: string | null
  factors: Session['factors']
}

/** A token is readable by anybody. It holds ids and times, and grants nothing by itself. */
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
    .sign(secrets.tokenKey)
  return { token, expiresAt }
}

/**
 * The token's claims, or null: forged, expired, from another issuer, or not a token at all. The caller checks `iat`.
 */
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

/** Only our own key is used; the header's `jwk`, `jku` and `x5u` are ignored. */
function keyOf(secrets: KeyRing, kid: string | undefined, crit: string[] | undefined) {
  if (kid !== secrets.kid || crit) throw new errors.JWSInvalid('unknown key')
  return secrets.tokenKey
}
