import { enquiryReference } from '#contract/reference.ts'
import { Action } from './action.tsx'
import { Paragraph } from './paragraph.tsx'
import { QuotedMessage } from './quoted-message.tsx'
import { Sheet } from './sheet.tsx'
import type { Template } from './template.ts'
import { oneLine } from './visitor-text.ts'

/** Sent to an admin who was mentioned in a note. */
export const mention: Template<'mention'> = {
  subject: ({ by, company }) => `${oneLine(by, 50)} mentioned you: ${oneLine(company, 50)}`,
  Mail: ({ data: { id, by, company, name, text, link } }) => (
    <Sheet
      preview={oneLine(text, 120)}
      stamp={['Note', enquiryReference(id)]}
      headline={oneLine(company, 60)}
      reason="Sent because a note about this enquiry mentions you. The visitor does not see notes."
    >
      <Paragraph>
        <bdi>{oneLine(by, 254)}</bdi> wrote about the enquiry from <bdi>{oneLine(name, 60)}</bdi>:
      </Paragraph>
      <QuotedMessage message={text} link={link} />
      <Action href={link}>Open the record</Action>
    </Sheet>
  ),
}
