import { z } from 'zod'

export const replyLimits = { subject: 200, text: 20_000, name: 80 }

const storable = (value: string) => value.isWellFormed() && !value.includes('\u0000')
const unstorable = 'contains a character that cannot be stored'

const line = (longest: number) =>
  z
    .string()
    .max(longest, { error: `is longer than ${longest} characters`, abort: true })
    .trim()
    .min(1, 'is empty')
    // oxlint-disable-next-line no-control-regex
    .regex(/^[^\u0000-\u001f\u007f]*$/, 'must be one line of text')
    .refine(storable, unstorable)

const text = z
  .string()
  .max(replyLimits.text, { error: `is longer than ${replyLimits.text} characters`, abort: true })
  .refine((value) => value.trim() !== '', 'is empty')
  .refine(storable, unstorable)

export const NewReply = z.strictObject({ subject: line(replyLimits.subject), text })
export type NewReply = z.infer<typeof NewReply>

/** How long a reply waits before it leaves, so that it can be taken back. */
export const replyUndoMs = 8_000

/** Texts to begin a reply with. `{name}`, `{company}`, `{reference}` and `{me}` stand for what the enquiry and the sender say. */
export const NewReplyTemplate = z.strictObject({
  name: line(replyLimits.name),
  subject: line(replyLimits.subject),
  text,
})
export type NewReplyTemplate = z.infer<typeof NewReplyTemplate>

export const ReplyTemplate = z.object({
  id: z.uuid(),
  name: z.string(),
  subject: z.string(),
  text: z.string(),
  created_at: z.iso.datetime(),
})
export type ReplyTemplate = z.infer<typeof ReplyTemplate>
