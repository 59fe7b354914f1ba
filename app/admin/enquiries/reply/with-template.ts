import type { NewReply } from '#contract/reply.ts'

/**
 * A letter after a template was chosen: its text follows what was written, and its subject replaces any but one's own.
 * `others` are what a letter may begin with: first the greeting, then all templates.
 */
export function withTemplate(
  { subject, text }: NewReply,
  template: NewReply,
  others: readonly [NewReply, ...NewReply[]],
): NewReply {
  const isUnwritten = text.trim() === '' || text === others[0].text
  const isOwn = subject.trim() !== '' && others.every((other) => other.subject !== subject)
  return {
    subject: isOwn ? subject : template.subject,
    text: isUnwritten ? template.text : `${text.trimEnd()}\n\n${template.text}`,
  }
}
