import { render } from '@react-email/render'
import type { MailData, MailKind, RenderedMail } from '#contract/mail.ts'
import { templates } from './templates.ts'
import { toText } from './to-text.ts'
import { subjectLine } from './visitor-text.ts'

/** @throws when the template does. */
export async function renderMail<Kind extends MailKind>(
  kind: Kind,
  data: MailData[Kind],
): Promise<RenderedMail> {
  const { subject, Mail } = templates[kind]
  const html = await render(<Mail data={data} />)
  return { subject: subjectLine(subject(data)), html, text: toText(html) }
}
