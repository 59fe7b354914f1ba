import { Action } from './action.tsx'
import { Facts } from './facts.tsx'
import { Paragraph } from './paragraph.tsx'
import { Sheet } from './sheet.tsx'
import type { Template } from './template.ts'
import { timeOf } from './times.ts'

const words = {
  added: {
    what: 'An app was added as your second factor',
    meaning: 'Its code is asked for at each sign-in from now on. All other sessions were ended.',
  },
  removed: {
    what: 'The app of your second factor was removed',
    meaning: 'We no longer ask for a code, and the recovery codes no longer work.',
  },
  codes_renewed: {
    what: 'New recovery codes were made',
    meaning: 'Those before them no longer work.',
  },
  code_used: {
    what: 'A recovery code was used',
    meaning: 'It got somebody past your second factor in place of your app, and no longer works.',
  },
}

export const factorChanged: Template<'factor_changed'> = {
  subject: ({ change }) => words[change].what,
  Mail: ({ data: { change, at, link } }) => (
    <Sheet
      preview="If that was you, there is nothing to do."
      stamp={['Account', 'Second factor']}
      headline={`${words[change].what}.`}
      reason="You get this email because it concerns the security of your account."
    >
      <Paragraph>{words[change].meaning} If that was you, there is nothing to do.</Paragraph>
      <Facts facts={{ When: timeOf(at) }} />
      <div style={{ height: '24px' }} />
      <Paragraph>
        If it was not you, set a new password now, which ends every session, and tell an admin, who
        can take the second factor away.
      </Paragraph>
      <Action href={link}>Set a new password</Action>
    </Sheet>
  ),
}
