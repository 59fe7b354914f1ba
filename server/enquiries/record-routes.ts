import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { ContactSubmissionDetail } from '#contract/enquiry.ts'
import { ReadState } from '#contract/enquiry-change.ts'
import { PageQuery } from '#contract/page.ts'
import { RelatedEnquiries } from '#contract/related.ts'
import { Timeline } from '#contract/timeline.ts'
import type { AccountDeps } from '#server/accounts/deps.ts'
import { guard } from '#server/accounts/guard.ts'
import { setRead } from './changes/read-marks.ts'
import type { EnquiryDeps } from './deps.ts'
import { EnquiryId } from './enquiry-id.ts'
import { readEnquiry } from './read-enquiry.ts'
import { relatedTo } from './related.ts'
import { readTimeline } from './timeline.ts'

const tags = ['Enquiries']
const path = '/contact_submissions/:id'

/** One enquiry: the record, its history and read marks. */
export const enquiryRecordRoutes: FastifyPluginAsyncZod<AccountDeps & EnquiryDeps> = async (
  app,
  deps,
) => {
  const { database, now } = deps
  const { can } = guard(deps)
  const mark = { tags, params: EnquiryId, response: { 200: ReadState } }

  app.get(
    path,
    {
      onRequest: can('enquiry.read'),
      schema: {
        summary: 'Read an enquiry with its consent',
        tags,
        params: EnquiryId,
        response: { 200: ContactSubmissionDetail },
      },
    },
    (request) => readEnquiry(database.db, request.params.id),
  )

  app.get(
    `${path}/timeline`,
    {
      onRequest: can('enquiry.read'),
      schema: {
        summary: 'List the timeline of an enquiry, newest first',
        tags,
        params: EnquiryId,
        querystring: PageQuery,
        response: { 200: Timeline },
      },
    },
    ({ params, query }) => readTimeline(database.db, params.id, query),
  )

  app.get(
    `${path}/related`,
    {
      onRequest: can('enquiry.read'),
      schema: {
        summary: 'Other enquiries from the same address or company, newest first',
        description: 'At most 20, none of them from the bin.',
        tags,
        params: EnquiryId,
        response: { 200: RelatedEnquiries },
      },
    },
    async ({ params }) => ({ rows: await relatedTo(database.db, params.id) }),
  )

  app.put(
    `${path}/read`,
    {
      onRequest: can('enquiry.read'),
      schema: { ...mark, summary: 'Mark an enquiry as read by you' },
    },
    ({ params, account: by }) => setRead(database, params.id, { read: true, by }, now()),
  )

  app.delete(
    `${path}/read`,
    {
      onRequest: can('enquiry.read'),
      schema: { ...mark, summary: 'Mark an enquiry as unread by you' },
    },
    ({ params, account: by }) => setRead(database, params.id, { read: false, by }, now()),
  )
}
