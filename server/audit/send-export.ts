import type { FastifyReply } from 'fastify'
import type { AuditAction } from '#contract/audit-actions.ts'
import { HOUR, MINUTE } from '#contract/durations.ts'
import type { Permission } from '#contract/permissions.ts'
import type { AccountDeps } from '#server/accounts/deps.ts'
import { whileAllowed } from '#server/accounts/sessions/while-allowed.ts'
import { type Download, sendDownload } from '#server/http/download.ts'
import { recordAudit } from './record-audit.ts'

/** The `handlerTimeout` of an export: a large file over a slow connection may take that long. */
export const exportTimeoutMs = 30 * MINUTE
/** For what may be all enquiries, or everything about a person. */
export const longExportTimeoutMs = 2 * HOUR

type Export<Row> = {
  account: { userId: string; sessionId: string }
  permission: Permission
  action: AuditAction
  data: Record<string, unknown>
  download: Download<Row>
}

/** Records an export in the audit trail, and sends it as long as its person has the permission. */
export async function sendExport<Row>(
  deps: AccountDeps,
  reply: FastifyReply,
  { account, permission, action, data, download }: Export<Row>,
) {
  const now = deps.now()
  const exported = { action, by: account.userId, data }
  await deps.database.db.transaction().execute((trx) => recordAudit(trx, exported, now))
  const pages = whileAllowed(deps, account, permission, download.pages)
  return sendDownload(reply, { ...download, pages }, now)
}
