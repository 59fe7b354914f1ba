import type { MailKind, MailLink } from '#contract/mail.ts'
import { loadSecrets } from '#server/accounts/secrets.ts'
import type { Database } from '#server/db/database.ts'
import { readEnv } from '#server/env.ts'
import { tokenOf } from '#server/deliveries/mail/one-time-tokens.ts'

type Server = { database: Database; keepSecret: (secret: string) => void }

/** The mails of one kind in the outbox, in the order in which they were queued. */
export async function mailsOf({ database: { db } }: Server, kind: MailKind) {
  const rows = await db
    .selectFrom('deliveries')
    .selectAll()
    .where('kind', '=', kind)
    .orderBy('created_at')
    .orderBy('id')
    .execute()
  return rows.map((row) => ({ ...row, data: JSON.parse(row.data) as { link: MailLink } }))
}

/** The token in the newest mail of a kind, as its recipient finds it in the link. */
export async function mailedToken(server: Server, kind: MailKind) {
  const mail = (await mailsOf(server, kind)).at(-1)
  const { purpose, id } = mail!.data.link.token!
  const { linkKey } = await loadSecrets(server.database, readEnv({}).env!)
  const token = tokenOf(linkKey, purpose, id)
  server.keepSecret(token)
  return token
}
