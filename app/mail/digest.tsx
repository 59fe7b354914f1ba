import type { MailData } from '#contract/mail.ts'
import { Action } from './action.tsx'
import { EnquiryEntry } from './enquiry-entry.tsx'
import { Note } from './paragraph.tsx'
import { paint } from './paint.ts'
import { Sheet } from './sheet.tsx'
import type { Template } from './template.ts'
import { timeOf } from './times.ts'
import { oneLine } from './visitor-text.ts'

const maxListed = 20

/** "2 enquiries are late, 1 is due soon" */
function summary({ late, due_soon: soon }: MailData['digest']) {
  const are = (count: number) => (count === 1 ? 'is' : 'are')
  const enquiries = (count: number) => `${count} ${count === 1 ? 'enquiry' : 'enquiries'}`
  const first = late ? `${enquiries(late)} ${are(late)} late` : ''
  const second = soon && `${late ? soon : enquiries(soon)} ${are(soon)} due soon`
  return [first, second].filter(Boolean).join(', ')
}

export const digest: Template<'digest'> = {
  subject: summary,
  Mail({ data }) {
    const listed = data.enquiries.slice(0, maxListed)
    const more = data.late + data.due_soon - listed.length
    return (
      <Sheet
        preview="Nobody has answered them yet."
        stamp={['Waiting', 'Unanswered']}
        headline={`${summary(data)}.`}
        reason="Sent to the addresses that get a mail for each new enquiry, at most once an hour, and only while one waits."
      >
        {listed.map((enquiry, index) => (
          // Sorted by deadline, so the late ones come first.
          <Waiting key={enquiry.link} enquiry={enquiry} isLate={index < data.late} />
        ))}
        {more > 0 && <Note>And {more} more in the inbox.</Note>}
        <Action href={data.link}>Open the inbox</Action>
      </Sheet>
    )
  },
}

type WaitingProps = { enquiry: MailData['digest']['enquiries'][number]; isLate: boolean }

const Waiting = ({ enquiry: { due_at, name, link, company }, isLate }: WaitingProps) => (
  <EnquiryEntry
    line={
      <>
        <strong {...paint({ text: 'ink' })}>{isLate ? 'Late since' : 'Due by'}</strong>{' '}
        {timeOf(due_at)}, from <bdi>{oneLine(name, 60)}</bdi>
      </>
    }
    link={link}
    title={oneLine(company, 60)}
  />
)
