import type { FastifyRequest } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { EnquiryReceipt, NewEnquiry } from '#contract/enquiry.ts'
import { Problem } from '#contract/problem.ts'
import { enquiryReference } from '#contract/reference.ts'
import type { SlottedPage } from '#contract/page-slots.ts'
import { acceptForm, isForm, seeOther } from '#server/http/forms/form.ts'
import { refuseForms } from '#server/http/forms/refuse-forms.ts'
import { type Sender, senderOf } from '#server/http/sender.ts'
import type { EnquiryDeps } from '#server/enquiries/deps.ts'
import type { NewsletterDeps } from '#server/newsletter/deps.ts'
import { withCampaign } from './campaign.ts'
import { enquiryOf } from './form-body.ts'
import { type IdempotencyKey, keyFromContent, keyFromHeader } from './idempotency.ts'
import { createReceiveEnquiry } from './receive-enquiry.ts'
import { refusedEnquiry } from './refused-enquiry.ts'
import { firstFault } from './required-fields.ts'

/** The page with the form, which also confirms an enquiry to a browser without scripts. */
const formPath = '/contact'
const sentPath = '/contact/sent'

type Options = EnquiryDeps & {
  newsletter: NewsletterDeps
  /** The contact page for a refused form, when there is a build. */
  contactPage: SlottedPage | undefined
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

  refuseForms(app, {
    limit: options.limits.enquiries,
    formPath,
    faultOf: firstFault,
    pageFor: () => options.contactPage,
    contentOf: (problem, body, { query }) => refusedEnquiry(problem, withCampaign(body, query)),
  })

  app.post(
    '/submit-contact-form',
    {
      // Exempt from load shedding: the sender may become a customer.
      config: { neverShed: true },
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
      const sender = senderOf(request, formPath)
      const idempotencyKey = idempotencyKeyOf(request, sender)
      const enquiry = isForm(request) ? withCampaign(request.body, sender.query) : request.body
      const receipt = await receiveEnquiry(enquiry, sender, idempotencyKey)
      if (!isForm(request)) return reply.code(201).send(receipt)
      return reply.redirect(`${sentPath}?reference=${enquiryReference(receipt.id)}`, 303)
    },
  )
}

function idempotencyKeyOf(
  request: FastifyRequest & { body: NewEnquiry; headers: z.infer<typeof headers> },
  sender: Sender,
): IdempotencyKey | null {
  const key = request.headers['idempotency-key']
  if (key) return keyFromHeader(key, request.body)
  return isForm(request) ? keyFromContent(request.body, sender) : null
}
