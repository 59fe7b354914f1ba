import { z } from 'zod'
import { pageOf } from './page.ts'
import { maxNoteLength } from './text-limits.ts'
import { isStorable, tooLong, unstorable } from './text.ts'

const text = z.string().nullable()

/** The fields of an enquiry whose changes its history tells, with the value before and after. */
export const changedFields = [
  'stage',
  'owner_id',
  'answered_at',
  'follow_up_at',
  'value_cents',
  'lost_reason',
  'quarantined',
  'binned_at',
] as const
export type ChangedField = (typeof changedFields)[number]

const Value = z.union([z.string(), z.number(), z.boolean(), z.null()])

const FieldChange = z.object({
  field: z.enum(changedFields),
  before: Value,
  after: Value,
  /** For an owner: their e-mail addresses, since an account may be gone. */
  before_email: text.optional(),
  after_email: text.optional(),
})
export type FieldChange = z.infer<typeof FieldChange>

/** What is kept of each kind of entry. */
const data = {
  changed: z.object({ changes: z.array(FieldChange) }),
  note: z.object({
    text: z.string(),
    /** E-mail addresses of those it mentions. */
    mentions: z.array(z.string()),
  }),
  reply: z.object({
    subject: z.string(),
    text: z.string(),
    delivery_id: z.string(),
    /** When somebody of staff said that it came back undelivered. */
    bounced_at: z.iso.datetime().optional(),
  }),
  /** The first time this person opened it. */
  read: z.object({}),
}
export type TimelineData = { [Kind in keyof typeof data]: z.infer<(typeof data)[Kind]> }
export type TimelineKind = keyof TimelineData

/** Who did it; `id` is null when the account is gone, and the whole is null when nobody of staff did. */
const Actor = z.object({ id: z.uuid().nullable(), email: z.string() })

const entry = <Kind extends string, Shape extends z.ZodRawShape>(kind: Kind, shape: Shape) =>
  z.object({
    id: z.uuid(),
    at: z.iso.datetime(),
    kind: z.literal(kind),
    actor: Actor.nullable(),
    ...shape,
  })

export const TimelineEntry = z.discriminatedUnion('kind', [
  entry('received', {}),
  entry('changed', data.changed.shape),
  entry('note', data.note.shape),
  entry('reply', {
    ...data.reply.shape,
    /** `undone`: taken back before it left. `bounced`: accepted by the mail server, and returned undelivered later. */
    status: z.enum(['waiting', 'failed', 'sent', 'paused', 'undone', 'bounced']),
    sent_at: z.iso.datetime().nullable(),
    /** What the mail server said last. */
    answer: text,
  }),
  entry('read', {}),
  /** A mail about it other than a reply, such as the one that tells staff, or a webhook that hears of it. */
  entry('delivery', {
    delivery_id: z.uuid(),
    channel: z.enum(['mail', 'webhook']),
    /** The kind of mail, or the event. */
    mail: z.string(),
    recipient: z.string(),
    status: z.enum(['waiting', 'failed', 'sent', 'paused']),
    sent_at: z.iso.datetime().nullable(),
  }),
])
export type TimelineEntry = z.infer<typeof TimelineEntry>

/** Newest first. */
export const Timeline = pageOf(TimelineEntry)

export const NewNote = z.strictObject({
  text: z
    .string()
    .max(maxNoteLength, { error: tooLong(maxNoteLength), abort: true })
    .trim()
    .min(1, 'is empty')
    .refine(isStorable, unstorable),
})
export type NewNote = z.infer<typeof NewNote>
