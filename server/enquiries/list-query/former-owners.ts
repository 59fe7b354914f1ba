import { rolesWith } from '#contract/permissions.ts'
import type { EnquiryFilters } from '#contract/enquiry-list.ts'
import { openStages } from '#contract/stages.ts'
import type { Db } from '#server/db/database.ts'
import { boxes } from '#server/db/inbox-tables.ts'
import type { Viewer } from './enquiry-filters.ts'

/** Adds the owners who have lost access to enquiries, if a filter asks for unowned ones. */
export async function withFormerOwners(
  db: Db,
  { owner }: EnquiryFilters,
  viewer: Viewer,
): Promise<Viewer> {
  if (!owner?.includes('none')) return viewer
  return { ...viewer, formerOwners: await readFormerOwners(db) }
}

async function readFormerOwners(db: Db) {
  const rows = await db
    .selectFrom('users')
    .leftJoin('user_roles', 'user_roles.user_id', 'users.id')
    .select('users.id')
    // The tallies know the owners of open enquiries without reading the enquiries.
    .where('users.id', 'in', (eb) =>
      eb
        .selectFrom('enquiry_tallies')
        .select('owner_id')
        .where('box', 'in', boxes)
        .where('stage', 'in', openStages),
    )
    .where((eb) =>
      eb.or([
        eb('users.deactivated_at', 'is not', null),
        eb('user_roles.role', 'is', null),
        eb('user_roles.role', 'not in', rolesWith('enquiry.read')),
      ]),
    )
    .execute()
  return rows.map(({ id }) => id)
}
