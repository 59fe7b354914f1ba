import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { ContactSubmissionDetail } from '#contract/enquiry.ts'
import { ReadState } from '#contract/enquiry-change.ts'
import { PageQuery } from '#contract/page.ts'
import { NewNote, Timeline, TimelineEntry } from '#contract/timeline.ts'
import type { AccountDeps } from '#server/accounts/deps.ts'
import { guard } from '#server/accounts/guard.ts'
import { setBinned } from './bin.ts'
import type { EnquiryDeps } from './deps.ts'
import { EnquiryId } from './enquiry-id.ts'
import { writeNote } from './notes.ts'
import { setRead } from './read-marks.ts'
import { readTimeline } from './timeline.ts'

const tags = ['Enquiries']
const path = '/contact_submissions/:id'

/** What staff do with one enquiry, besides changing it. */
export const enquiryWorkRoutes: FastifyPluginAsyncZod<AccountDeps & EnquiryDeps> = async (
  app,
  deps,
) => {
  const { database, now } = deps
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
