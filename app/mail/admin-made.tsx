import { Action } from './action.tsx'
import { Facts } from './facts.tsx'
import { Note, Paragraph } from './paragraph.tsx'
import { Sheet } from './sheet.tsx'
import type { Template } from './template.ts'
import { timeOf } from './times.ts'
import { oneLine } from './visitor-text.ts'

/** Sent to every admin, including the new one. */
export const adminMade: Template<'admin_made'> = {
  subject: ({ email }) => `New admin: ${oneLine(email, 100)}`,
  Mail: ({ data: { email, by, at, link } }) => (
    <Sheet
      preview="Admins read every enquiry and manage accounts."
      stamp={['Account', 'New admin']}
      headline="There is a new admin."
      reason="You get this email because every admin gets one about a new admin."
    >
      <Paragraph>Admins read every enquiry and manage accounts.</Paragraph>
      <Facts
        facts={{ 'New admin': oneLine(email, 254), 'Made by': oneLine(by, 254), When: timeOf(at) }}
      />
      <Note>If nobody in your team meant to do this, remove the account.</Note>
      <Action href={link}>See all accounts</Action>
    </Sheet>
  ),
}
