import { sql } from 'kysely'
import { openStages, type Stage } from '#contract/stages.ts'
import type { Db } from './database.ts'
import type { Box } from './inbox-tables.ts'

/** The enquiries to count; an absent field does not restrict them. */
type Group = {
  box?: Box | undefined
  stages?: readonly Stage[] | undefined
  answered?: boolean | undefined
  /** Ids of users; null: unowned. */
  owners?: (string | null)[] | undefined
}

/** The number of enquiries in a group, counted by triggers (migration 008), so that lists need not count. */
export async function readEnquiryTallies(db: Db, group: Group) {
  const { box, stages, answered, owners } = group
  if (stages?.length === 0) return 0
  let query = db
    .selectFrom('enquiry_tallies')
    .select((eb) => eb.fn.coalesce(eb.fn.sum('count'), sql.lit(0)).as('total'))
  if (box) query = query.where('box', '=', box)
  if (stages) query = query.where('stage', 'in', stages)
  if (answered !== undefined) query = query.where('answered', '=', answered ? 1 : 0)
  if (owners)
    query = query.where(
      'owner_id',
      'in',
      owners.map((owner) => owner ?? ''),
    )
  return Number((await query.executeTakeFirstOrThrow()).total)
}

/** Number of open enquiries in the inbox per owner; owners without any are left out. */
export async function openEnquiriesOf(db: Db, owners: string[]) {
  const rows = await db
    .selectFrom('enquiry_tallies')
    .select(['owner_id', (eb) => eb.fn.sum('count').as('total')])
    .where('box', '=', 'inbox')
    .where('stage', 'in', openStages)
    .where('owner_id', 'in', owners)
    .groupBy('owner_id')
    .execute()
  return new Map(rows.map(({ owner_id, total }) => [owner_id, Number(total)]))
}

/** For a restored file. No server may use it meanwhile. */
export async function recountEnquiries(trx: Db) {
  await trx.deleteFrom('enquiry_tallies').execute()
  await sql`insert into enquiry_tallies (box, stage, answered, owner_id, shard, count)
    select case when binned_at is not null then 'bin' when quarantined = 1 then 'quarantine' else 'inbox' end,
      stage, answered_at is not null, coalesce(owner_id, ''), 0, count(*)
    from contact_submissions group by 1, 2, 3, 4`.execute(trx)
}
