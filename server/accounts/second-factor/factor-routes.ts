import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { v7 as uuidv7 } from 'uuid'
import { z } from 'zod'
import { MINUTE, SECOND } from '#contract/durations.ts'
import { isStorable, unstorable } from '#contract/text.ts'
import { AuthError } from '#server/accounts/auth-errors.ts'
import { AuthSession, errorResponses } from '#server/accounts/auth-schemas.ts'
import { authSession } from '#server/accounts/auth-session.ts'
import type { AccountDeps } from '#server/accounts/deps.ts'
import { requireBearer, requireRecentBearer } from '#server/accounts/sessions/require-bearer.ts'
import { confirmedFactors } from './confirmed-factors.ts'
import { addFactor, removeFactor } from './factors.ts'
import { proveFactor } from './prove-factor.ts'
import { renewRecoveryCodes } from './recovery-codes.ts'

const tags = ['Sessions']
const security = [{ session: [] }]
const params = z.object({ id: z.uuid().toLowerCase() })
const type = z.literal('totp')

/** Clients send more members than these, some of them null. */
const NewFactor = z.object({
  factor_type: z.string(),
  friendly_name: z.string().max(100).refine(isStorable, unstorable).nullish(),
  issuer: z.string().max(100).nullish(),
})
const Proof = z.object({ code: z.string().max(100) })

/** The part of GoTrue's API through which auth-js adds, verifies and removes a second factor (TOTP). */
export const factorRoutes: FastifyPluginAsyncZod<AccountDeps> = async (app, deps) => {
  const { secrets, now } = deps

  app.post(
    '/factors',
    {
      schema: {
        summary: 'Enrol an authenticator app',
        description: 'Nobody is asked for it before its first code was proven.',
        tags,
        security,
        body: NewFactor,
        response: {
          200: z.object({
            id: z.uuid(),
            type,
            friendly_name: z.string(),
            totp: z.object({ qr_code: z.string(), secret: z.string(), uri: z.string() }),
          }),
          ...errorResponses(400, 401, 403, 422, 429),
        },
      },
    },
    async (request) => {
      const bearer = await requireRecentBearer(deps, request)
      const { factor_type, friendly_name, issuer } = request.body
      if (factor_type !== 'totp')
        throw new AuthError(400, 'validation_failed', 'factor_type needs to be totp')
      const name = friendly_name || 'Authenticator app'
      const { id, secret, uri } = await addFactor(deps, bearer, name, issuer || request.hostname)
      return { id, type: 'totp' as const, friendly_name: name, totp: { qr_code: '', secret, uri } }
    },
  )

  app.post(
    '/factors/:id/challenge',
    {
      schema: {
        summary: 'Start a second factor challenge',
        tags,
        security,
        params,
        body: z.unknown(),
        response: {
          200: z.object({ id: z.uuid(), type, expires_at: z.int() }),
          ...errorResponses(400, 401, 403),
        },
      },
    },
    async (request) => {
      await requireBearer(deps, request)
      const expires_at = Math.floor((now().getTime() + 5 * MINUTE) / SECOND)
      return { id: uuidv7(), type: 'totp' as const, expires_at }
    },
  )

  app.post(
    '/factors/:id/verify',
    {
      schema: {
        summary: 'Prove a factor with a code of the app, or with a recovery code',
        description:
          'Each code works once. The first one confirms the app and ends other sessions.',
        tags,
        security,
        params,
        body: Proof,
        response: { 200: AuthSession, ...errorResponses(400, 401, 403, 404, 422, 429) },
      },
    },
    async (request, reply) => {
      const bearer = await requireBearer(deps, request)
      const { cookie: cookies } = request.headers
      const { code } = request.body
      const proven = await proveFactor(deps, bearer, request.params.id, { code, cookies })
      if (!proven) throw new AuthError(422, 'mfa_verification_failed', 'The code is wrong or used.')
      const { session, deviceCookie } = proven
      reply.header('set-cookie', deviceCookie)
      request.log.info({ user: bearer.user.id }, 'second factor proven')
      const user = {
        ...bearer.user,
        factors: await confirmedFactors(deps.database.db, bearer.user.id),
      }
      return authSession(secrets, { session, user }, now())
    },
  )

  app.delete(
    '/factors/:id',
    {
      schema: {
        summary: 'Remove your authenticator app; needs a recent authentication',
        tags,
        security,
        params,
        response: { 200: z.object({ id: z.uuid() }), ...errorResponses(401, 403, 404) },
      },
    },
    async (request) => {
      const { id } = request.params
      await removeFactor(deps, await requireRecentBearer(deps, request), id)
      return { id }
    },
  )

  app.post(
    '/recovery-codes',
    {
      schema: {
        summary: 'Create ten new recovery codes, each of which works once',
        description: 'They are shown once. Those before them no longer work.',
        tags,
        security,
        response: {
          200: z.object({ codes: z.array(z.string()) }),
          ...errorResponses(401, 403, 422),
        },
      },
    },
    async (request) => {
      const bearer = await requireRecentBearer(deps, request)
      return { codes: await renewRecoveryCodes(deps, bearer) }
    },
  )
}
