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
import { listSubscribers } from './subscribers.ts'

const tags = ['Newsletter']

export const staffNewsletterRoutes: FastifyPluginAsyncZod<AccountDeps> = async (app, deps) => {
  const { db } = deps.database
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
        description: 'All matching rows, with their state, newest first.',
        tags,
        querystring: SubscriberExportQuery,
        response: { 200: z.any().meta({ description: 'The file' }) },
      },
    },
    ({ query, account }, reply) =>
      sendExport(deps, reply, {
        account,
        permission: 'subscriber.read',
        action: 'subscribers.exported',
        data: { format: query.format },
        download: exportSubscribers(db, query),
      }),
  )
}
