import type { FastifyReply, FastifyRequest } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { answerUnknown } from '#server/http/refusals/answer-unknown.ts'
import { noContent } from '#server/http/no-content.ts'
import { abandonedSignal } from '#server/http/limits/abandoned.ts'
import { AuthError, OAuthError, sendAuthError } from './auth-errors.ts'
import { AuthSession, AuthUser, errorResponses } from './auth-schemas.ts'
import { authSession, authUser } from './auth-session.ts'
import { requiredProof } from './sessions/assert-key.ts'
import type { AccountDeps } from './deps.ts'
import { factorRoutes } from './second-factor/factor-routes.ts'
import { confirmedFactors } from './second-factor/confirmed-factors.ts'
import { passkeyRoutes } from './passkeys/passkey-routes.ts'
import { passwordRoutes } from './passwords/password-routes.ts'
import { reauthenticationRoutes } from './reauthentication-routes.ts'
import { refreshSession } from './sessions/refresh.ts'
import { assertFactor, requireBearer } from './sessions/require-bearer.ts'
import { endSessions, type Scope, scopes } from './sessions/sessions.ts'
import { signIn } from './sign-in.ts'

/** Clients send more members than these, some of them null. */
const Grant = z
  .object({
    email: z.string().nullish(),
    password: z.string().nullish(),
    refresh_token: z.string().nullish(),
  })
  .nullish()
  .transform((grant) => grant ?? {})
type TokenRequest = Omit<FastifyRequest, 'body' | 'query'> & { body: z.infer<typeof Grant> }

/** The part of GoTrue's API that auth-js needs to sign in, stay signed in, sign out and set a password. */
export const authRoutes: FastifyPluginAsyncZod<AccountDeps> = async (app, deps) => {
  const { secrets, proofs, now, database } = deps

  type OpenSession = (
    request: TokenRequest,
    reply: FastifyReply,
  ) => Promise<Parameters<typeof authSession>[1]>
  const grants = new Map<unknown, OpenSession>([
    ['password', byPassword],
    ['refresh_token', byRefreshToken],
  ])

  app.setErrorHandler(sendAuthError)
  answerUnknown(app)

  await app.register(passwordRoutes, { ...deps, prefix: '' })
  await app.register(factorRoutes, { ...deps, prefix: '' })
  await app.register(passkeyRoutes, { ...deps, prefix: '' })
  await app.register(reauthenticationRoutes, { ...deps, prefix: '' })

  app.post(
    '/token',
    {
      schema: {
        summary: 'Sign in with a password, or refresh a session',
        tags: ['Sessions'],
        querystring: z.object({ grant_type: z.unknown().optional() }),
        body: Grant,
        response: { 200: AuthSession, ...errorResponses(400, 413, 415, 429) },
      },
    },
    async (request, reply) => {
      const grant = grants.get(request.query.grant_type)
      if (!grant) throw new AuthError(400, 'invalid_credentials', 'unsupported_grant_type')
      return authSession(secrets, await grant(request, reply), now())
    },
  )

  async function byPassword(request: TokenRequest, reply: FastifyReply) {
    const { email, password } = request.body
    if (!email) throw new AuthError(400, 'validation_failed', 'missing email or phone')
    const { ip, headers } = request
    const { 'user-agent': userAgent, cookie: cookies } = headers
    const proof = requiredProof(proofs, await proofs.read(request))
    const opened = await signIn(deps, {
      email,
      password: password ?? '',
      ip,
      userAgent,
      cookies,
      proof,
      signal: abandonedSignal(reply),
    })
    if (!opened) throw new AuthError(400, 'invalid_credentials', 'Invalid login credentials')
    reply.header('set-cookie', opened.deviceCookie)
    return opened
  }

  async function byRefreshToken(request: TokenRequest) {
    const { refresh_token } = request.body
    if (!refresh_token) throw new OAuthError('refresh_token required')
    const result = await refreshSession(deps, refresh_token, await proofs.read(request))
    if (!result.refused) return result
    if (result.refused === 'reused') {
      const { id, user_id } = result.session ?? {}
      request.log.warn({ session: id, user: user_id }, 'refresh token reused, session ended')
    }
    const [code, reason] = refusals[result.refused]
    throw new AuthError(400, code, `Invalid Refresh Token: ${reason}`)
  }

  app.get(
    '/nonce',
    {
      exposeHeadRoute: false,
      schema: {
        summary: 'Get a nonce for the first DPoP proof',
        tags: ['Sessions'],
        response: { 204: noContent, ...errorResponses(429) },
      },
    },
    async (_request, reply) => {
      reply.header('dpop-nonce', proofs.nonce())
      return reply.code(204).send()
    },
  )

  app.get(
    '/user',
    {
      schema: {
        summary: "The session's user",
        tags: ['Sessions'],
        security: [{ session: [] }],
        response: { 200: AuthUser, ...errorResponses(401, 403) },
      },
    },
    async (request) => {
      const { user } = await requireBearer(deps, request)
      return authUser({ ...user, factors: await confirmedFactors(database.db, user.id) })
    },
  )

  app.post(
    '/logout',
    {
      schema: {
        summary: 'Sign out here, everywhere, or everywhere else',
        tags: ['Sessions'],
        security: [{ session: [] }],
        querystring: z.object({ scope: z.string().max(100).default('global') }),
        response: { 204: noContent, ...errorResponses(400, 401, 403) },
      },
    },
    async (request, reply) => {
      const bearer = await requireBearer(deps, request)
      const { user, sessionId } = bearer
      const { scope } = request.query
      if (!isScope(scope))
        throw new AuthError(400, 'validation_failed', `Unsupported logout scope "${scope}"`)
      // The password alone, without the second factor, must not sign the owner out elsewhere. "global", the clients'
      // default, then ends only the caller's own session.
      if (scope === 'others') assertFactor(bearer)
      const ends = bearer.lacksFactor ? 'local' : scope
      const ended = { userId: user.id, sessionId }
      await database.db.transaction().execute((trx) => endSessions(trx, ended, ends, now()))
      return reply.code(204).send()
    },
  )
}

const isScope = (scope: string): scope is Scope => scopes.some((known) => known === scope)

const refusals = {
  unknown: ['refresh_token_not_found', 'Refresh Token Not Found'],
  gone: ['session_not_found', 'No Valid Session Found'],
  too_old: ['session_expired', 'Session Expired'],
  idle: ['session_expired', 'Session Expired (Inactivity)'],
  reused: ['refresh_token_already_used', 'Already Used'],
} as const
