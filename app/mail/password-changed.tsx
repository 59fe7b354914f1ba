import { Action } from './action.tsx'
import { Facts } from './facts.tsx'
import { Paragraph } from './paragraph.tsx'
import { Sheet } from './sheet.tsx'
import type { Template } from './template.ts'
import { timeOf } from './times.ts'

export const passwordChanged: Template<'password_changed'> = {
  subject: () => 'Your password was changed',
  Mail: ({ data: { at, link } }) => (
    <Sheet
      preview="If that was you, there is nothing to do."
      stamp={['Account', 'Password']}
      headline="Your password was changed."
      reason="You get this email because it concerns the security of your account."
    >
      <Paragraph>
        If that was you, there is nothing to do. Your other sessions were signed out.
      </Paragraph>
      <Facts facts={{ Changed: timeOf(at) }} />
      <div style={{ height: '24px' }} />
      <Paragraph>If it was not you, set a new password now and tell an admin.</Paragraph>
      <Action href={link}>Set a new password</Action>
    </Sheet>
  ),
}
