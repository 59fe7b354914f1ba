import { Action } from './action.tsx'
import { Facts } from './facts.tsx'
import { Paragraph } from './paragraph.tsx'
import { Sheet } from './sheet.tsx'
import type { Template } from './template.ts'
import { timeOf } from './times.ts'

export const factorReset: Template<'factor_reset'> = {
  subject: () => 'Your second factor was removed',
  Mail: ({ data: { by, at, link } }) => (
    <Sheet
      preview="Your password alone signs you in now."
      stamp={['Account', 'Second factor']}
      headline="Your second factor was removed."
      reason="You get this email because it concerns the security of your account."
    >
      <Paragraph>
        An admin took it away, with your passkeys, so your password alone signs you in now. You were
        signed out everywhere. Sign in, and set up your app or a passkey again under Account.
      </Paragraph>
      <Facts facts={{ 'Removed by': by, Removed: timeOf(at) }} />
      <div style={{ height: '24px' }} />
      <Paragraph>If you did not ask for it, set a new password now and tell an admin.</Paragraph>
      <Action href={link}>Set a new password</Action>
    </Sheet>
  ),
}
