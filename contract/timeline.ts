import { z } from 'zod'
import { pageOf } from './page.ts'
import { maxNoteLength } from './text-limits.ts'
import { isStorable, tooLong, unstorable } from './text.ts'

const text = z.string().nullable()

/** The fields of an enquiry whose changes appear in its history, with the values before and after. */
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
  /** For an owner: email addresses, since the accounts may have been deleted. */
  before_email: text.optional(),
  after_email: text.optional(),
})
export type FieldChange = z.infer<typeof FieldChange>

/** What is stored for each kind of entry. */
const data = {
  changed: z.object({ changes: z.array(FieldChange) }),
  note: z.object({
    /** Empty once the note was removed. */
    text: z.string(),
    /** Email addresses of the people mentioned; of a removed note, those who had got it by mail. */
    mentions: z.array(z.string()),
    /** When its author last corrected it. */
    edited_at: z.iso.datetime().optional(),
    /** When its author removed it. */
    removed_at: z.iso.datetime().optional(),
  }),
  reply: z.object({
    subject: z.string(),
    text: z.string(),
    delivery_id: z.string(),
    /** When a member of staff reported that it came back undelivered. */
    bounced_at: z.iso.datetime().optional(),
  }),
  /** The first time this person opened it. */
  read: z.object({}),
}
export type TimelineData = { [Kind in keyof typeof data]: z.infer<(typeof data)[Kind]> }
export type TimelineKind = keyof TimelineData

/** Who did it; `id` is null when the account was deleted, and the whole is null when it was not a member of staff. */
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
    /**
     * `undone`: cancelled before it was sent. `bounced`: accepted by the mail server, and returned undelivered later.
     */
    status: z.enum(['waiting', 'failed', 'sent', 'paused', 'undone', 'bounced']),
    sent_at: z.iso.datetime().nullable(),
    /** The mail server's last answer. */
    answer: text,
  }),
  entry('read', {}),
  /** A mail about it other than a reply, such as the notification of staff, or a webhook. */
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
