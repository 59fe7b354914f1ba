import type { NewReply } from '#contract/reply.ts'

/** A letter as the text of a draft: the subject on the first line, then the body. */
export const draftOf = ({ subject, text }: NewReply) => `${subject}\n${text}`

export function letterOf(draft: string): NewReply {
  const [subject = '', ...lines] = draft.split('\n')
  return { subject, text: lines.join('\n') }
}
