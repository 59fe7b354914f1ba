import type { NewReply } from '#contract/reply.ts'
import { enquiryReference } from '#contract/reference.ts'
import type { Account } from '#app/admin/session/use-account.ts'
import { readDraft, useDraft } from '#app/admin/enquiries/draft.ts'
import type { PartOfEnquiry } from '#app/admin/enquiries/queries.ts'
import { staffName } from './staff-name.ts'
import type { TemplateValues } from './fill-template.ts'
import { draftOf, letterOf } from './letter-draft.ts'

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

/** The unsent reply. */
export function useReplyDraft(record: Answered, { userId }: Account) {
  const [kept, keep] = useDraft('reply', record.id, userId)
  const greeting = firstLetter(record)
  const letterIn = (draft: string) => (draft ? letterOf(draft) : greeting)
  /** Null removes the draft. */
  const write = (next: NewReply | null) => keep(next ? draftOf(next) : '')
  /** Restores a letter that was not sent. Text that was written since is kept below it. */
  const restore = (letter: NewReply) => {
    const { subject, text } = letterIn(readDraft('reply', record.id, userId))
    const since = [
      subject === greeting.subject ? '' : subject,
      text.startsWith(greeting.text) ? text.slice(greeting.text.length) : text,
    ].filter((part) => part.trim())
    write({ ...letter, text: [letter.text, ...since].join('\n\n') })
  }
  return { letter: letterIn(kept), write, restore }
}
