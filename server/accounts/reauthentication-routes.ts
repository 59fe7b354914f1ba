import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { maxPasswordLength } from '#contract/options.ts'
import { noContent } from '#server/http/no-content.ts'
import { errorResponses } from './auth-schemas.ts'
import type { AccountDeps } from './deps.ts'
import { Assertion, challengeId } from './passkeys/passkey-schemas.ts'
import { abandonedSignal } from '#server/http/limits/abandoned.ts'
import { reauthenticate } from './reauthentication.ts'
import { requireFullBearer } from './sessions/require-bearer.ts'

const Shown = z
  .object({
    password: z.string().max(maxPasswordLength).nullish(),
    code: z.string().max(100).nullish(),
    passkey: z.object({ challenge_id: challengeId, credential: Assertion }).nullish(),
  })
  .nullish()
  .transform((body) => body ?? {})

/** Step-up authentication before deleting people, exporting, and changing factors or webhooks. */
export const reauthenticationRoutes: FastifyPluginAsyncZod<AccountDeps> = async (app, deps) => {
  app.post(
    '/reauthenticate',
    {
      schema: {
        summary: 'Confirm your identity again',
        description:
          'With a passkey, or else with a code of the second factor where there is one, or else with the password. For ten minutes, and ten minutes after a sign-in, the calls are answered that otherwise are refused with `password_needed` or `code_needed`.',
        tags: ['Sessions'],
        security: [{ session: [] }],
        body: Shown,
        response: { 204: noContent, ...errorResponses(400, 401, 403, 422, 429) },
      },
    },
    async (request, reply) => {
      const bearer = await requireFullBearer(deps, request)
      await reauthenticate(deps, bearer, {
        ...request.body,
        cookies: request.headers.cookie,
        signal: abandonedSignal(reply),
      })
      request.log.info({ user: bearer.user.id }, 'authenticated again')
      return reply.code(204).send()
    },
  )
}
