import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { sessionsWithPermission } from '#server/accounts/sessions/sessions-with-permission.ts'
import { AppError } from '#server/errors.ts'
import { findDelivery } from '#server/deliveries/deliveries.ts'
import type { DeliveryDeps } from '#server/deliveries/deps.ts'
import { readTicket, previewOf } from './preview.ts'

/** Mails are styled by attributes. They run no scripts, load nothing and get an opaque origin. */
const policy = "sandbox; default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'self'"

/** A rendered mail, for the iframe in /admin/deliveries. */
export const previewPage: FastifyPluginAsyncZod<DeliveryDeps> = async (app, deps) => {
  const { database, links, now, renderMail, secrets } = deps
  app.get(
    '/delivery-previews/:ticket',
    {
      config: { hasSecretPath: true },
      schema: { hide: true, params: z.object({ ticket: z.string().max(300) }) },
    },
    async ({ params }, reply) => {
      const { db } = database
      const payload = readTicket(secrets.linkKey, params.ticket, now())
      if (!payload) throw over()
      const { sessionId } = payload
      const readers = await sessionsWithPermission(db, 'delivery.read', [sessionId], now())
      if (!readers.has(sessionId)) throw over()
      const { html } = await previewOf(await findDelivery(db, payload.id), renderMail, links)
      return reply
        .type('text/html; charset=utf-8')
        .headers({ 'content-security-policy': policy, 'x-frame-options': 'SAMEORIGIN' })
        .send(html ?? '')
    },
  )
}

const over = () => new AppError('not_found', 'This preview has expired. Open it again.')
