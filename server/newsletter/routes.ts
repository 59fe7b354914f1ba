import type { FastifyReply, FastifyRequest } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { NewSubscription, SubscriptionReceipt } from '#contract/newsletter.ts'
import { Problem } from '#contract/problem.ts'
import { sendProblem, prepareProblem } from '#server/http/problem.ts'
import type { SlottedPage } from '#contract/page-slots.ts'
import { countRefusal } from '#server/http/limits/count-refusal.ts'
import { acceptForm, isForm, seeOther } from '#server/http/form.ts'
import { renderRefusedForm } from '#server/http/refused-form.ts'
import { senderOf } from '#server/http/sender.ts'
import { sendSlottedPage } from '#server/http/site/slotted-page.ts'
import type { NewsletterDeps } from './deps.ts'
import { consumeMailboxLimit } from './mail-cap.ts'
import { refusedSubscription } from './refused-subscription.ts'
import { subscribe } from './subscribe.ts'

/** The page with the newsletter form, which also shows the result to a browser without scripts. */
const formPath = '/resources'
const subscribedPath = '/resources/subscribed'

type Options = NewsletterDeps & {
  /** The page with the newsletter form for a refused one, when there is a build. */
  newsletterPage: SlottedPage | undefined
}

export const publicNewsletterRoutes: FastifyPluginAsyncZod<Options> = async (app, options) => {
  const { database, limits, now } = options
  acceptForm(app)

  app.setErrorHandler(async (error, request, reply) => {
    const { client } = senderOf(request, formPath)
    const refusal = await countRefusal(limits.subscriptions, client, error)
    return isForm(request)
      ? refuseForm(refusal, request, reply)
      : sendProblem(refusal, request, reply)
  })

  app.post(
    '/subscribe',
    {
      schema: {
        summary: 'Ask for new resources by email',
        description:
          'Keeps the address as not yet confirmed and mails it a link to confirm, at most three times a day; nothing else is sent to it before that. Known and unknown addresses get the same answer. A plain form post is answered with a page.',
        tags: ['Newsletter'],
        consumes: ['application/json', 'application/x-www-form-urlencoded'],
        body: NewSubscription,
        response: { 202: SubscriptionReceipt, 303: seeOther, 429: Problem },
      },
    },
    async (request, reply) => {
      const sender = senderOf(request, formPath)
      await limits.subscriptions.consume(sender.client)
      const { body } = request
      const reachable = await consumeMailboxLimit(options, 'newsletter_confirmation', body.email)
      await database.db
        .transaction()
        .execute((trx) => subscribe(trx, options, { input: body, sender, reachable }, now()))
      if (isForm(request)) return reply.redirect(subscribedPath, 303)
      return reply.code(202).send({ email: body.email })
    },
  )

  function refuseForm(error: unknown, request: FastifyRequest, reply: FastifyReply) {
    const page = options.newsletterPage
    if (!page) return sendProblem(error, request, reply)
    const problem = prepareProblem(error, request, reply)
    const { email } = (request.body ?? {}) as Record<string, unknown>
    const form = refusedSubscription(problem, email, page.invalid)
    return sendSlottedPage(reply, page, renderRefusedForm(page, form))
  }
}
