import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { GuideRequest, SubscriptionReceipt } from '#contract/newsletter.ts'
import { Problem } from '#contract/problem.ts'
import { AppError } from '#server/errors.ts'
import { acceptForm, isForm, isTicked, seeOther } from '#server/http/forms/form.ts'
import { refuseForms } from '#server/http/forms/refuse-forms.ts'
import { senderOf } from '#server/http/sender.ts'
import type { SlottedPage } from '#contract/page-slots.ts'
import type { SlottedPages } from '#server/http/site/slotted-page.ts'
import type { NewsletterDeps } from './deps.ts'
import { requestGuide } from './guide.ts'
import { refusedSubscription } from './refused-subscription.ts'

/** `pages`: the resources' pages for a refused form, by slug. */
type Options = NewsletterDeps & { pages: Map<string, SlottedPage> }

const prefix = 'guide:'

/** A Map, because the looked-up names come from visitors: an object would also have `constructor`. */
export const guidePages = (pages: SlottedPages) =>
  new Map(
    Object.entries(pages).flatMap(([name, page]) =>
      page && name.startsWith(prefix) ? [[name.slice(prefix.length), page] as const] : [],
    ),
  )

export const guideRoutes: FastifyPluginAsyncZod<Options> = async (app, options) => {
  const { limits, pages, now } = options
  acceptForm(app, (fields) => ({
    ...Object.fromEntries(fields),
    subscribe: isTicked(fields.get('subscribe')),
  }))

  refuseForms(app, {
    limit: limits.subscriptions,
    formPath: '/resources',
    pageFor: ({ slug }) => (typeof slug === 'string' ? pages.get(slug) : undefined),
    contentOf: (problem, { email, subscribe }, { page }) => ({
      ...refusedSubscription(problem, email, page.invalid),
      values: { email, subscribe },
    }),
  })

  app.post(
    '/resource-guide',
    {
      schema: {
        summary: 'Ask for a resource by email',
        description:
          'Mails the address of its PDF, at most three a day to one address, and subscribes to the newsletter only with `subscribe`. Every address gets the same answer. A plain form post is answered with a page.',
        tags: ['Newsletter'],
        consumes: ['application/json', 'application/x-www-form-urlencoded'],
        body: GuideRequest,
        response: { 202: SubscriptionReceipt, 303: seeOther, 404: Problem, 429: Problem },
      },
    },
    async (request, reply) => {
      const { body } = request
      const title = pages.get(body.slug)?.title
      if (title === undefined) throw new AppError('not_found', 'There is no such resource.')
      const sender = senderOf(request, `/resources/${body.slug}`)
      await limits.subscriptions.consume(sender.client)
      await requestGuide(options, title, body, sender, now())
      if (isForm(request)) return reply.redirect('/resources/guide-sent', 303)
      return reply.code(202).send({ email: body.email })
    },
  )
}
