import type { Env } from '#server/env.ts'

/** Whom mails come from, unless MAIL_FROM says so: an address of the public site that nobody reads. */
export const mailFrom = ({ MAIL_FROM }: Pick<Env, 'MAIL_FROM'>, publicUrl: string) =>
  MAIL_FROM ?? { name: '', address: `no-reply@${new URL(publicUrl).hostname}` }

export const written = ({ name, address }: ReturnType<typeof mailFrom>) =>
  name ? `${name} <${address}>` : address
