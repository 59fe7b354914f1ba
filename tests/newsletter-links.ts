import type { MailLink } from '#contract/mail.ts'
import { loadSecrets } from '#server/accounts/secrets.ts'
import { readEnv } from '#server/env.ts'
import { tokenOf } from '#server/deliveries/mail/one-time-tokens.ts'
import type { startTestApp } from './start-test-app.ts'

type App = Awaited<ReturnType<typeof startTestApp>>

/** The mails in the outbox, oldest first. */
export const queuedMails = ({ database }: App) =>
  database.db.selectFrom('deliveries').selectAll().orderBy('created_at').execute()

/** As if the mail server had accepted everything that waits. */
export const sendQueued = ({ database }: App) =>
  database.db
    .updateTable('deliveries')
    .set({ status: 'sent', next_attempt_at: null })
    .where('status', '=', 'waiting')
    .execute()

/** The tokens in the newest confirmation mail to an address. */
export async function mailedTokens(app: App, email: string) {
  const mails = await queuedMails(app)
  const mail = mails.findLast(
    ({ recipient, kind }) => recipient === email && kind === 'newsletter_confirmation',
  )
  const data = JSON.parse(mail!.data) as { link: MailLink; unsubscribe: MailLink }
  const { linkKey } = await loadSecrets(app.database, readEnv({ ...app.place }).env!)
  const token = ({ token: made }: MailLink) => tokenOf(linkKey, made!.purpose, made!.id)
  const tokens = { confirm: token(data.link), unsubscribe: token(data.unsubscribe) }
  for (const secret of Object.values(tokens)) app.keepSecret(secret)
  return tokens
}
