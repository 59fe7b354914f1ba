import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import {
  EnquiryExportQuery,
  EnquiryListQuery,
  EnquiryOrigins,
  EnquiryPage,
} from '#contract/enquiry-list.ts'
import { PromiseReport, PromiseReportQuery } from '#contract/promise-report.ts'
import type { AccountDeps } from '#server/accounts/deps.ts'
import { guard } from '#server/accounts/guard.ts'
import { readsPerPerson } from '#server/accounts/reads-per-person.ts'
import { longExportTimeoutMs, sendExport } from '#server/audit/send-export.ts'
import type { EnquiryDeps } from '#server/enquiries/deps.ts'
import { readOrigins } from './enquiry-origins.ts'
import { exportEnquiries } from './export-enquiries.ts'
import { listEnquiries } from './list-enquiries.ts'
import { reportPromise } from './promise-report.ts'

const tags = ['Enquiries']
/** Concurrent reads per person. Each may take two of the ten PostgreSQL connections. */
const maxConcurrentReads = 3

/** Lists of enquiries, and their counts. */
export const enquiryListRoutes: FastifyPluginAsyncZod<AccountDeps & EnquiryDeps> = async (
  app,
  deps,
) => {
  const { database, now } = deps
  const { can, canWithStepUp } = guard(deps)
  const read = readsPerPerson(maxConcurrentReads)

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
        summary: 'List the sources and campaigns to filter by',
        description: 'Of the newest 10,000 enquiries in the inbox the hundred most frequent.',
        tags,
        response: { 200: EnquiryOrigins },
      },
    },
    () => readOrigins(database.db),
  )

  app.get(
    '/contact_submissions/promise',
    {
      onRequest: can('enquiry.read'),
      schema: {
        summary: 'Read how many enquiries were answered within 24 hours',
        description:
          'Of those in the inbox that arrived in the last days, by where the first visit came from, by need, revenue range or stage.',
        tags,
        querystring: PromiseReportQuery,
        response: { 200: PromiseReport },
      },
    },
    (request, reply) =>
      read(request, reply, () =>
        reportPromise(database, request.query, { userId: request.account.userId, now: now() }),
      ),
  )

  app.get(
    '/contact_submissions/export',
    {
      exposeHeadRoute: false,
      onRequest: canWithStepUp('enquiry.read'),
      handlerTimeout: longExportTimeoutMs,
      schema: {
        summary: 'Download enquiries as CSV or JSON',
        description: 'All matching rows, without their notes. `X-Total-Count` says how many.',
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
      reply.header('x-total-count', total)
      return sendExport(deps, reply, {
        account,
        permission: 'enquiry.read',
        action: 'enquiries.exported',
        data: { format: query.format, total },
        download,
      })
    },
  )
}
