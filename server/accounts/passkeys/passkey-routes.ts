import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { DeviceName, Passkey } from '#contract/passkey.ts'
import { SECOND } from '#contract/durations.ts'
import { requiredProof } from '#server/accounts/sessions/assert-key.ts'
import { AuthError } from '#server/accounts/auth-errors.ts'
import { AuthSession, errorResponses } from '#server/accounts/auth-schemas.ts'
import { authSession } from '#server/accounts/auth-session.ts'
import type { AccountDeps } from '#server/accounts/deps.ts'
import { requireFullBearer, requireRecentBearer } from '#server/accounts/sessions/require-bearer.ts'
import { noContent } from '#server/http/no-content.ts'
import { confirmationOptions } from './confirm-with-passkey.ts'
import { newChallenge } from './passkey-challenge.ts'
import { Assertion, challengeId, NewCredential } from './passkey-schemas.ts'
import { signInPurpose, signInWithPasskey } from './passkey-sign-in.ts'
import { passkeysOf, removePasskey, renamePasskey, shownPasskey } from './passkeys.ts'
import { addPasskey, passkeyOptions } from './register-passkey.ts'
import { relyingParty } from './relying-party.ts'
import { requestOptions, RequestOptions } from './request-options.ts'

const tags = ['Sessions']
const security = [{ session: [] }]
const params = z.object({ id: z.uuid().toLowerCase() })

/** The part of GoTrue's API through which auth-js registers passkeys and signs in with them (WebAuthn). */
export const passkeyRoutes: FastifyPluginAsyncZod<AccountDeps> = async (app, deps) => {
  const { secrets, proofs, database, now } = deps

  app.post(
    '/passkeys/registration/options',
    {
      schema: {
        summary: 'Get the options to create a passkey',
        tags,
        security,
        body: z.unknown(),
        response: {
          // Spelled as in WebAuthn and the library.
          200: z.object({
            challenge_id: z.uuid(),
            options: z.looseObject({}),
            expires_at: z.int(),
          }),
          ...errorResponses(401, 403, 422),
        },
      },
    },
    async (request) => {
      const bearer = await requireRecentBearer(deps, request)
      const { id, options, expiresAt } = await passkeyOptions(deps, bearer)
      const expires_at = Math.floor(expiresAt.getTime() / SECOND)
      return { challenge_id: id, options: { ...options }, expires_at }
    },
  )

  app.post(
    '/passkeys/registration/verify',
    {
      schema: {
        summary: 'Add a passkey that the browser created',
        description: 'Its owner gets a mail.',
        tags,
        security,
        body: z.object({ challenge_id: challengeId, credential: NewCredential }),
        response: { 200: Passkey, ...errorResponses(400, 401, 403, 413, 422) },
      },
    },
    async (request) => {
      const bearer = await requireRecentBearer(deps, request)
      const added = await addPasskey(deps, bearer, request.body, request.headers['user-agent'])
      request.log.info({ user: bearer.user.id, passkey: added.id }, 'passkey added')
      return added
    },
  )

  app.post(
    '/passkeys/authentication/options',
    {
      schema: {
        summary: 'Get the options to sign in with a passkey',
        tags,
        body: z.unknown(),
        response: { 200: RequestOptions, ...errorResponses(400, 422) },
      },
    },
    async (request) => {
      const { id: rpId } = relyingParty(deps)
      const proof = requiredProof(proofs, await proofs.read(request))
      return requestOptions(rpId, newChallenge(secrets.challengeKey, signInPurpose(proof), now()))
    },
  )

  app.post(
    '/passkeys/authentication/verify',
    {
      schema: {
        summary: 'Sign in with a passkey',
        description: 'No second factor is asked for: a passkey is two.',
        tags,
        body: z.object({ challenge_id: challengeId, credential: Assertion }),
        response: { 200: AuthSession, ...errorResponses(400, 413, 415, 422, 429) },
      },
    },
    async (request, reply) => {
      const { ip, headers } = request
      const { 'user-agent': userAgent, cookie: cookies } = headers
      const proof = requiredProof(proofs, await proofs.read(request))
      const visitor = { ip, userAgent, cookies, proof }
      const opened = await signInWithPasskey(deps, request.body, visitor)
      if (!opened)
        throw new AuthError(
          400,
          'webauthn_verification_failed',
          'This passkey does not sign anybody in here.',
        )
      reply.header('set-cookie', opened.deviceCookie)
      return authSession(secrets, opened, now())
    },
  )

  app.post(
    '/passkeys/confirmation/options',
    {
      schema: {
        summary: 'Get the options to confirm one of your passkeys',
        tags,
        security,
        body: z.unknown(),
        response: { 200: RequestOptions, ...errorResponses(401, 403, 422) },
      },
    },
    async (request) => confirmationOptions(deps, await requireFullBearer(deps, request)),
  )

  app.get(
    '/passkeys',
    {
      schema: {
        summary: 'List your passkeys, oldest first',
        tags,
        security,
        response: { 200: z.array(Passkey), ...errorResponses(401, 403) },
      },
    },
    async (request) => {
      const { user } = await requireFullBearer(deps, request)
      return (await passkeysOf(database.db, user.id)).map(shownPasskey)
    },
  )

  app.patch(
    '/passkeys/:id',
    {
      schema: {
        summary: 'Rename a passkey',
        tags,
        security,
        params,
        body: z.object({ friendly_name: DeviceName }),
        response: { 200: Passkey, ...errorResponses(401, 403, 404, 422) },
      },
    },
    async (request) => {
      const bearer = await requireRecentBearer(deps, request)
      return renamePasskey(deps, bearer, request.params.id, request.body.friendly_name)
    },
  )

  app.delete(
    '/passkeys/:id',
    {
      schema: {
        summary: 'Remove a passkey',
        description: 'It signs nobody in any more. Its owner gets a mail.',
        tags,
        security,
        params,
        response: { 204: noContent, ...errorResponses(401, 403, 404) },
      },
    },
    async (request, reply) => {
      await removePasskey(deps, await requireRecentBearer(deps, request), request.params.id)
      return reply.code(204).send()
    },
  )
}
