import type { MailData } from '#contract/mail.ts'
import { Action } from './action.tsx'
import { EnquiryEntry } from './enquiry-entry.tsx'
import { Note, Paragraph } from './paragraph.tsx'
import { Sheet } from './sheet.tsx'
import type { Template } from './template.ts'
import { timeOf } from './times.ts'
import { oneLine } from './visitor-text.ts'

type Assigned = MailData['assigned']

const what = ({ count }: Assigned) => (count === 1 ? 'an enquiry' : `${count} enquiries`)

/** Sent to the new owner of enquiries. */
export const assigned: Template<'assigned'> = {
  subject: (data) =>
    data.by === null
      ? `You are the owner of ${what(data)} now`
      : `${oneLine(data.by, 50)} made you the owner of ${what(data)}`,
  Mail({ data }) {
    const more = data.count - data.enquiries.length
    const [only] = data.enquiries
    return (
      <Sheet
        preview={data.count === 1 ? 'It is in your inbox.' : 'They are in your inbox.'}
        stamp={['Yours', data.count === 1 && only ? only.reference : `${data.count} enquiries`]}
        headline={
          data.count === 1 ? 'An enquiry is yours now.' : `${data.count} enquiries are yours now.`
        }
        reason="Sent because colleagues made you the owner. Under Account you choose when you get such mails."
      >
        {data.by !== null && (
          <Paragraph>
            From <bdi>{oneLine(data.by, 254)}</bdi>:
          </Paragraph>
        )}
        {data.enquiries.map((enquiry) => (
          <EnquiryEntry
            key={enquiry.link}
            line={about(enquiry)}
            link={enquiry.link}
            title={enquiry.reference}
          />
        ))}
        {more > 0 && <Note>And {more} more.</Note>}
        <Action href={data.link}>
          {data.count === 1 ? 'Open the record' : 'Open your enquiries'}
        </Action>
      </Sheet>
    )
  },
}

const about = ({ need, due_at }: Assigned['enquiries'][number]) =>
  [need && oneLine(need, 60), due_at ? `answer by ${timeOf(due_at)}` : 'answered already']
    .filter(Boolean)
    .join(', ')
