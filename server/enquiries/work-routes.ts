import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { BulkResult, ContactSubmissionDetail } from '#contract/enquiry.ts'
import { BulkChange, ReadState } from '#contract/enquiry-change.ts'
import { PageQuery } from '#contract/page.ts'
import { RelatedEnquiries } from '#contract/related.ts'
import { NewNote, Timeline, TimelineEntry } from '#contract/timeline.ts'
import type { AccountDeps } from '#server/accounts/deps.ts'
import { guard } from '#server/accounts/guard.ts'
import { setBinned } from './bin.ts'
import { changeMany } from './change-many.ts'
import type { EnquiryDeps } from './deps.ts'
import { EnquiryId } from './enquiry-id.ts'
import { writeNote } from './notes.ts'
import { setRead } from './read-marks.ts'
import { relatedTo } from './related.ts'
import { readTimeline } from './timeline.ts'

const tags = ['Enquiries']
const path = '/contact_submissions/:id'

/** What staff do with one enquiry, besides changing it. */
export const enquiryWorkRoutes: FastifyPluginAsyncZod<AccountDeps & EnquiryDeps> = async (
  app,
  deps,
) => {
  const { database, mail, now } = deps
  const { can } = guard(deps)
  const record = { tags, params: EnquiryId, response: { 200: ContactSubmissionDetail } }
  const mark = { tags, params: EnquiryId, response: { 200: ReadState } }

  app.put(
    `${path}/bin`,
    {
      onRequest: can('enquiry.change'),
      schema: {
        ...record,
        summary: 'Put an enquiry into the bin',
        description: 'It is deleted for good 30 days later.',
      },
    },
    ({ params, account }) => setBinned(database, params.id, true, account, now()),
  )

  app.delete(
    `${path}/bin`,
    {
      onRequest: can('enquiry.change'),
      schema: { ...record, summary: 'Put an enquiry back to where it was before the bin' },
    },
    ({ params, account }) => setBinned(database, params.id, false, account, now()),
  )

  app.put(
    `${path}/read`,
    {
      onRequest: can('enquiry.read'),
      schema: { ...mark, summary: 'Mark an enquiry as read by whoever calls' },
    },
    ({ params, account }) => setRead(database, params.id, true, account, now()),
  )

  app.delete(
    `${path}/read`,
    {
      onRequest: can('enquiry.read'),
      schema: { ...mark, summary: 'Mark an enquiry as unread by whoever calls' },
    },
    ({ params, account }) => setRead(database, params.id, false, account, now()),
  )

  app.post(
    '/contact_submissions/bulk',
    {
      onRequest: can('enquiry.change'),
      schema: {
        summary: 'Change up to 200 enquiries alike, whatever their versions are',
        description:
          `Each is changed by itself. Those that were not are named with a code: \`same\`, \`not_found\`,
          \`in_bin\`, \`invalid\`, or \`busy\` for what there was no time for.`.replaceAll(
            /\s+/g,
            ' ',
          ),
        tags,
        body: BulkChange,
        response: { 200: BulkResult },
      },
    },
    ({ body, account, log }) =>
      changeMany(database, body, account, { notify: mail.notify, now, log }),
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

  app.post(
    `${path}/notes`,
    {
      onRequest: can('enquiry.note'),
      schema: {
        summary: 'Write a note about an enquiry',
        description:
          'Visitors never see it. An admin whom it mentions, as @maya or @maya@agency.example, gets it by mail.',
        tags,
        params: EnquiryId,
        body: NewNote,
        response: { 201: TimelineEntry },
      },
    },
    async ({ params, body: { text }, account: by }, reply) =>
      reply.code(201).send(await writeNote(database, params.id, { text, by }, now())),
  )

  app.get(
    `${path}/timeline`,
    {
      onRequest: can('enquiry.read'),
      schema: {
        summary: 'What happened to an enquiry, newest first',
        tags,
        params: EnquiryId,
        querystring: PageQuery,
        response: { 200: Timeline },
      },
    },
    ({ params, query }) => readTimeline(database.db, params.id, query),
  )
}
