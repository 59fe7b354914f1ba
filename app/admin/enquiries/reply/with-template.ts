import type { NewReply } from '#contract/reply.ts'

/**
 * The letter after a template is chosen: its text is appended to what was written, and replaces another template that
 * was not edited. Its subject replaces any that the person has not typed. `others` are the possible initial texts of a
 * letter: the greeting, then all templates.
 */
export function withTemplate(
  { subject, text }: NewReply,
  template: NewReply,
  others: readonly [NewReply, ...NewReply[]],
): NewReply {
  const isUnwritten = text.trim() === '' || others.some((other) => other.text === text)
  const isOwn = subject.trim() !== '' && others.every((other) => other.subject !== subject)
  return {
    subject: isOwn ? subject : template.subject,
    text: isUnwritten ? template.text : `${text.trimEnd()}\n\n${template.text}`,
  }
}
