import { changeAs } from '#server/accounts/change-as.ts'
import { recordAudit } from '#server/audit/record-audit.ts'
import type { Database } from '#server/db/database.ts'
import { AppError } from '#server/errors.ts'
import { stopMails } from './unsubscribe.ts'

type Options = { linkKey: Uint8Array; by: string }

/** For a reader who asked staff. Nobody but the reader can subscribe again. Repeating it gives the same answer. */
export const unsubscribeForReader = (
  database: Database,
  id: string,
  { linkKey, by }: Options,
  now: Date,
) =>
  changeAs(database, by, 'subscriber.unsubscribe', async (trx) => {
    const left = await stopMails(trx, linkKey, id, now)
    if (left) {
      await recordAudit(trx, { action: 'subscriber.unsubscribed', by, subject: id }, now)
      return left
    }
    const row = trx.selectFrom('newsletter_subscribers').selectAll().where('id', '=', id)
    const subscriber = await row.executeTakeFirst()
    if (!subscriber) throw new AppError('not_found', 'There is no such subscriber.')
    return subscriber
  })
