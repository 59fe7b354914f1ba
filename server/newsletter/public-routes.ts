import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { shownNewsletterConsent } from '#contract/consent.ts'
import { NewSubscription, SubscriptionReceipt } from '#contract/newsletter.ts'
import { Problem } from '#contract/problem.ts'
import type { SlottedPage } from '#contract/page-slots.ts'
import { acceptForm, isForm, seeOther } from '#server/http/forms/form.ts'
import { refuseForms } from '#server/http/forms/refuse-forms.ts'
import { senderOf } from '#server/http/sender.ts'
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

  refuseForms(app, {
    limit: limits.subscriptions,
    formPath,
    pageFor: () => options.newsletterPage,
    contentOf: (problem, { email }, { page }) => refusedSubscription(problem, email, page.invalid),
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
      const { email, consentVersion } = request.body
      const shown = shownNewsletterConsent(consentVersion)
      const reachable = await consumeMailboxLimit(options, 'newsletter_confirmation', email)
      await database.db
        .transaction()
        .execute((trx) => subscribe(trx, options, { email, shown, sender, reachable }, now()))
      if (isForm(request)) return reply.redirect(subscribedPath, 303)
      return reply.code(202).send({ email })
    },
  )
}
