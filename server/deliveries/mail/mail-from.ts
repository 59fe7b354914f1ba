import type { Env } from '#server/env.ts'

/** The sender of mails: MAIL_FROM, or else an unattended address under the public site's domain. */
export const mailFrom = ({ MAIL_FROM }: Pick<Env, 'MAIL_FROM'>, publicUrl: string) =>
  MAIL_FROM ?? { name: '', address: `no-reply@${new URL(publicUrl).hostname}` }

export const formatSender = ({ name, address }: ReturnType<typeof mailFrom>) =>
  name ? `${name} <${address}>` : address
