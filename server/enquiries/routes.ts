import type { FastifyReply, FastifyRequest } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { EnquiryReceipt, NewEnquiry } from '#contract/enquiry.ts'
import { Problem } from '#contract/problem.ts'
import { enquiryReference } from '#contract/reference.ts'
import { sendProblem, prepareProblem } from '#server/errors.ts'
import { acceptForm, isForm, seeOther } from '#server/http/form.ts'
import { type Sender, senderOf } from '#server/http/sender.ts'
import { withCampaign } from './campaign.ts'
import type { EnquiryDeps } from './deps.ts'
import { refusedPage } from './form-answer.ts'
import { enquiryOf } from './form-body.ts'
import { createReceiveEnquiry } from './receive-enquiry.ts'
import { type IdempotencyKey, keyFromContent, keyFromHeader } from './idempotency.ts'

/** Where a browser without script finds the form again, and the thanks for it. */
const sentPath = '/contact/sent'

type Options = EnquiryDeps & {
  /** The built contact page with the headers of a page, or nothing when there is no build. */
  contactPage(reply: FastifyReply): string | undefined
}

const headers = z.looseObject({
  'idempotency-key': z
    .guid('is not a UUID')
    .refine((key) => /[^0-]/.test(key), 'is the nil UUID, which names nothing')
    .optional()
    .meta({
      description: 'A UUID of your choice. Sending the same one again answers the first receipt.',
    }),
})

export const publicEnquiryRoutes: FastifyPluginAsyncZod<Options> = async (app, options) => {
  const receiveEnquiry = createReceiveEnquiry(options)
  acceptForm(app, enquiryOf)

  app.setErrorHandler((error, request, reply) =>
    isForm(request) ? refuseForm(error, request, reply) : sendProblem(error, request, reply),
  )

  app.post(
    '/submit-contact-form',
    {
      // The last thing to shed is somebody who wants to become a customer.
      config: { pressureHandler: () => {} },
      schema: {
        summary: 'Send an enquiry',
        description:
          'Takes JSON, or a plain form post, which is answered with a page. 201 means that the enquiry is on disk.',
        tags: ['Enquiries'],
        consumes: ['application/json', 'application/x-www-form-urlencoded'],
        headers,
        body: NewEnquiry,
        response: { 201: EnquiryReceipt, 303: seeOther, 429: Problem },
      },
    },
    async (request, reply) => {
      const sender = senderOf(request)
      const idempotencyKey = idempotencyKeyOf(request, sender)
      const enquiry = isForm(request) ? withCampaign(request.body, sender.query) : request.body
      const receipt = await receiveEnquiry(enquiry, sender, idempotencyKey)
      if (!isForm(request)) return reply.code(201).send(receipt)
      return reply.redirect(`${sentPath}?reference=${enquiryReference(receipt.id)}`, 303)
    },
  )

  function refuseForm(error: unknown, request: FastifyRequest, reply: FastifyReply) {
    const html = options.contactPage(reply)
    if (html === undefined) return sendProblem(error, request, reply)
    const problem = prepareProblem(error, request, reply)
    const body = (request.body ?? {}) as Record<string, unknown>
    const values = withCampaign(body, senderOf(request).query)
    return reply.type('text/html; charset=utf-8').send(refusedPage(html, problem, values))
  }
}

function idempotencyKeyOf(
  request: FastifyRequest & { body: NewEnquiry; headers: z.infer<typeof headers> },
  sender: Sender,
): IdempotencyKey | null {
  const key = request.headers['idempotency-key']
  if (key) return keyFromHeader(key, request.body)
  return isForm(request) ? keyFromContent(request.body, sender) : null
}
