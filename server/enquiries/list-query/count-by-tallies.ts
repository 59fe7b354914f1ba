import { openStages, type Stage } from '#contract/stages.ts'
import type { Db } from '#server/db/database.ts'
import { readEnquiryTallies } from '#server/db/enquiry-tallies.ts'
import { boxOf, narrowing } from './enquiry-box.ts'
import type { Selection } from './enquiry-order.ts'

const onlyNew: Stage[] = ['new']
const tallied = new Set(['stage', 'owner', 'waiting'])

/** The number of matches, if all filters are covered by tallies; null otherwise. */
export async function countByTallies(db: Db, { filters, viewer }: Selection) {
  if (!narrowing(filters).every((name) => tallied.has(name))) return null
  const { stage, owner, waiting } = filters
  if (waiting && stage && !stage.includes('new')) return 0
  const idOf = { me: viewer.userId, none: null }
  const group = {
    box: boxOf(filters),
    stages: waiting ? onlyNew : stage,
    answered: waiting ? false : undefined,
  }
  const owners = owner?.map((one) => (one === 'me' || one === 'none' ? idOf[one] : one))
  const total = await readEnquiryTallies(db, { ...group, owners })
  const former = viewer.formerOwners?.filter((id) => !owners?.includes(id)) ?? []
  const open = openStages.filter((each) => group.stages?.includes(each) ?? true)
  if (former.length === 0 || open.length === 0) return total
  return total + (await readEnquiryTallies(db, { ...group, stages: open, owners: former }))
}
