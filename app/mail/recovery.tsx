import { Action } from './action.tsx'
import { Note, Paragraph } from './paragraph.tsx'
import { Ruler } from './ruler.tsx'
import { Sheet } from './sheet.tsx'
import type { Template } from './template.ts'

export const recovery: Template<'recovery'> = {
  subject: () => 'Set a new password',
  Mail: ({ data: { link, minutes } }) => (
    <Sheet
      spanned
      preview={`The link works once, for ${minutes} minutes.`}
      stamp={['Account', 'Password']}
      headline="Set a new password."
      reason="You get this email because somebody asked for a new password for the account with this address."
    >
      <Paragraph>
        The link opens a page where you choose it. It works once, for {minutes} minutes.
      </Paragraph>
      <Action href={link}>Choose a password</Action>
      <Ruler figures={['0', '', '', `${minutes} min`]} ends={[['Link sent'], ['Link expires']]} />
      <Note>If you did not ask for it, do nothing. Your password stays as it is.</Note>
    </Sheet>
  ),
}
