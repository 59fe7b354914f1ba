import { promisedMs } from '#contract/enquiry-rules.ts'
import { enquiryReference } from '#contract/reference.ts'
import { sourceSentence } from '#contract/source-sentence.ts'
import { Action } from './action.tsx'
import { Facts } from './facts.tsx'
import { Note, Paragraph } from './paragraph.tsx'
import { QuotedMessage } from './quoted-message.tsx'
import { Ruler } from './ruler.tsx'
import { Sheet } from './sheet.tsx'
import type { Template } from './template.ts'
import { dayOf, timeOf } from './times.ts'
import { oneLine } from './visitor-text.ts'

/** Sent to staff. The message comes before the facts, so that it can be read and answered on a phone. */
export const newEnquiry: Template<'new_enquiry'> = {
  subject: ({ company, primary_need: need }) =>
    `New enquiry from ${oneLine(company, 60)}${need ? `: ${oneLine(need, 40)}` : ''}`,
  Mail({ data }) {
    const name = oneLine(data.name, 60)
    const received = timeOf(data.created_at)
    const due = timeOf(new Date(Date.parse(data.created_at) + promisedMs).toISOString())
    return (
      <Sheet
        spanned
        preview={oneLine(`${name}: ${data.message ?? 'No message was written.'}`, 120)}
        stamp={['New enquiry', enquiryReference(data.id)]}
        headline={oneLine(data.company, 60)}
        reason="Sent to the addresses that get a mail for each new enquiry."
      >
        <QuotedMessage message={data.message} link={data.link} />
        <Ruler
          figures={['0', '8', '16', '24 h']}
          ends={[
            ['Received', shortly(received)],
            ['Answer by', shortly(due)],
          ]}
        />
        <Paragraph>
          Reply to this mail to answer <bdi {...strong}>{name}</bdi>. We promise an answer within 24
          hours: by {due}.
        </Paragraph>
        <Facts
          facts={{
            Name: oneLine(data.name),
            Company: oneLine(data.company),
            Email: oneLine(data.email, 254),
            Website: data.website && oneLine(data.website, 300),
            Need: data.primary_need && oneLine(data.primary_need),
            Revenue: data.revenue_range && oneLine(data.revenue_range),
          }}
        />
        <Note>
          Received {received}, reference {enquiryReference(data.id)}.{' '}
          <bdi>{oneLine(sourceSentence(data, dayOf), 400)}</bdi>
        </Note>
        <Action href={data.link}>Open the record</Action>
      </Sheet>
    )
  },
}

const strong = { style: { fontWeight: 700 } }

/** Without the time zone: the ruler has little space, and the sentence below it includes the zone. */
const shortly = (time: string) => time.replace(/ \w+$/, '')
