import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import {
  DeliveriesQuery,
  Delivery,
  DeliveryHealth,
  DeliveryPreview,
  RetriedDeliveries,
} from '#contract/delivery.ts'
import { filteredPageOf } from '#contract/page.ts'
import { Problem } from '#contract/problem.ts'
import type { AccountDeps } from '#server/accounts/deps.ts'
import { recordAudit } from '#server/audit/record-audit.ts'
import { guard } from '#server/accounts/guard.ts'
import { findDelivery, listDeliveries, readDelivery, retryDelivery } from './deliveries.ts'
import { deliveryHealth } from './health.ts'
import { previewOf, ticketFor } from './mail/preview.ts'
import type { DeliveryDeps } from './deps.ts'
import { retryFailed } from './retry-failed.ts'

const DeliveryId = z.object({ id: z.uuid('is not a delivery id').toLowerCase() })

const tags = ['Deliveries']

export const deliveryRoutes: FastifyPluginAsyncZod<AccountDeps & DeliveryDeps> = async (
  app,
  deps,
) => {
  const { configured, links, now, renderMail, secrets } = deps
  const { db } = deps.database
  const { can } = guard(deps)

  app.get(
    '/deliveries',
    {
      onRequest: can('delivery.read'),
      schema: {
        summary: 'List deliveries of mail and webhooks, newest first',
        tags,
        querystring: DeliveriesQuery,
        response: { 200: filteredPageOf(Delivery) },
      },
    },
    ({ query }) => listDeliveries(db, query),
  )

  app.get(
    '/deliveries/health',
    {
      onRequest: can('delivery.read'),
      schema: {
        summary: 'Read whether mail and webhooks are being sent',
        tags,
        response: { 200: DeliveryHealth },
      },
    },
    () => deliveryHealth(db, configured, now()),
  )

  app.get(
    '/deliveries/:id',
    {
      onRequest: can('delivery.read'),
      schema: { summary: 'Read a delivery', tags, params: DeliveryId, response: { 200: Delivery } },
    },
    ({ params }) => readDelivery(db, params.id),
  )

  app.get(
    '/deliveries/:id/preview',
    {
      onRequest: can('delivery.read'),
      schema: {
        summary: 'Preview a delivery',
        description: 'Links that would sign somebody in are masked.',
        tags,
        params: DeliveryId,
        response: { 200: DeliveryPreview },
      },
    },
    async ({ params: { id }, account: { sessionId } }) => {
      const { html, ...preview } = await previewOf(await findDelivery(db, id), renderMail, links)
      const ticket = ticketFor(secrets.linkKey, { id, sessionId }, now())
      return { ...preview, page: html === null ? null : `/api/delivery-previews/${ticket}` }
    },
  )

  app.post(
    '/deliveries/:id/retry',
    {
      onRequest: can('delivery.retry'),
      schema: {
        summary: 'Send a delivery again',
        description: 'One that was not tried yet, or is being sent at this moment, stays as it is.',
        tags,
        params: DeliveryId,
        response: { 200: Delivery, 409: Problem },
      },
    },
    async ({ params, account, log }) => {
      const { id } = params
      const retried = { action: 'delivery.retried', by: account.userId, subject: id } as const
      const { isRetried, delivery } = await db.transaction().execute(async (trx) => {
        const outcome = await retryDelivery(trx, id, now())
        if (outcome.isRetried) await recordAudit(trx, retried, now())
        return outcome
      })
      if (isRetried) log.info({ by: account.userId, delivery: id }, 'delivery sent again')
      return delivery
    },
  )

  app.post(
    '/deliveries/retry-failed',
    {
      onRequest: can('delivery.retry'),
      schema: {
        summary: 'Send all deliveries again that failed',
        description: 'With very many, as many as there is time for; `left` says how many are left.',
        tags,
        response: { 200: RetriedDeliveries },
      },
    },
    async ({ account, log }) => {
      const counts = await retryFailed(deps.database, { by: account.userId, now: now() })
      log.info({ by: account.userId, retried: counts.retried }, 'failed deliveries sent again')
      return counts
    },
  )
}
