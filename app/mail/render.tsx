import { render } from '@react-email/render'
import type { MailData, MailKind, RenderedMail } from '#contract/mail.ts'
import { Subject } from './subject.ts'
import { templates } from './templates.ts'
import { toText } from './to-text.ts'
import { subjectLine } from './visitor-text.ts'

/** Every mail that there is. */
export const mailKinds = Object.keys(templates) as MailKind[]

/** @throws if the template throws. */
export async function renderMail<Kind extends MailKind>(
  kind: Kind,
  data: MailData[Kind],
): Promise<RenderedMail> {
  const { subject: subjectOf, Mail, text } = templates[kind]
  const subject = subjectLine(subjectOf(data))
  const html = await render(
    <Subject value={subject}>
      <Mail data={data} />
    </Subject>,
  )
  return { subject, html, text: text ? text(data) : toText(html) }
}
