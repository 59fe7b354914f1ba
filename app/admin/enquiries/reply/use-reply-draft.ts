import type { NewReply } from '#contract/reply.ts'
import { enquiryReference } from '#contract/reference.ts'
import type { Account } from '#app/admin/account.ts'
import { useDraft } from '#app/admin/enquiries/draft.ts'
import type { TemplateValues } from './fill-template.ts'
import type { PartOfEnquiry } from '#app/admin/enquiries/queries.ts'
import { staffName } from '#app/admin/enquiries/staff.ts'

type Answered = Pick<PartOfEnquiry, 'id' | 'name' | 'company'>

/** The text before anything is typed. */
export const firstLetter = ({ id, name }: Answered): NewReply => ({
  subject: `Your enquiry [${enquiryReference(id)}]`,
  text: `Hello ${name},\n\n`,
})

export const templateValues = ({ id, name, company }: Answered, me: Account): TemplateValues => ({
  name,
  company,
  reference: enquiryReference(id),
  me: staffName(me.email),
})

/** The unsent reply. It is stored as one text: the subject, and the body from the second line on. */
export function useReplyDraft(record: Answered, { userId }: Account) {
  const [kept, keep] = useDraft('reply', record.id, userId)
  const [subject = '', ...lines] = kept.split('\n')
  const letter = kept ? { subject, text: lines.join('\n') } : firstLetter(record)
  /** Null removes the draft. */
  const write = (next: NewReply | null) => keep(next ? `${next.subject}\n${next.text}` : '')
  return { letter, write }
}
