import { browserName } from '#contract/browser-name.ts'
import { Action } from './action.tsx'
import { Facts } from './facts.tsx'
import { Paragraph } from './paragraph.tsx'
import { Sheet } from './sheet.tsx'
import type { Template } from './template.ts'
import { timeOf } from './times.ts'
import { oneLine } from './visitor-text.ts'

export const newDevice: Template<'new_device'> = {
  subject: () => 'Your account was used in a new browser',
  Mail: ({ data: { at, user_agent, ip, link } }) => (
    <Sheet
      preview="If that was you, there is nothing to do."
      stamp={['Account', 'Sign-in']}
      headline="A new browser signed in."
      reason="You get this email because it concerns the security of your account."
    >
      <Paragraph>
        Somebody signed in to your account in a browser that we have not seen before. If that was
        you, there is nothing to do.
      </Paragraph>
      <Facts
        facts={{
          When: timeOf(at),
          'IP address': oneLine(ip, 64),
          Browser: user_agent && oneLine(browserName(user_agent), 200),
        }}
      />
      <div style={{ height: '24px' }} />
      <Paragraph>If it was not you, set a new password now. That ends every session.</Paragraph>
      <Action href={link}>Set a new password</Action>
    </Sheet>
  ),
}
