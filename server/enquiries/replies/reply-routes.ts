import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { Problem } from '#contract/problem.ts'
import {
  NewReply,
  NewReplyTemplate,
  ReplyTemplate,
  ReplyTemplateChange,
  ReplyTemplates,
} from '#contract/reply.ts'
import { TimelineEntry } from '#contract/timeline.ts'
import type { AccountDeps } from '#server/accounts/deps.ts'
import { guard } from '#server/accounts/guard.ts'
import { recordBounce } from './bounced-reply.ts'
import type { EnquiryDeps } from '#server/enquiries/deps.ts'
import { EnquiryId } from '#server/enquiries/enquiry-id.ts'
import { noContent } from '#server/http/no-content.ts'
import { askForGuides } from '#server/enquiries/changes/ask-for-guides.ts'
import type { NewsletterDeps } from '#server/newsletter/deps.ts'
import { sendReply } from './send-reply.ts'
import { withdrawReply } from './withdraw-reply.ts'
import { addTemplate, changeTemplate, deleteTemplate, listTemplates } from './reply-templates.ts'

const tags = ['Replies']
const headers = z.looseObject({
  'idempotency-key': z.uuid('is not a UUID').toLowerCase().optional().meta({
    description: 'A UUID of your choice. Sending the same one again answers the first reply.',
  }),
})
const ReplyId = EnquiryId.extend({ replyId: z.uuid('is not the id of a reply').toLowerCase() })
const TemplateId = z.object({ id: z.uuid('is not the id of a template').toLowerCase() })

const bounces = [
  ['PUT', true, 'Mark a reply as undelivered: the clock runs again'],
  ['DELETE', false, 'Mark a reply as delivered after all'],
] as const

type Deps = AccountDeps &
  EnquiryDeps & { configured: { smtp: boolean }; newsletter: NewsletterDeps }

/** Replies to visitors by mail, and their templates. */
export const replyRoutes: FastifyPluginAsyncZod<Deps> = async (app, deps) => {
  const { configured, database, limits, mail, newsletter, now } = deps
  const onRequest = guard(deps).can('enquiry.reply')
  const sending = {
    database,
    limit: limits.replies,
    isMailSetUp: configured.smtp,
    notify: mail.notify,
    askForGuides: askForGuides(newsletter),
    now,
  }

  app.post(
    '/contact_submissions/:id/replies',
    {
      onRequest,
      schema: {
        summary: 'Answer an enquiry by mail',
        description:
          'The mail leaves some seconds later. An enquiry in quarantine leaves it at once. When the mail server has accepted it, the enquiry counts as answered. The same words again within a minute are the same reply.',
        tags,
        params: EnquiryId,
        headers,
        body: NewReply,
        response: { 201: TimelineEntry, 409: Problem, 429: Problem },
      },
    },
    async ({ params, body, headers, account }, reply) => {
      const letter = { ...body, key: headers['idempotency-key'] }
      return reply.code(201).send(await sendReply(sending, params.id, letter, account))
    },
  )

  app.delete(
    '/contact_submissions/:id/replies/:replyId',
    {
      onRequest,
      schema: {
        summary: 'Withdraw a reply that has not been sent yet',
        tags,
        params: ReplyId,
        response: { 204: noContent, 409: Problem },
      },
    },
    async ({ params, account }, reply) => {
      await withdrawReply(database, params, account, now())
      return reply.code(204).send()
    },
  )

  for (const [method, bounced, summary] of bounces)
    app.route({
      method,
      url: '/contact_submissions/:id/replies/:replyId/bounced',
      onRequest,
      schema: {
        summary,
        tags,
        params: ReplyId,
        response: { 204: noContent, 409: Problem },
      },
      handler: async ({ params, account }, reply) => {
        await recordBounce(database, params, { bounced, by: account }, now())
        return reply.code(204).send()
      },
    })

  app.get(
    '/reply_templates',
    {
      onRequest,
      schema: {
        summary: 'List reply templates, by name',
        tags,
        response: { 200: ReplyTemplates },
      },
    },
    () => listTemplates(database.db),
  )

  app.post(
    '/reply_templates',
    {
      onRequest,
      schema: {
        summary: 'Add a reply template',
        tags,
        body: NewReplyTemplate,
        response: { 201: ReplyTemplate, 409: Problem },
      },
    },
    async ({ body, account }, reply) =>
      reply.code(201).send(await addTemplate(database, body, account.userId, now())),
  )

  app.patch(
    '/reply_templates/:id',
    {
      onRequest,
      schema: {
        summary: 'Change a reply template',
        description:
          'What is absent stays. Refused as `stale`, with the template as it is now, when a `version` is sent that is not its version.',
        tags,
        params: TemplateId,
        body: ReplyTemplateChange,
        response: { 200: ReplyTemplate, 409: Problem },
      },
    },
    ({ params, body, account }) => changeTemplate(database, params.id, body, account.userId, now()),
  )

  app.delete(
    '/reply_templates/:id',
    {
      onRequest,
      schema: {
        summary: 'Delete a reply template',
        tags,
        params: TemplateId,
        response: { 204: noContent },
      },
    },
    async ({ params, account }, reply) => {
      await deleteTemplate(database, params.id, account.userId, now())
      return reply.code(204).send()
    },
  )
}
