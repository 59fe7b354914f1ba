import { z } from 'zod'
import { changesNothing, changesSomething } from './changes-something.ts'
import { SECOND } from './durations.ts'
import { staffLine } from './staff-line.ts'
import { placeholders, replyLimits } from './text-limits.ts'
import { isStorable, tooLong, unstorable } from './text.ts'

const text = z
  .string()
  .max(replyLimits.text, { error: tooLong(replyLimits.text), abort: true })
  .refine((value) => value.trim() !== '', 'is empty')
  .refine((value) => value.split('\n').length <= replyLimits.lines, {
    error: `has more than ${replyLimits.lines} lines`,
  })
  .refine(isStorable, unstorable)

export const NewReply = z.strictObject({ subject: staffLine(replyLimits.subject), text })
export type NewReply = z.infer<typeof NewReply>

const undoMs = 8 * SECOND
/** Extra time for the network: the answer to the sender and their undo both take a while. */
const graceMs = 3 * SECOND

/** How long a reply waits before it is sent, so that it can be undone. */
export const replyWaitMs = undoMs + graceMs

/** The first unknown placeholder in a text, if any. */
const unknownPlaceholder = (value: string) =>
  value
    .match(/\{[^{}\n]{0,40}\}/g)
    ?.find((each) => !(placeholders as readonly string[]).includes(each))

const onlyKnown = <Schema extends z.ZodType<string, string>>(schema: Schema) =>
  schema.superRefine((value, context) => {
    const unknown = unknownPlaceholder(value)
    if (unknown !== undefined)
      context.addIssue({
        code: 'custom',
        message: `has the placeholder ${unknown}, which does not exist; there are ${placeholders.join(', ')}`,
      })
  })

const template = {
  name: staffLine(replyLimits.name),
  subject: onlyKnown(staffLine(replyLimits.subject)),
  text: onlyKnown(text),
}

/** Text to start a reply from. The placeholders stand for data of the enquiry and the sender. */
export const NewReplyTemplate = z.strictObject(template)
export type NewReplyTemplate = z.infer<typeof NewReplyTemplate>

export const ReplyTemplateChange = z
  .strictObject({
    ...template,
    version: z.int32('must be the version of the template that was read').min(1).meta({
      description: 'Without it the template is changed whatever its version is.',
    }),
  })
  .partial()
  .refine((change) => changesSomething({ ...change, version: undefined }), changesNothing)
export type ReplyTemplateChange = z.infer<typeof ReplyTemplateChange>

export const ReplyTemplate = z.object({
  id: z.uuid(),
  name: z.string(),
  subject: z.string(),
  text: z.string(),
  created_at: z.iso.datetime(),
  /** Increases with each change. */
  version: z.int(),
  /** Who made this version; null if that is unknown, or if the account was deleted. */
  changed_by: z.uuid().nullable(),
})
export type ReplyTemplate = z.infer<typeof ReplyTemplate>

/** All templates, sorted by name. */
export const ReplyTemplates = z.object({ rows: z.array(ReplyTemplate) })
