import type { ReactNode } from 'react'
import type { MailData, MailKind } from '#contract/mail.ts'

export type Template<Kind extends MailKind> = {
  subject: (data: MailData[Kind]) => string
  /** The text part, if it differs from the text of the HTML. */
  text?: (data: MailData[Kind]) => string
  Mail: (props: { data: MailData[Kind] }) => ReactNode
}
