import type { ContactSubmission } from '#contract/enquiry.ts'
import { enquiryReference } from '#contract/reference.ts'

/** Mail programs truncate or reject much longer mailto links. */
const maxQuoteLength = 800

type Answerable = Pick<ContactSubmission, 'id' | 'name' | 'email' | 'message'>

/** A mailto link with subject, greeting and the visitor's message quoted. */
export function replyLink({ id, name, email, message }: Answerable) {
  const quoted = (message ?? '')
    .slice(0, maxQuoteLength)
    .toWellFormed()
    .replace(/\uFFFD$/, '')
    .split('\n')
    .map((line) => `> ${line}`)
  const body = [`Hello ${name},`, '', '', '', ...(message ? quoted : [])].join('\r\n')
  const subject = `Your enquiry [${enquiryReference(id)}]`
  return `${mailLink(email)}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`
}

export const mailLink = (email: string) => `mailto:${encodeURIComponent(email).replace('%40', '@')}`
