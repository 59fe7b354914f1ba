import { sql } from 'kysely'
import type { Db } from './database.ts'
import { recountEnquiries } from './enquiry-tallies.ts'

/** Counted by triggers (migrations 003 and 005), so that lists need not count. */
const counted = {
  'user_roles.admin': `user_roles where role = 'admin'`,
  'user_roles.user': `user_roles where role = 'user'`,
  newsletter_subscribers: 'newsletter_subscribers',
  'deliveries.waiting': `deliveries where status = 'waiting'`,
  'deliveries.failed': `deliveries where status = 'failed'`,
  'deliveries.sent': `deliveries where status = 'sent'`,
  'deliveries.paused': `deliveries where status = 'paused'`,
}

export type TallyName = keyof typeof counted

/** The sum of the tallies with these names. */
export async function readTallies(db: Db, names: TallyName[]) {
  const { total } = await db
    .selectFrom('tallies')
    .select((eb) => eb.fn.coalesce(eb.fn.sum('count'), sql.lit(0)).as('total'))
    .where('name', 'in', names)
    .executeTakeFirstOrThrow()
  return Number(total)
}

/** For a restored file, whose tallies cannot be trusted. No server may use it meanwhile. */
export function recountTallies(db: Db) {
  return db.transaction().execute(async (trx) => {
    await trx.deleteFrom('tallies').execute()
    for (const [name, rows] of Object.entries(counted))
      await sql`insert into tallies (name, shard, count)
        select ${name}, 0, count(*) from ${sql.raw(rows)}`.execute(trx)
    await recountEnquiries(trx)
  })
}
