import { z } from 'zod'
import { accessTokenLifetimeSeconds, signAccessToken } from './sessions/access-token.ts'
import type { Bearer } from './sessions/bearer.ts'
import { writeRefreshToken } from './sessions/refresh-token.ts'
import type { KeyRing } from './secrets.ts'
import type { Session } from './sessions/sessions.ts'

/** GoTrue's user. Our pages read the id and the email; the rest is what GoTrue's clients expect. */
export const AuthUser = z.object({
  id: z.uuid(),
  aud: z.literal('authenticated'),
  role: z.literal('authenticated'),
  email: z.string(),
  email_confirmed_at: z.iso.datetime(),
  phone: z.literal(''),
  confirmed_at: z.iso.datetime(),
  last_sign_in_at: z.iso.datetime().nullable(),
  app_metadata: z.object({
    provider: z.literal('email'),
    providers: z.array(z.literal('email')).length(1),
  }),
  user_metadata: z.object({}),
  identities: z.array(z.never()).length(0),
  created_at: z.iso.datetime(),
  updated_at: z.iso.datetime(),
  is_anonymous: z.literal(false),
  /** Present only for accounts with a second factor. */
  factors: z
    .array(
      z.object({
        id: z.uuid(),
        factor_type: z.literal('totp'),
        friendly_name: z.string(),
        status: z.literal('verified'),
        created_at: z.iso.datetime(),
        updated_at: z.iso.datetime(),
      }),
    )
    .optional(),
})

/** Browsers keep every member in local storage, so only what the client needs is sent. */
export const AuthSession = z.object({
  access_token: z.string(),
  token_type: z.literal('bearer'),
  expires_in: z.int(),
  expires_at: z.int(),
  refresh_token: z.string(),
  user: AuthUser,
})

const weak_password = z.object({ reasons: z.array(z.enum(['length', 'pwned'])) }).optional()

/** GoTrue's two error formats, and OAuth's for a missing token. */
const AuthFailure = z.union([
  z.object({
    code: z.string(),
    error_code: z.string(),
    message: z.string(),
    msg: z.string(),
    weak_password,
  }),
  z.object({ code: z.int(), error_code: z.string(), msg: z.string(), weak_password }),
  z.object({ error: z.string(), error_description: z.string() }),
])

/** The error responses of a route that refuses with these statuses. */
export const errorResponses = <Status extends number>(...statuses: Status[]) => ({
  ...(Object.fromEntries(statuses.map((status) => [status, AuthFailure])) as Record<
    Status,
    typeof AuthFailure
  >),
  '4xx': AuthFailure,
  '5xx': AuthFailure,
})

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
