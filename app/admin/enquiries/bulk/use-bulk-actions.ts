import { useState } from 'react'
import { useAccount } from '#app/admin/session/use-account.ts'
import { pacificMorning } from '#app/admin/enquiries/clock/pacific.ts'
import { followUpDays } from '#app/admin/enquiries/clock/follow-up-times.ts'
import { contacted } from '#app/admin/enquiries/contacted.ts'
import { serverDate, serverNow } from '#app/admin/server-time.ts'
import { shortName, type useStaff } from '#app/admin/enquiries/staff.ts'
import { stageWords } from '#app/admin/enquiries/stage-words.ts'
import { notify } from '#app/ui/notify.ts'
import type { ListedEnquiry } from '#contract/enquiry-list.ts'
import type { Stage } from '#contract/stages.ts'
import { type Bulk, useBulkChange } from './bulk-change.ts'
import { type Matching, useChangeMatching } from './change-matching.ts'
import { maxUnasked } from './matching-question.tsx'
import { type Selection, useChosen, useMatching } from './selection.ts'

type Intended = Pick<Matching, 'changes' | 'done' | 'wanted'>

export type Place = Pick<Matching, 'box' | 'listing'>

/** The actions for the selected rows, or for all that match, and the questions that some of them ask first. */
export function useBulkActions(
  selection: Selection,
  where: Place,
  staff: ReturnType<typeof useStaff>,
) {
  const chosen = useChosen(selection)
  const matching = useMatching(selection)
  const count = matching ?? chosen.length
  const changeMatching = useChangeMatching()
  const { userId } = useAccount()
  const bulk = useBulkChange()
  const [asking, setAsking] = useState<'won' | 'lost' | null>(null)
  const [question, setQuestion] = useState<Intended | null>(null)
  const carryOut = ({ changes, done, wanted = all }: Intended) => {
    if (matching === null)
      bulk.mutate(
        { rows: chosen.filter(wanted), changes, done },
        { onError: () => selection.again(chosen) },
      )
    else void changeMatching({ ...where, total: matching, changes, done, wanted })
    selection.clear()
  }
  const change = (changes: Bulk['changes'], done: string, wanted = all) => {
    const intended = { changes, done, wanted }
    if (matching !== null && matching > maxUnasked) setQuestion(intended)
    else carryOut(intended)
  }
  /** For changes that take enquiries out of the way: asks about all that are on other pages, however few. */
  const putAway = (changes: Bulk['changes'], done: string) =>
    matching === null ? carryOut({ changes, done }) : setQuestion({ changes, done })
  const markContacted = () => {
    const answered_at = serverDate().toISOString()
    const changes = (row: ListedEnquiry) => contacted(row, answered_at)
    if (matching === null && !chosen.some(awaitsAnswer))
      notify.info('Already Answered', 'All of these have an answer.')
    else change(changes, 'marked contacted', awaitsAnswer)
  }
  const allBinned = chosen.every(({ binned_at }) => binned_at !== null)
  const allSpam = chosen.every(({ quarantined }) => quarantined)
  const anyUnread = chosen.some(({ unread }) => unread)
  const actions = {
    mine: () => change({ owner_id: userId }, 'assigned to you'),
    contacted: markContacted,
    unread: () => change({ read: anyUnread }, anyUnread ? 'marked read' : 'marked unread'),
    spam: () =>
      allSpam
        ? change({ quarantined: false }, 'moved to the inbox')
        : putAway({ quarantined: true }, 'marked as spam and moved to quarantine'),
    bin: () =>
      allBinned
        ? change({ binned: false }, 'taken out of the bin')
        : putAway({ binned: true }, 'moved to the bin'),
  }
  const toStage = (to: Stage | undefined) => {
    if (to === 'won' || to === 'lost') setAsking(to)
    else if (to) change({ stage: to }, `moved to ${stageWords[to]}`)
  }
  const toOwner = (id: string) => {
    const person = staff.find((one) => one.id === id)
    if (!person) change({ owner_id: null }, 'left without an owner')
    else change({ owner_id: id }, `assigned to ${id === userId ? 'you' : shortName(person.email)}`)
  }
  const toFollowUp = (words: string) => {
    const days = followUpDays[words]
    const follow_up_at = days === undefined ? null : pacificMorning(serverNow(), days)
    const done =
      days === undefined ? 'left without a follow-up' : `set to follow up ${words.toLowerCase()}`
    change({ follow_up_at }, done)
  }
  const saveStage = (changes: Bulk['changes']) => {
    if (!asking) return
    setAsking(null)
    carryOut({ changes, done: `moved to ${stageWords[asking]}` })
  }
  const confirmMany = () => {
    if (!question) return
    setQuestion(null)
    carryOut(question)
  }
  return {
    chosen,
    count,
    isMatching: matching !== null,
    actions,
    words: {
      unread: anyUnread ? 'Read' : 'Unread',
      spam: allSpam ? 'Not spam' : 'Spam',
      bin: allBinned ? 'Take out' : 'Bin',
    },
    toStage,
    toOwner,
    toFollowUp,
    saveStage,
    confirmMany,
    stageAsked: { value: asking, set: setAsking },
    manyAsked: { value: question, set: setQuestion },
  }
}

const all = (_row: ListedEnquiry) => true
const awaitsAnswer = ({ answered_at }: ListedEnquiry) => answered_at === null
