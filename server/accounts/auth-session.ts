import type { z } from 'zod'
import type { AuthSession, AuthUser } from './auth-schemas.ts'
import type { KeyRing } from './secrets.ts'
import { accessTokenLifetimeSeconds, signAccessToken } from './sessions/access-token.ts'
import type { Bearer } from './sessions/bearer.ts'
import { writeRefreshToken } from './sessions/refresh-token.ts'
import type { Session } from './sessions/sessions.ts'

/** An account as the auth contract shows it, with the second factors given. */
export function authUser({
  id,
  email,
  created_at,
  updated_at,
  last_sign_in_at,
  factors = [],
}: Bearer['user'] & { factors?: Factor[] }): z.infer<typeof AuthUser> {
  return {
    id,
    aud: 'authenticated',
    role: 'authenticated',
    email,
    email_confirmed_at: created_at,
    phone: '',
    confirmed_at: created_at,
    last_sign_in_at,
    app_metadata: { provider: 'email', providers: ['email'] },
    user_metadata: {},
    identities: [],
    created_at,
    updated_at,
    is_anonymous: false,
    ...(factors.length > 0 && { factors: factors.map(shownFactor) }),
  }
}

type Factor = { id: string; name: string; created_at: string }

const shownFactor = ({ id, name, created_at }: Factor) => ({
  id,
  factor_type: 'totp' as const,
  friendly_name: name,
  status: 'verified' as const,
  created_at,
  updated_at: created_at,
})

/** A session as the auth contract shows it, with a newly signed access token and its refresh token. */
export async function authSession(
  secrets: KeyRing,
  { session, user }: { session: Session; user: Bearer['user'] },
  now: Date,
): Promise<z.infer<typeof AuthSession>> {
  const { id: sessionId, counter, hmac_key, created_at, method, key_thumbprint, factors } = session
  const signedInAt = new Date(created_at)
  const thumbprint = key_thumbprint
  const subject = { userId: user.id, sessionId, counter, signedInAt, method, thumbprint, factors }
  const { token, expiresAt } = await signAccessToken(secrets, subject, now)
  return {
    access_token: token,
    token_type: 'bearer',
    expires_in: accessTokenLifetimeSeconds,
    expires_at: expiresAt,
    refresh_token: writeRefreshToken({ sessionId, counter }, hmac_key),
    user: authUser(user),
  }
}
