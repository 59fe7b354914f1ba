import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { Email } from '#contract/account.ts'
import { clientOf } from '#server/http/address.ts'
import { afterResponse } from '#server/http/after-response.ts'
import { abandonedSignal } from '#server/http/limits/abandoned.ts'
import { AuthError } from '#server/accounts/auth-errors.ts'
import { AuthSession, AuthUser, errorResponses } from '#server/accounts/auth-schemas.ts'
import { authSession, authUser } from '#server/accounts/auth-session.ts'
import { requiredProof } from '#server/accounts/sessions/assert-key.ts'
import type { AccountDeps } from '#server/accounts/deps.ts'
import { writeDeviceCookie } from '#server/accounts/sessions/device-cookie.ts'
import { assertFactor, requireBearer } from '#server/accounts/sessions/require-bearer.ts'
import { isByLink } from '#server/accounts/sessions/sessions.ts'
import { sendRecoveryLink, takeRecoveryLink } from './recovery.ts'
import { setPassword } from './set-password.ts'
import { linkTypes, verifyLink } from './verify-link.ts'

/** Clients send more members than these, some of them null. */
const Recovery = z
  .object({ email: z.string().nullish() })
  .nullish()
  .transform((body) => body ?? {})
const Verification = z
  .object({ type: z.string().nullish(), token_hash: z.string().nullish() })
  .nullish()
  .transform((body) => body ?? {})
const NewPassword = z
  .object({ password: z.string().nullish(), current_password: z.string().nullish() })
  .nullish()
  .transform((body) => body ?? {})

const tags = ['Sessions']

/** Setting a password, by a mailed link or with the old one. */
export const passwordRoutes: FastifyPluginAsyncZod<AccountDeps> = async (app, deps) => {
  const { limits, secrets, proofs, isSecure, now } = deps
  const afterAnswer = afterResponse(app)

  app.post(
    '/recover',
    {
      schema: {
        summary: 'Ask for a link that sets a new password',
        description:
          'Mails a link that works once and for 10 minutes, at most 5 an hour to one address, 2 of them for one client, and 5 more for a browser that signed in to the account before. The answer is the same whether or not there is an account. An address with an invitation gets its link once more, until that expires.',
        tags,
        body: Recovery,
        response: { 200: z.strictObject({}), ...errorResponses(400, 413, 415, 429) },
      },
    },
    async (request, reply) => {
      const email = Email.safeParse(request.body.email)
      if (!request.body.email) throw new AuthError(400, 'validation_failed', 'missing email')
      if (!email.success)
        throw new AuthError(
          400,
          'validation_failed',
          'Unable to validate email address: invalid format',
        )
      const client = clientOf(request.ip)
      await limits.recoveriesByClient.consume(client)
      // Runs after the answer, so that neither it nor its timing reveals whether the account exists.
      afterAnswer(reply, async () => {
        const asker = { client, cookies: request.headers.cookie }
        if (await takeRecoveryLink(deps, email.data, asker))
          await sendRecoveryLink(deps, email.data)
        app.outbox.wake()
      })
      return reply.send({})
    },
  )

  app.post(
    '/verify',
    {
      schema: {
        summary: 'Sign in with the token of a mailed link',
        description:
          'A token works once. Of an invitation it makes the account. The session may set a password without the old one.',
        tags,
        body: Verification,
        response: { 200: AuthSession, ...errorResponses(400, 403, 413, 415, 429) },
      },
    },
    async (request, reply) => {
      const { body, ip, headers, log } = request
      const type = linkTypes.find((known) => known === body.type)
      if (!type) throw new AuthError(400, 'validation_failed', 'Verify requires a known type')
      if (!body.token_hash)
        throw new AuthError(400, 'validation_failed', 'Verify requires a token_hash')
      const proof = requiredProof(proofs, await proofs.read(request))
      const opened = await verifyLink(deps, {
        type,
        token: body.token_hash,
        client: clientOf(ip),
        userAgent: headers['user-agent'],
        proof,
        signal: abandonedSignal(reply),
      })
      if (!opened) throw new AuthError(403, 'otp_expired', 'Email link is invalid or has expired')
      log.info({ user: opened.user.id, type }, 'mailed link used')
      return authSession(secrets, opened, now())
    },
  )

  app.put(
    '/user',
    {
      schema: {
        summary: "Set the user's password",
        description:
          "Asks for the current password, unless the session was opened by a mailed link. The account's other sessions and its mailed links end.",
        tags,
        security: [{ session: [] }],
        body: NewPassword,
        response: { 200: AuthUser, ...errorResponses(400, 401, 403, 413, 415, 422, 429) },
      },
    },
    async (request, reply) => {
      const bearer = await requireBearer(deps, request)
      // With a session opened by a mailed link, the second factor is asked for at the next sign-in.
      if (!isByLink(bearer.method)) assertFactor(bearer)
      const { password, current_password } = request.body
      if (!password)
        throw new AuthError(400, 'validation_failed', 'Only the password can be changed here.')
      const currentPassword = current_password ?? undefined
      const signal = abandonedSignal(reply)
      const user = await setPassword(deps, bearer, { password, currentPassword, signal })
      request.log.info({ user: user.id }, 'password set')
      // A new password invalidates the browser's device cookie, so it gets another one.
      const { cookie: cookies } = request.headers
      const device = { cookies, account: user, isSecure }
      reply.header('set-cookie', writeDeviceCookie(secrets, device, now()))
      return authUser(user)
    },
  )
}
