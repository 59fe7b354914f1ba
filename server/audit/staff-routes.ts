import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { AuditExportQuery, AuditQuery, AuditRow } from '#contract/audit.ts'
import { filteredPageOf } from '#contract/page.ts'
import type { AccountDeps } from '#server/accounts/deps.ts'
import { guard } from '#server/accounts/guard.ts'
import { exportAudit, listAudit } from './list-audit.ts'
import { exportTimeoutMs, sendExport } from './send-export.ts'

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
          'Entries are never changed; each is chained to the one before by its hash. With a filter, or folded, `total` is null.',
        tags,
        querystring: AuditQuery,
        response: { 200: filteredPageOf(AuditRow) },
      },
    },
    ({ query }) => listAudit(db, query),
  )

  app.get(
    '/audit/export',
    {
      exposeHeadRoute: false,
      onRequest: canWithStepUp('audit.read'),
      handlerTimeout: exportTimeoutMs,
      schema: {
        summary: 'Download the audit log as CSV or JSON',
        tags,
        querystring: AuditExportQuery,
        response: { 200: z.any().meta({ description: 'The file' }) },
      },
    },
    ({ query, account }, reply) => {
      const { format, ...filters } = query
      return sendExport(deps, reply, {
        account,
        permission: 'audit.read',
        action: 'audit.exported',
        data: { format, filters: Object.keys(filters) },
        download: exportAudit(db, query),
      })
    },
  )
}
