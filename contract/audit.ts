import { z } from 'zod'
import { auditActions } from './audit-actions.ts'
import { flag, moment, PageQuery, unknownParameters } from './page.ts'

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

/** A row of the list: an entry, or if asked for all those of a bulk change, of which it is the newest. */
export const AuditRow = AuditEntry.extend({
  others: z.array(AuditEntry.pick({ seq: true, subject: true })).optional(),
})
export type AuditRow = z.infer<typeof AuditRow>

const filters = {
  action: z.enum(auditActions).optional(),
  /** The id of an account. */
  actor: z.uuid().optional(),
  subject: z.uuid().optional(),
  from: moment.optional().meta({ description: 'From then on; a day is Pacific.' }),
  to: moment.optional().meta({ description: 'Until then; a day is Pacific and included.' }),
}

/** `cursor` is the `next` of the page before. */
export const AuditQuery = PageQuery.extend({
  ...filters,
  folded: flag.optional().meta({
    description: 'The entries of one bulk change in one row, which has the others in `others`.',
  }),
})
export type AuditQuery = z.infer<typeof AuditQuery>

export const AuditExportQuery = z.strictObject(
  { format: z.enum(['csv', 'json']), ...filters },
  unknownParameters,
)
export type AuditExportQuery = z.infer<typeof AuditExportQuery>
