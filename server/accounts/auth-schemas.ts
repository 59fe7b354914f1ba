import { z } from 'zod'

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
