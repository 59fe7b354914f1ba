import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { pageOf, PageQuery } from '#contract/page.ts'
import { Problem } from '#contract/problem.ts'
import {
  NewWebhook,
  Webhook,
  WebhookChange,
  WebhookDelivery,
  WebhookWithSecret,
} from '#contract/webhook.ts'
import type { AccountDeps } from '#server/accounts/deps.ts'
import { guard } from '#server/accounts/guard.ts'
import type { Env } from '#server/env.ts'
import { AppError } from '#server/errors.ts'
import { noContent } from '#server/http/no-content.ts'
import {
  addWebhook,
  changeWebhook,
  deleteWebhook,
  rotateSecret,
  testWebhook,
} from './change-webhooks.ts'
import { targetFault } from '#server/outbound/public-address.ts'
import { listWebhooks } from './read-webhooks.ts'

const params = z.object({ id: z.uuid('is not a webhook id').toLowerCase() })
const tags = ['Webhooks']

type Options = AccountDeps & { env: Env }

export const webhookRoutes: FastifyPluginAsyncZod<Options> = async (app, deps) => {
  const { database, env, now } = deps
  const { can, canWithStepUp } = guard(deps)
  const onRequest = can('webhook.manage')

  /** Refused as early as possible. The addresses of a host name are checked on sending. */
  function assertTarget(url: string | undefined) {
    if (url === undefined || env.WEBHOOK_PRIVATE_TARGETS === 'on') return
    const message = targetFault(new URL(url))
    if (message)
      throw new AppError('invalid', `The address ${message}.`, {
        errors: [{ path: 'url', message }],
      })
  }

  app.get(
    '/webhooks',
    {
      onRequest,
      schema: {
        summary: 'List webhooks with their last deliveries, newest first',
        tags,
        querystring: PageQuery,
        response: { 200: pageOf(Webhook) },
      },
    },
    ({ query }) => listWebhooks(database.db, query, now()),
  )

  app.post(
    '/webhooks',
    {
      onRequest: canWithStepUp('webhook.manage'),
      schema: {
        summary: 'Add a webhook',
        description: 'The answer shows its secret, this once.',
        tags,
        body: NewWebhook,
        response: { 201: WebhookWithSecret, 409: Problem },
      },
    },
    async (request, reply) => {
      assertTarget(request.body.url)
      const webhook = await addWebhook(database, request.body, request.account.userId, now())
      const { userId: by } = request.account
      request.log.info({ by, webhook: webhook.id }, 'webhook added')
      return reply.code(201).send(webhook)
    },
  )

  app.patch(
    '/webhooks/:id',
    {
      onRequest: canWithStepUp('webhook.manage'),
      schema: {
        summary: 'Change, pause or resume a webhook',
        tags,
        params,
        body: WebhookChange,
        response: { 200: Webhook },
      },
    },
    async (request) => {
      assertTarget(request.body.url)
      const { id } = request.params
      const webhook = await changeWebhook(database, id, request.body, request.account.userId, now())
      request.log.info({ by: request.account.userId, webhook: id }, 'webhook changed')
      return webhook
    },
  )

  app.delete(
    '/webhooks/:id',
    {
      onRequest: canWithStepUp('webhook.manage'),
      schema: {
        summary: 'Delete a webhook and its waiting deliveries',
        tags,
        params,
        response: { 204: noContent },
      },
    },
    async (request, reply) => {
      await deleteWebhook(database, request.params.id, request.account.userId, now())
      const { userId: by } = request.account
      request.log.info({ by, webhook: request.params.id }, 'webhook deleted')
      return reply.code(204).send()
    },
  )

  app.post(
    '/webhooks/:id/test',
    {
      onRequest,
      schema: {
        summary: 'Send a signed test event',
        tags,
        params,
        response: { 201: WebhookDelivery },
      },
    },
    async (request, reply) => {
      const delivery = await testWebhook(database, request.params.id, request.account.userId, now())
      return reply.code(201).send(delivery)
    },
  )

  app.post(
    '/webhooks/:id/rotate-secret',
    {
      onRequest: canWithStepUp('webhook.manage'),
      schema: {
        summary: 'Give a webhook a new secret',
        description: 'The answer shows it, this once. The old one signs as well for a day.',
        tags,
        params,
        response: { 200: WebhookWithSecret },
      },
    },
    async (request) => {
      const { id } = request.params
      const webhook = await rotateSecret(database, id, request.account.userId, now())
      request.log.info({ by: request.account.userId, webhook: id }, 'webhook secret rotated')
      return webhook
    },
  )
}
