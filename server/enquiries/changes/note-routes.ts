import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { NewNote, TimelineEntry } from '#contract/timeline.ts'
import type { AccountDeps } from '#server/accounts/deps.ts'
import { guard } from '#server/accounts/guard.ts'
import type { EnquiryDeps } from '#server/enquiries/deps.ts'
import { EnquiryId } from '#server/enquiries/enquiry-id.ts'
import { noContent } from '#server/http/no-content.ts'
import { correctNote, removeNote } from './change-note.ts'
import { writeNote } from './write-note.ts'

const tags = ['Enquiries']
const path = '/contact_submissions/:id/notes'
const NoteId = EnquiryId.extend({ noteId: z.uuid('is not the id of a note').toLowerCase() })

/** Notes of staff about an enquiry. */
export const noteRoutes: FastifyPluginAsyncZod<AccountDeps & EnquiryDeps> = async (app, deps) => {
  const { database, now } = deps
  const onRequest = guard(deps).can('enquiry.note')

  app.post(
    path,
    {
      onRequest,
      schema: {
        summary: 'Write a note about an enquiry',
        description:
          'Visitors never see it. An admin whom it mentions, as @maya or @maya@agency.example, gets it by mail some seconds later, and the enquiry is unread again for them.',
        tags,
        params: EnquiryId,
        body: NewNote,
        response: { 201: TimelineEntry },
      },
    },
    async ({ params, body: { text }, account: by }, reply) =>
      reply.code(201).send(await writeNote(database, params.id, { text, by }, now())),
  )

  app.patch(
    `${path}/:noteId`,
    {
      onRequest,
      schema: {
        summary: 'Correct a note of your own',
        description:
          'The timeline says that it was edited. Whom it already reached by mail gets no second one; for whom it newly mentions the enquiry is unread again. A removed note comes back with this text.',
        tags,
        params: NoteId,
        body: NewNote,
        response: { 200: TimelineEntry },
      },
    },
    ({ params, body: { text }, account: by }) => correctNote(database, params, { text, by }, now()),
  )

  app.delete(
    `${path}/:noteId`,
    {
      onRequest,
      schema: {
        summary: 'Remove a note of your own',
        description:
          'Its text is deleted, with its mentions, and mails about it that were not sent yet. The timeline keeps a line with who and when.',
        tags,
        params: NoteId,
        response: { 204: noContent },
      },
    },
    async ({ params, account }, reply) => {
      await removeNote(database, params, account, now())
      return reply.code(204).send()
    },
  )
}
