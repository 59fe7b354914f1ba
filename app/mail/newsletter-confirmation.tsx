import { Action } from './action.tsx'
import { Note, Paragraph } from './paragraph.tsx'
import { Sheet } from './sheet.tsx'
import { TextLink } from './text-link.tsx'
import type { Template } from './template.ts'

/** Anybody can trigger it for any address, so it contains nothing that a visitor typed. */
export const newsletterConfirmation: Template<'newsletter_confirmation'> = {
  subject: () => 'Confirm your subscription',
  Mail: ({ data: { link, unsubscribe } }) => (
    <Sheet
      preview="One click on a page, then new guides and playbooks come here."
      stamp={['Newsletter', 'Step 2 of 2']}
      headline="Do you want our new guides by email?"
      reason="You get this email because this address was entered on our site. Nothing more is sent unless you confirm."
    >
      <Paragraph>
        The link opens a page with a button. Press it, and new guides and playbooks come to this
        address. You can stop at any time.
      </Paragraph>
      <Action href={link}>Confirm on our site</Action>
      <Note>
        If you did not ask for it, do nothing. To never hear from us again,{' '}
        <TextLink href={unsubscribe}>unsubscribe</TextLink>.
      </Note>
    </Sheet>
  ),
}
