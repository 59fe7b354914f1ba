import { organization } from '#content/organization.ts'
import { Action } from './action.tsx'
import { Facts } from './facts.tsx'
import { Note, Paragraph } from './paragraph.tsx'
import { Ruler } from './ruler.tsx'
import { Sheet } from './sheet.tsx'
import type { Template } from './template.ts'
import { oneLine } from './visitor-text.ts'

/** A link that is sent again works for the rest of the invitation's time. */
const spanOf = (days: number) =>
  days > 1 ? `${days} days` : days === 1 ? 'one day' : 'less than a day'

export const invitation: Template<'invitation'> = {
  subject: () => `You are invited to the back office of ${organization.name}`,
  Mail: ({ data: { link, invited_by, role, days } }) => (
    <Sheet
      spanned
      preview={`The link works once, for ${spanOf(days)}.`}
      stamp={['Account', 'Invitation']}
      headline={`Join the back office of ${organization.name}.`}
      reason="You get this email because a person who manages accounts here entered this address."
    >
      <Paragraph>
        Accept by choosing a password. The link works once, for {spanOf(days)}; after that, ask for
        a new one.
      </Paragraph>
      <Action href={link}>Accept the invitation</Action>
      <Ruler figures={['0', '', '', spanOf(days)]} ends={[['Invited'], ['Link expires']]} />
      <Facts facts={{ 'Invited by': oneLine(invited_by, 254), Role: role }} />
      <Note>If you did not expect it, do nothing.</Note>
    </Sheet>
  ),
}
