import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import {
  NewsletterSubscriber,
  SubscriberExportQuery,
  SubscribersQuery,
} from '#contract/newsletter.ts'
import { filteredPageOf } from '#contract/page.ts'
import type { AccountDeps } from '#server/accounts/deps.ts'
import { guard } from '#server/accounts/guard.ts'
import { exportTimeoutMs, sendExport } from '#server/audit/send-export.ts'
import { exportSubscribers } from './export-subscribers.ts'
import { countSubscribers, listSubscribers } from './subscribers.ts'
import { unsubscribeForReader } from './unsubscribe-for-reader.ts'

const tags = ['Newsletter']
const params = z.object({ id: z.uuid('is not a subscriber id').toLowerCase() })

export const staffNewsletterRoutes: FastifyPluginAsyncZod<AccountDeps> = async (app, deps) => {
  const { database, secrets, now } = deps
  const { db } = database
  const { can, canWithStepUp } = guard(deps)

  app.get(
    '/newsletter_subscribers',
    {
      onRequest: can('subscriber.read'),
      schema: {
        summary: 'List newsletter subscribers, newest first',
        description: 'With a filter `total` is null.',
        tags,
        querystring: SubscribersQuery,
        response: { 200: filteredPageOf(NewsletterSubscriber) },
      },
    },
    (request) => listSubscribers(db, request.query),
  )

  app.get(
    '/newsletter_subscribers/export',
    {
      exposeHeadRoute: false,
      onRequest: canWithStepUp('subscriber.read'),
      handlerTimeout: exportTimeoutMs,
      schema: {
        summary: 'Download newsletter subscribers as CSV or JSON',
        description:
          'All matching rows, with their state, newest first. `X-Total-Count` says how many.',
        tags,
        querystring: SubscriberExportQuery,
        response: { 200: z.any().meta({ description: 'The file' }) },
      },
    },
    async ({ query, account }, reply) => {
      reply.header('x-total-count', await countSubscribers(db, query))
      return sendExport(deps, reply, {
        account,
        permission: 'subscriber.read',
        action: 'subscribers.exported',
        data: { format: query.format },
        download: exportSubscribers(db, query),
      })
    },
  )

  app.put(
    '/newsletter_subscribers/:id/unsubscribed',
    {
      onRequest: can('subscriber.unsubscribe'),
      schema: {
        summary: 'Unsubscribe a reader who asked for it',
        description:
          'Final: only the reader can subscribe again, and confirms it by mail. A second time answers the same.',
        tags,
        params,
        response: { 200: NewsletterSubscriber },
      },
    },
    ({ params: { id }, account }) =>
      unsubscribeForReader(database, id, { linkKey: secrets.linkKey, by: account.userId }, now()),
  )
}
