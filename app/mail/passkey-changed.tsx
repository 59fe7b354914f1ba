import { maxDeviceNameLength } from '#contract/text-limits.ts'
import { Action } from './action.tsx'
import { Facts } from './facts.tsx'
import { Paragraph } from './paragraph.tsx'
import { Sheet } from './sheet.tsx'
import type { Template } from './template.ts'
import { timeOf } from './times.ts'
import { oneLine } from './visitor-text.ts'

export const passkeyChanged: Template<'passkey_changed'> = {
  subject: ({ change }) => `A passkey was ${change}`,
  Mail: ({ data: { change, name, at, link } }) => (
    <Sheet
      preview="If that was you, there is nothing to do."
      stamp={['Account', 'Passkey']}
      headline={`A passkey was ${change}.`}
      reason="You get this email because it concerns the security of your account."
    >
      <Paragraph>
        {change === 'added'
          ? 'Whoever holds it signs in to your account without a password or a code.'
          : 'It no longer signs anybody in to your account.'}{' '}
        If that was you, there is nothing to do.
      </Paragraph>
      <Facts facts={{ Passkey: oneLine(name, maxDeviceNameLength), When: timeOf(at) }} />
      <div style={{ height: '24px' }} />
      <Paragraph>
        If it was not you, look at your passkeys, remove what is not yours, and set a new password.
      </Paragraph>
      <Action href={link}>Look at your account</Action>
    </Sheet>
  ),
}
