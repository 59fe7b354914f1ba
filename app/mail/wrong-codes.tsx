import { Action } from './action.tsx'
import { Facts } from './facts.tsx'
import { Paragraph } from './paragraph.tsx'
import { Sheet } from './sheet.tsx'
import type { Template } from './template.ts'
import { timeOf } from './times.ts'

export const wrongCodes: Template<'wrong_codes'> = {
  subject: () => 'Wrong codes were typed for your account',
  Mail: ({ data: { at, link } }) => (
    <Sheet
      preview="If that was you, there is nothing to do."
      stamp={['Account', 'Second factor']}
      headline="Wrong codes were typed."
      reason="You get this email because it concerns the security of your account."
    >
      <Paragraph>
        Somebody typed wrong codes of your second factor again and again. Whoever is asked for one
        knows your password, or uses a browser in which you are signed in. If that was you, there is
        nothing to do.
      </Paragraph>
      <Facts facts={{ 'Last one': timeOf(at) }} />
      <div style={{ height: '24px' }} />
      <Paragraph>If it was not you, set a new password now. That ends every session.</Paragraph>
      <Action href={link}>Set a new password</Action>
    </Sheet>
  ),
}
