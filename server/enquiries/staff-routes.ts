import type { FastifyReply, FastifyRequest } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { ContactSubmissionDetail } from '#contract/enquiry.ts'
import { EnquiryChange } from '#contract/enquiry-change.ts'
import {
  EnquiryExportQuery,
  EnquiryListQuery,
  EnquiryOrigins,
  EnquiryPage,
} from '#contract/enquiry-list.ts'
import { Problem } from '#contract/problem.ts'
import { type AccountDeps } from '#server/accounts/deps.ts'
import { guard } from '#server/accounts/guard.ts'
import { whileAllowed } from '#server/accounts/while-allowed.ts'
import { recordAudit } from '#server/audit/record-audit.ts'
import { HOUR } from '#server/durations.ts'
import { AppError } from '#server/errors.ts'
import { sendDownload } from '#server/http/download.ts'
import { keyedMutex } from '#server/keyed-mutex.ts'
import { changeEnquiry } from './change-enquiry.ts'
import type { EnquiryDeps } from './deps.ts'
import { readOrigins } from './enquiry-origins.ts'
import { exportEnquiries } from './export-enquiries.ts'
import { EnquiryId } from './enquiry-id.ts'
import { readEnquiry } from './inbox.ts'
import { listEnquiries } from './list-enquiries.ts'
import { quarantineEnquiry, releaseEnquiry } from './quarantine.ts'

const tags = ['Enquiries']
/** Of one person. Each may take two of the ten connections to PostgreSQL, and visitors need some. */
const readsAtOnce = 3

export const staffEnquiryRoutes: FastifyPluginAsyncZod<AccountDeps & EnquiryDeps> = async (
  app,
  deps,
) => {
  const { database, mail, now } = deps
  const { can, canAfterProof } = guard(deps)
  const inPlace = keyedMutex(readsAtOnce)
  /** Runs a read of the inbox when its caller has a place, and not at all when they have hung up meanwhile. */
  const read = <T>({ account }: FastifyRequest, reply: FastifyReply, work: () => Promise<T>) =>
    inPlace(account.userId, async () => {
      if (reply.raw.destroyed) throw new AppError('busy', 'Nobody waits for this any more.')
      return work()
    })

  app.get(
    '/contact_submissions',
    {
      onRequest: can('enquiry.read'),
      schema: {
        summary: 'List and search enquiries',
        tags,
        querystring: EnquiryListQuery,
        response: { 200: EnquiryPage },
      },
    },
    (request, reply) =>
      read(request, reply, () =>
        listEnquiries(database, request.query, { userId: request.account.userId, now: now() }),
      ),
  )

  app.get(
    '/contact_submissions/origins',
    {
      onRequest: can('enquiry.read'),
      schema: {
        summary: 'Read which sources and campaigns there are to filter by',
        description: 'Of the newest 10,000 enquiries in the inbox the hundred most frequent.',
        tags,
        response: { 200: EnquiryOrigins },
      },
    },
    () => readOrigins(database.db),
  )

  app.get(
    '/contact_submissions/export',
    {
      onRequest: canAfterProof('enquiry.read'),
      // A slow connection may take that long for a large file.
      handlerTimeout: 2 * HOUR,
      schema: {
        summary: 'Download enquiries as CSV or JSON',
        description:
          'All that the filters let through, without their notes. `X-Total-Count` says how many.',
        tags,
        querystring: EnquiryExportQuery,
        response: { 200: z.any().meta({ description: 'The file' }) },
      },
    },
    async (request, reply) => {
      const { query, account } = request
      const viewer = { userId: account.userId, now: now() }
      const { total, download } = await read(request, reply, () =>
        exportEnquiries(database, query, viewer),
      )
      const data = { format: query.format, total }
      const exported = { action: 'enquiries.exported', by: account.userId, data } as const
      await database.db.transaction().execute((trx) => recordAudit(trx, exported, viewer.now))
      reply.header('x-total-count', total)
      const pages = whileAllowed(deps, account, 'enquiry.read', download.pages)
      return sendDownload(reply, { ...download, pages }, viewer.now)
    },
  )

  app.get(
    '/contact_submissions/:id',
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

  app.patch(
    '/contact_submissions/:id',
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

  app.put(
    '/contact_submissions/:id/quarantine',
    {
      onRequest: can('enquiry.release'),
      schema: {
        summary: 'Keep an enquiry apart as suspicious',
        tags,
        params: EnquiryId,
        response: { 200: ContactSubmissionDetail, 409: Problem },
      },
    },
    (request) => quarantineEnquiry(database, request.params.id, request.account, now()),
  )

  app.delete(
    '/contact_submissions/:id/quarantine',
    {
      onRequest: can('enquiry.release'),
      schema: {
        summary: 'Let an enquiry out of quarantine',
        tags,
        params: EnquiryId,
        response: { 200: ContactSubmissionDetail, 409: Problem },
      },
    },
    ({ params, account }) =>
      releaseEnquiry(database, params.id, account, { notify: mail.notify, now: now() }),
  )
}
