import { Action } from './action.tsx'
import { Note, Paragraph } from './paragraph.tsx'
import { Sheet } from './sheet.tsx'
import { TextLink } from './text-link.tsx'
import type { Template } from './template.ts'

/** Anybody can trigger it for any address, so it contains nothing that a visitor typed. */
export const resourceGuide: Template<'resource_guide'> = {
  subject: ({ title }) => `Your guide: ${title}`,
  Mail: ({ data: { title, link, article } }) => (
    <Sheet
      preview="Here is the guide as a PDF."
      stamp={['Guide', 'PDF']}
      headline={title}
      reason="You get this email because somebody asked for this guide with your address."
    >
      <Paragraph>Here is the guide you asked for, as a PDF to read, print or pass on.</Paragraph>
      <Action href={link}>Open the PDF</Action>
      {article && (
        <div data-text="link" style={{ margin: '20px 0 0', fontSize: '16px', lineHeight: '24px' }}>
          <TextLink href={article}>Read it on our site</TextLink>
        </div>
      )}
      <Note>This request alone does not subscribe you.</Note>
    </Sheet>
  ),
}
