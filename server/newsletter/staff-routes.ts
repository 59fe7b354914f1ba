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
import { whileAllowed } from '#server/accounts/sessions/while-allowed.ts'
import { recordAudit } from '#server/audit/record-audit.ts'
import { MINUTE } from '#contract/durations.ts'
import { sendDownload } from '#server/http/download.ts'
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
      // A large file over a slow connection may take that long.
      handlerTimeout: 30 * MINUTE,
      schema: {
        summary: 'Download newsletter subscribers as CSV or JSON',
        description: 'All matching rows, with their state, newest first.',
        tags,
        querystring: SubscriberExportQuery,
        response: { 200: z.any().meta({ description: 'The file' }) },
      },
    },
    async ({ query, account }, reply) => {
      const data = { format: query.format }
      const exported = { action: 'subscribers.exported', by: account.userId, data } as const
      await db.transaction().execute((trx) => recordAudit(trx, exported, deps.now()))
      const download = exportSubscribers(db, query)
      const pages = whileAllowed(deps, account, 'subscriber.read', download.pages)
      return sendDownload(reply, { ...download, pages }, deps.now())
    },
  )
}
