import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { AuditEntry, AuditExportQuery, AuditQuery } from '#contract/audit.ts'
import { filteredPageOf } from '#contract/page.ts'
import type { AccountDeps } from '#server/accounts/deps.ts'
import { guard } from '#server/accounts/guard.ts'
import { whileAllowed } from '#server/accounts/sessions/while-allowed.ts'
import { MINUTE } from '#contract/durations.ts'
import { sendDownload } from '#server/http/download.ts'
import { exportAudit, listAudit } from './list-audit.ts'
import { recordAudit } from './record-audit.ts'

const tags = ['Audit']

export const auditRoutes: FastifyPluginAsyncZod<AccountDeps> = async (app, deps) => {
  const { db } = deps.database
  const { can, canWithStepUp } = guard(deps)

  app.get(
    '/audit',
    {
      onRequest: can('audit.read'),
      schema: {
        summary: 'List the audit log, newest first',
        description:
          'Entries are never changed; each is chained to the one before by its hash. With a filter `total` is null.',
        tags,
        querystring: AuditQuery,
        response: { 200: filteredPageOf(AuditEntry) },
      },
    },
    ({ query }) => listAudit(db, query),
  )

  app.get(
    '/audit/export',
    {
      exposeHeadRoute: false,
      onRequest: canWithStepUp('audit.read'),
      // A large file over a slow connection may take that long.
      handlerTimeout: 30 * MINUTE,
      schema: {
        summary: 'Download the audit log as CSV or JSON',
        tags,
        querystring: AuditExportQuery,
        response: { 200: z.any().meta({ description: 'The file' }) },
      },
    },
    async ({ query, account }, reply) => {
      const { format, ...filters } = query
      const now = deps.now()
      const data = { format, filters: Object.keys(filters) }
      const exported = { action: 'audit.exported', by: account.userId, data } as const
      await db.transaction().execute((trx) => recordAudit(trx, exported, now))
      const download = exportAudit(db, query)
      const pages = whileAllowed(deps, account, 'audit.read', download.pages)
      return sendDownload(reply, { ...download, pages }, now)
    },
  )
}
