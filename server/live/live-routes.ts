import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { LiveEvent } from '#contract/live-event.ts'
import type { AccountDeps } from '#server/accounts/deps.ts'
import { guard } from '#server/accounts/guard.ts'
import { EnquiryId } from '#server/enquiries/enquiry-id.ts'
import { noContent } from '#server/http/no-content.ts'
import { closeComposer, openComposer } from './composer.ts'
import type { Live } from './live.ts'

const LastEventId = z.looseObject({
  'last-event-id': z.string().optional().meta({
    description: 'The `id` of the last message that arrived. Missed events are sent first.',
  }),
})

const eventStream = {
  description:
    'An event stream that stays open. The `data` of each message is one event, as JSON; its `id` is where to resume.',
  content: { 'text/event-stream': { schema: LiveEvent } },
}

const tags = ['Enquiries']

export const liveRoutes: FastifyPluginAsyncZod<AccountDeps & { live: Live }> = async (
  app,
  deps,
) => {
  const { database, live, now } = deps
  const { can } = guard(deps)

  app.get(
    '/events',
    {
      exposeHeadRoute: false,
      config: { staysOpen: true },
      onRequest: can('enquiry.read'),
      schema: {
        summary: 'Stream changes of enquiries as server-sent events',
        description:
          'Events say what to load again. `reset`: more has happened than is kept, so everything is to be loaded again. A comment comes every 15 seconds.',
        tags,
        headers: LastEventId,
        response: { 200: eventStream },
      },
    },
    async (request, reply) => {
      live.open(request, reply)
    },
  )

  app.put(
    '/contact_submissions/:id/replying',
    {
      onRequest: can('enquiry.change'),
      schema: {
        summary: 'Announce that you are writing a reply',
        description: 'Expires after 30 seconds; repeat while the composer is open.',
        tags,
        params: EnquiryId,
        response: { 204: noContent },
      },
    },
    async ({ params, account }, reply) => {
      await openComposer(database, params.id, account.userId, now())
      return reply.code(204).send()
    },
  )

  app.delete(
    '/contact_submissions/:id/replying',
    {
      onRequest: can('enquiry.change'),
      schema: {
        summary: 'Announce that you are no longer writing a reply',
        tags,
        params: EnquiryId,
        response: { 204: noContent },
      },
    },
    async ({ params, account }, reply) => {
      await closeComposer(database.db, params.id, account.userId)
      return reply.code(204).send()
    },
  )
}
