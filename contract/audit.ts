import { z } from 'zod'
import { auditActions } from './audit-actions.ts'
import { moment, PageQuery, unknownParameters } from './page.ts'

const Party = z.object({
  id: z.string(),
  /** Null when there was no account or its address was erased. */
  email: z.string().nullable(),
})

/** An entry of the audit trail, as staff see it. */
export const AuditEntry = z.object({
  seq: z.int(),
  at: z.iso.datetime(),
  action: z.enum(auditActions),
  actor: Party.nullable(),
  subject: Party.nullable(),
  data: z.record(z.string(), z.unknown()),
  hash: z.string(),
})
export type AuditEntry = z.infer<typeof AuditEntry>

const filters = {
  action: z.enum(auditActions).optional(),
  /** The id of an account. */
  actor: z.uuid().optional(),
  subject: z.uuid().optional(),
  from: moment.optional().meta({ description: 'From then on; a day is Pacific.' }),
  to: moment.optional().meta({ description: 'Until then; a day is Pacific and included.' }),
}

/** `cursor` is the `next` of the page before. */
export const AuditQuery = PageQuery.extend(filters)
export type AuditQuery = z.infer<typeof AuditQuery>

export const AuditExportQuery = z.strictObject(
  { format: z.enum(['csv', 'json']), ...filters },
  unknownParameters,
)
export type AuditExportQuery = z.infer<typeof AuditExportQuery>
