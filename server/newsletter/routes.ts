import type { FastifyReply, FastifyRequest } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { NewSubscription, SubscriptionReceipt } from '#contract/newsletter.ts'
import { Problem } from '#contract/problem.ts'
import type { Database } from '#server/db/database.ts'
import { sendProblem, prepareProblem } from '#server/errors.ts'
import { acceptForm, isForm, seeOther } from '#server/http/form.ts'
import type { Limits } from '#server/http/limits.ts'
import { senderOf } from '#server/http/sender.ts'
import { refusedPage } from './refused-page.ts'
import { subscribe } from './subscribers.ts'

/** Where a browser without script reads what the block would say. */
const subscribedPath = '/resources/subscribed'

type Options = {
  database: Database
  limits: Limits
  now: () => Date
  /** The built page with the newsletter block and the headers of a page, or nothing when there is no build. */
  newsletterPage(reply: FastifyReply): string | undefined
}

export const publicNewsletterRoutes: FastifyPluginAsyncZod<Options> = async (app, options) => {
  const { database, limits, now } = options
  acceptForm(app)

  app.setErrorHandler((error, request, reply) =>
    isForm(request) ? refuseForm(error, request, reply) : sendProblem(error, request, reply),
  )

  app.post(
    '/subscribe',
    {
      schema: {
        summary: 'Ask for new resources by email',
        description:
          'Keeps the address as not yet confirmed; nothing is sent to it before it is. Known and unknown addresses get the same answer. A plain form post is answered with a page.',
        tags: ['Newsletter'],
        consumes: ['application/json', 'application/x-www-form-urlencoded'],
        body: NewSubscription,
        response: { 202: SubscriptionReceipt, 303: seeOther, 429: Problem },
      },
    },
    async (request, reply) => {
      const sender = senderOf(request)
      await limits.subscriptions.consume(sender.client)
      await subscribe(database.db, request.body, sender, now())
      if (isForm(request)) return reply.redirect(subscribedPath, 303)
      return reply.code(202).send({ email: request.body.email })
    },
  )

  function refuseForm(error: unknown, request: FastifyRequest, reply: FastifyReply) {
    const html = options.newsletterPage(reply)
    if (html === undefined) return sendProblem(error, request, reply)
    const problem = prepareProblem(error, request, reply)
    const { email } = (request.body ?? {}) as Record<string, unknown>
    return reply.type('text/html; charset=utf-8').send(refusedPage(html, problem, email))
  }
}
