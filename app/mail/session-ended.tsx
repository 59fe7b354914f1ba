import { Action } from './action.tsx'
import { Facts } from './facts.tsx'
import { Paragraph } from './paragraph.tsx'
import { Sheet } from './sheet.tsx'
import type { Template } from './template.ts'
import { timeOf } from './times.ts'

export const sessionEnded: Template<'session_ended'> = {
  subject: () => 'We ended one of your sessions',
  Mail: ({ data: { at, link } }) => (
    <Sheet
      preview="Somebody may have copied what your browser keeps of it."
      stamp={['Account', 'Session']}
      headline="We ended a session."
      reason="You get this email because it concerns the security of your account."
    >
      <Paragraph>
        A key to one of your sessions came back after it had been replaced. Somebody may have copied
        it from your browser, so we ended that session. If you had just restored that browser or
        computer from a backup, this is why: sign in again.
      </Paragraph>
      <Facts facts={{ Ended: timeOf(at) }} />
      <div style={{ height: '24px' }} />
      <Paragraph>Otherwise set a new password now. That ends every session.</Paragraph>
      <Action href={link}>Set a new password</Action>
    </Sheet>
  ),
}
