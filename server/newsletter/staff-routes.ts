import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { NewsletterSubscriber } from '#contract/newsletter.ts'
import { pageOf, PageQuery } from '#contract/page.ts'
import type { AccountDeps } from '#server/accounts/deps.ts'
import { guard } from '#server/accounts/guard.ts'
import { listSubscribers } from './subscribers.ts'

export const staffNewsletterRoutes: FastifyPluginAsyncZod<AccountDeps> = async (app, deps) => {
  const { can } = guard(deps)

  app.get(
    '/newsletter_subscribers',
    {
      onRequest: can('subscriber.read'),
      schema: {
        summary: 'List newsletter subscribers, newest first',
        tags: ['Newsletter'],
        querystring: PageQuery,
        response: { 200: pageOf(NewsletterSubscriber) },
      },
    },
    (request) => listSubscribers(deps.database.db, request.query),
  )
}
