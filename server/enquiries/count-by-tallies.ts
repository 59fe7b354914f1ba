import type { Db } from '#server/db/database.ts'
import { readEnquiryTallies } from '#server/db/enquiry-tallies.ts'
import { boxOf, narrowing } from './enquiry-box.ts'
import type { Selection } from './enquiry-order.ts'

const tallied = new Set(['stage', 'owner', 'waiting'])

/** How many the selection has, when the database keeps count of all that it is narrowed by; null otherwise. */
export async function countByTallies(db: Db, { filters, onlooker }: Selection) {
  if (!narrowing(filters).every((name) => tallied.has(name))) return null
  const { stage, owner, waiting } = filters
  if (waiting && stage && !stage.includes('new')) return 0
  const idOf = { me: onlooker.userId, none: null }
  return readEnquiryTallies(db, {
    box: boxOf(filters),
    stages: waiting ? ['new'] : stage,
    answered: waiting ? false : undefined,
    owners: owner?.map((one) => (one === 'me' || one === 'none' ? idOf[one] : one)),
  })
}
