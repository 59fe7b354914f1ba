import type { MailKind } from '#contract/mail.ts'

/** Mails to people outside. Anybody can make one fail by giving an address that does not exist, or that takes nothing now. */
export const externalMailKinds: readonly string[] = [
  'visitor_confirmation',
  'reply',
  'newsletter_confirmation',
  'resource_guide',
  'test',
]

/** Mails that anybody can cause, to any address. They give way to all others, so that none of those is late because of them. */
export const publicMailKinds = [
  'visitor_confirmation',
  'newsletter_confirmation',
  'resource_guide',
] as const satisfies MailKind[]

export const isPublicMail = (kind: string) => (publicMailKinds as readonly string[]).includes(kind)

/** At once, of the connections to the mail server. A recipient's server may hold one for as long as a whole attempt lasts. */
export const maxPublicMailConnections = 2
