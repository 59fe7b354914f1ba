import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { BulkResult, ContactSubmissionDetail } from '#contract/enquiry.ts'
import { binKeptDays } from '#contract/enquiry-rules.ts'
import { BulkChange, EnquiryChange } from '#contract/enquiry-change.ts'
import { Problem } from '#contract/problem.ts'
import type { AccountDeps } from '#server/accounts/deps.ts'
import { guard } from '#server/accounts/guard.ts'
import type { NewsletterDeps } from '#server/newsletter/deps.ts'
import { askForGuides } from './ask-for-guides.ts'
import { setBinned } from './bin.ts'
import { changeEnquiry } from './change-enquiry.ts'
import { changeMany } from './change-many.ts'
import { quarantineEnquiry, releaseEnquiry } from './quarantine.ts'
import type { EnquiryDeps } from '#server/enquiries/deps.ts'
import { EnquiryId } from '#server/enquiries/enquiry-id.ts'

const tags = ['Enquiries']
const path = '/contact_submissions/:id'

type Deps = AccountDeps & EnquiryDeps & { newsletter: NewsletterDeps }

/** Changes to one or many enquiries, including quarantine and the bin. */
export const enquiryChangeRoutes: FastifyPluginAsyncZod<Deps> = async (app, deps) => {
  const { database, mail, newsletter, now } = deps
  const releasing = { notify: mail.notify, askForGuides: askForGuides(newsletter) }
  const { can } = guard(deps)
  const record = { tags, params: EnquiryId, response: { 200: ContactSubmissionDetail } }

  app.patch(
    path,
    {
      onRequest: can('enquiry.change'),
      schema: {
        summary: 'Change the stage, the owner, the answer or the follow-up of an enquiry',
        description:
          'What is absent stays. Refused as `stale`, with the record as it is now, when `version` is not its version.',
        tags,
        params: EnquiryId,
        body: EnquiryChange,
        response: { 200: ContactSubmissionDetail, 409: Problem },
      },
    },
    ({ params, body, account }) => changeEnquiry(database, params.id, body, account, now()),
  )

  app.post(
    '/contact_submissions/bulk',
    {
      onRequest: can('enquiry.change'),
      schema: {
        summary:
          'Change up to 200 enquiries alike, whatever their versions are unless these are named',
        description:
          `Each is changed by itself. Those that were not are named with a code: \`same\`, \`not_found\`,
          \`in_bin\`, \`stale\`, \`invalid\`, or \`busy\` for what there was no time for.`.replaceAll(
            /\s+/g,
            ' ',
          ),
        tags,
        body: BulkChange,
        response: { 200: BulkResult },
      },
    },
    ({ body, account, log }) => changeMany(database, body, account, { ...releasing, now, log }),
  )

  app.put(
    `${path}/quarantine`,
    {
      onRequest: can('enquiry.release'),
      schema: {
        summary: 'Put an enquiry into quarantine',
        tags,
        params: EnquiryId,
        response: { 200: ContactSubmissionDetail, 409: Problem },
      },
    },
    (request) => quarantineEnquiry(database, request.params.id, request.account, now()),
  )

  app.delete(
    `${path}/quarantine`,
    {
      onRequest: can('enquiry.release'),
      schema: {
        summary: 'Release an enquiry from quarantine',
        tags,
        params: EnquiryId,
        response: { 200: ContactSubmissionDetail, 409: Problem },
      },
    },
    ({ params, account }) =>
      releaseEnquiry(database, params.id, { by: account, ...releasing }, now()),
  )

  app.put(
    `${path}/bin`,
    {
      onRequest: can('enquiry.change'),
      schema: {
        ...record,
        summary: 'Move an enquiry to the bin',
        description: `It is deleted for good ${binKeptDays} days later.`,
      },
    },
    ({ params, account: by }) => setBinned(database, params.id, { binned: true, by }, now()),
  )

  app.delete(
    `${path}/bin`,
    {
      onRequest: can('enquiry.change'),
      schema: { ...record, summary: 'Take an enquiry out of the bin' },
    },
    ({ params, account: by }) => setBinned(database, params.id, { binned: false, by }, now()),
  )
}
