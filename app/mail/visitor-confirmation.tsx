import { organization } from '#content/organization.ts'
import { Facts } from './facts.tsx'
import { Note, Paragraph } from './paragraph.tsx'
import { Ruler } from './ruler.tsx'
import { Sheet } from './sheet.tsx'
import type { Template } from './template.ts'

/** Anybody can trigger it for any address, so it contains nothing that a visitor typed. */
export const visitorConfirmation: Template<'visitor_confirmation'> = {
  subject: ({ reference }) => `We have your message (${reference})`,
  Mail: ({ data: { reference } }) => (
    <Sheet
      spanned
      preview="We answer within 24 hours."
      stamp={['Received', reference]}
      headline="Your message is on our table."
      reason="You get this email because this address was given in our contact form. If that was not you, there is nothing to do."
    >
      <Paragraph>An operator reads it and answers you by email within 24 hours.</Paragraph>
      <Ruler figures={['0', '8', '16', '24 h']} ends={[['Message received'], ['Answer sent']]} />
      <Facts
        facts={{ Reference: reference, Email: organization.email, Phone: organization.telephone }}
      />
      <Note>To add something, write or call and quote the reference.</Note>
    </Sheet>
  ),
}
