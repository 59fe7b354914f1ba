import type { EnquiryFilters } from '#contract/enquiry-list.ts'
import { openStages, type Stage, stages } from '#contract/stages.ts'
import type { Db } from '#server/db/database.ts'
import { readEnquiryTallies } from '#server/db/enquiry-tallies.ts'
import { boxOf, narrowing } from './enquiry-box.ts'
import type { Selection } from './enquiry-order.ts'

const onlyNew: readonly Stage[] = ['new']
const tallied = new Set(['stage', 'owner', 'waiting', 'unanswered'])

/** The number of matches, if all filters are covered by tallies; null otherwise. */
export async function countByTallies(db: Db, { filters, viewer }: Selection) {
  if (!narrowing(filters).every((name) => tallied.has(name))) return null
  const { owner, waiting, unanswered } = filters
  const idOf = { me: viewer.userId, none: null }
  const group = {
    box: boxOf(filters),
    stages: stagesOf(filters),
    answered: waiting || unanswered ? false : undefined,
  }
  const owners = owner?.map((one) => (one === 'me' || one === 'none' ? idOf[one] : one))
  const total = await readEnquiryTallies(db, { ...group, owners })
  const former = viewer.formerOwners?.filter((id) => !owners?.includes(id)) ?? []
  if (former.length === 0) return total
  const open = group.stages.filter((each) => openStages.includes(each))
  return total + (await readEnquiryTallies(db, { ...group, stages: open, owners: former }))
}

/** The stages that these filters allow together. */
const stagesOf = ({ stage, waiting, unanswered }: EnquiryFilters) =>
  stages.filter((each) =>
    [stage, waiting && onlyNew, unanswered && openStages].every(
      (allowed) => !allowed || allowed.includes(each),
    ),
  )
