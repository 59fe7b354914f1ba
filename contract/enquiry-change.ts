import { z } from 'zod'
import { changesNothing, changesSomething } from './changes-something.ts'
import { line } from './enquiry.ts'
import { maxBulkEnquiries, maxCents } from './enquiry-rules.ts'
import { stages } from './stages.ts'
import { maxLostReasonLength } from './text-limits.ts'

/** Whether the current user has read an enquiry. */
export const ReadState = z.object({ id: z.uuid(), unread: z.boolean() })

const instant = z.iso
  .datetime({ offset: true, error: 'must be a time such as 2026-11-20T22:24:00Z, or null' })
  .transform((text) => new Date(text))

const changeable = {
  stage: z.enum(stages, `must be one of: ${stages.join(', ')}`).optional(),
  owner_id: z.uuid('must be the id of a user, or null').nullable().optional(),
  answered_at: instant.nullable().optional().meta({ description: 'null: not answered after all.' }),
  follow_up_at: instant.nullable().optional(),
  value_cents: z
    .int('must be a whole number of cents, or null')
    .min(0)
    .max(maxCents)
    .nullable()
    .optional(),
  lost_reason: line(maxLostReasonLength).nullable().optional(),
}

/** Changes by staff to an enquiry; absent fields keep their values. */
export const EnquiryChange = z
  .strictObject({
    version: z.int('must be the version of the record that was read').min(1),
    ...changeable,
  })
  .refine((change) => changesSomething({ ...change, version: undefined }), changesNothing)
export type EnquiryChange = z.infer<typeof EnquiryChange>

/** The same change to several enquiries. Versions are checked only when they are given. */
export const BulkChange = z.strictObject({
  ids: z.array(z.uuid('is not an enquiry id').toLowerCase()).min(1).max(maxBulkEnquiries),
  change: z
    .strictObject({
      ...changeable,
      quarantined: z.boolean().optional(),
      binned: z.boolean().optional(),
      read: z.boolean().optional(),
    })
    .refine(changesSomething, changesNothing),
  versions: z.record(z.uuid('is not an enquiry id').toLowerCase(), z.int().min(1)).optional().meta({
    description: 'By id. An enquiry with another version stays as it is, with the code `stale`.',
  }),
})
export type BulkChange = z.infer<typeof BulkChange>
