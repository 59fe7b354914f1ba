import type { FastifyReply, FastifyRequest } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { LinkAnswer, MailedToken } from '#contract/newsletter.ts'
import { Problem } from '#contract/problem.ts'
import { asAppError } from '#server/errors.ts'
import { prepareProblem, sendProblem } from '#server/http/refusals/problem.ts'
import { acceptForm, isForm, seeOther } from '#server/http/forms/form.ts'
import { renderRefusedForm } from '#server/http/forms/refused-form.ts'
import { sendSlottedPage, type SlottedPages } from '#server/http/site/slotted-page.ts'
import { acceptMultipart } from './accept-multipart.ts'
import { confirmSubscription } from './confirm.ts'
import type { NewsletterDeps } from './deps.ts'
import { unsubscribe } from './unsubscribe.ts'

type Options = NewsletterDeps & { slottedPages: SlottedPages }

const confirmPath = '/newsletter/confirm'
const unsubscribePath = '/newsletter/unsubscribe'
const expiredPath = '/newsletter/link-expired'

const body = z.object({ token: MailedToken })
/** What mail programs post to the URL in a mail's List-Unsubscribe header (RFC 8058). */
const oneClick = z.object({ 'List-Unsubscribe': z.literal('One-Click') })
const consumes = ['application/json', 'application/x-www-form-urlencoded']
const tags = ['Newsletter']
const response = { 200: LinkAnswer, 303: seeOther, 410: Problem }
/** Authorized by the token; no session is involved. */
const config = { fromAnywhere: true }

/** Called by the pages behind mailed links. Opening a link changes nothing. */
export const newsletterLinkRoutes: FastifyPluginAsyncZod<Options> = async (app, options) => {
  acceptForm(app)
  acceptMultipart(app)
  app.setErrorHandler((error, request, reply) =>
    isForm(request) && !isOneClick(request)
      ? refuseForm(error, request, reply)
      : sendProblem(error, request, reply),
  )

  app.post(
    confirmPath,
    {
      config,
      schema: {
        summary: 'Confirm a subscription',
        description:
          'With the token of the mailed link, which works for seven days, or for a year if there was no mail server when it was asked for. A second time answers the same. A plain form post is answered with a page.',
        tags,
        consumes,
        body,
        response,
      },
    },
    async (request, reply) => {
      await confirmSubscription(options, request.body.token, options.now())
      if (isForm(request)) return reply.redirect('/newsletter/confirmed', 303)
      return reply.send({ state: 'confirmed' as const })
    },
  )

  app.post(
    unsubscribePath,
    {
      config,
      schema: {
        summary: 'Unsubscribe',
        description:
          'With the token of the mailed link, which does not expire; also with one click of a mail program (RFC 8058), which has it in the address. A second time answers the same. A plain form post is answered with a page.',
        tags,
        consumes: [...consumes, 'multipart/form-data'],
        querystring: z.object({ token: MailedToken.optional() }),
        body: z.union([body, oneClick]),
        response,
      },
    },
    async (request, reply) => {
      const form = request.body
      const token = 'token' in form ? form.token : (request.query.token ?? '')
      await unsubscribe(options, token, options.now())
      if (isForm(request) && 'token' in form) return reply.redirect('/newsletter/unsubscribed', 303)
      return reply.send({ state: 'unsubscribed' as const })
    },
  )

  app.get(
    unsubscribePath,
    {
      // For mail programs that open the URL of one-click unsubscription.
      schema: { hide: true, querystring: z.object({ token: MailedToken.optional() }) },
    },
    async (request, reply) => {
      const { token = '' } = request.query
      return reply.redirect(`${unsubscribePath}?token=${encodeURIComponent(token)}`, 303)
    },
  )

  function refuseForm(error: unknown, request: FastifyRequest, reply: FastifyReply) {
    const { status, code } = asAppError(error)
    if (code === 'link_expired' || status === 422) return reply.redirect(expiredPath, 303)
    const path = request.url.split('?', 1)[0]!.replace('/api', '')
    const page = options.slottedPages[`${path} refused`]
    if (!page) return sendProblem(error, request, reply)
    const { detail } = prepareProblem(error, request, reply)
    const { token } = (request.body ?? {}) as { token?: unknown }
    const hiddenFields: Record<string, string> = typeof token === 'string' ? { token } : {}
    const form = { values: {}, texts: { messageDetail: detail }, invalid: [], hiddenFields }
    return sendSlottedPage(reply, page, renderRefusedForm(page, form))
  }
}

const isOneClick = ({ body }: FastifyRequest) => oneClick.safeParse(body).success
