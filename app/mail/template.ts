import type { ReactNode } from 'react'
import type { MailData, MailKind } from '#contract/mail.ts'

export type Template<Kind extends MailKind> = {
  subject: (data: MailData[Kind]) => string
  Mail: (props: { data: MailData[Kind] }) => ReactNode
}
