import type { FastifyInstance } from 'fastify'
import type { SlottedPage } from '#contract/page-slots.ts'
import type { Problem } from '#contract/problem.ts'
import { countRefusal } from '#server/http/limits/count-refusal.ts'
import type { Limit } from '#server/http/limits/sliding-limit.ts'
import { prepareProblem, sendProblem } from '#server/http/refusals/problem.ts'
import { senderOf } from '#server/http/sender.ts'
import { sendSlottedPage } from '#server/http/site/slotted-page.ts'
import { isForm } from './form.ts'
import { type RefusedForm, renderRefusedForm } from './refused-form.ts'

type Body = Record<string, unknown>

type Options = {
  limit: Limit
  /** The page with the form. */
  formPath: string
  /** The page to answer a form with, when there is a build. */
  pageFor: (body: Body) => SlottedPage | undefined
  /** `query`: of the address at which the form was. */
  contentOf: (
    problem: Problem,
    body: Body,
    shown: { page: SlottedPage; query: URLSearchParams },
  ) => RefusedForm
  /** The error to answer with, if not the thrown one. */
  faultOf?: (error: unknown, body: unknown) => unknown
}

/** Counts refusals of the routes against their client. A plain form is answered with its page, JSON with a problem. */
export function refuseForms(app: FastifyInstance, options: Options) {
  const { limit, formPath, pageFor, contentOf, faultOf = (error) => error } = options
  app.setErrorHandler(async (error, request, reply) => {
    const { client, query } = senderOf(request, formPath)
    const refusal = await countRefusal(limit, client, faultOf(error, request.body))
    const body = (request.body ?? {}) as Body
    const page = isForm(request) ? pageFor(body) : undefined
    if (!page) return sendProblem(refusal, request, reply)
    const problem = prepareProblem(refusal, request, reply)
    const html = renderRefusedForm(page, contentOf(problem, body, { page, query }))
    return sendSlottedPage(reply, page, html)
  })
}
