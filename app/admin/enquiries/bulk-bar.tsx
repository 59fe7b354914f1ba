import { X } from 'lucide-react'
import { useRef, useState } from 'react'
import { useAccount } from '#app/admin/account.ts'
import { figure } from '#app/admin/dates.ts'
import { IconButton } from '#app/admin/icon-button.tsx'
import { ActionSelect } from '#app/ui/action-select.tsx'
import { Button } from '#app/ui/button.tsx'
import { notify } from '#app/ui/notify.ts'
import type { ListedEnquiry } from '#contract/enquiry-list.ts'
import { type Stage, stages } from '#contract/stages.ts'
import styles from './bulk-bar.module.css'
import { type Bulk, useBulkChange } from './bulk-change.ts'
import { type Matching, useChangeMatching } from './change-matching.ts'
import { type Handlers, useCommandHandlers } from './commands.ts'
import { contacted } from './contacted.ts'
import { useFocusAfterSelection } from './focus-after-selection.ts'
import { followUpDays } from './follow-up-times.ts'
import { MatchingQuestion, maxUnasked } from './matching-question.tsx'
import { pacificMorning } from './pacific.ts'
import { SelectMatching } from './select-matching.tsx'
import { type Selection, useChosen, useMatching } from './selection.ts'
import { shortName, useStaff } from './staff.ts'
import { StageQuestion } from './stage-question.tsx'
import { stageWords } from './stage-words.ts'

type Intended = Pick<Matching, 'changes' | 'done' | 'wanted'>

type BulkBarProps = Pick<Matching, 'box' | 'listing'> & {
  selection: Selection
  /** The rows of this page, and of all of them. */
  shown: number
  total: number | null
}

/** What can be done with the selected rows, all at once. It stands ready, so that the first selected row need not wait for it. */
export function BulkBar({ selection, shown, total, ...where }: BulkBarProps) {
  const chosen = useChosen(selection)
  const matching = useMatching(selection)
  const count = matching ?? chosen.length
  const changeMatching = useChangeMatching()
  const any = chosen.length > 0
  const { userId } = useAccount()
  const staff = useStaff()
  const bulk = useBulkChange()
  const bar = useRef<HTMLDivElement>(null)
  useFocusAfterSelection(any, bar)
  const stage = useRef<HTMLSelectElement>(null)
  const owner = useRef<HTMLSelectElement>(null)
  const followUp = useRef<HTMLSelectElement>(null)
  const [asking, setAsking] = useState<'won' | 'lost' | null>(null)
  const [question, setQuestion] = useState<Intended | null>(null)
  const carryOut = ({ changes, done, wanted = all }: Intended) => {
    if (matching === null) bulk.mutate({ rows: chosen.filter(wanted), changes, done })
    else void changeMatching({ ...where, total: matching, changes, done, wanted })
    selection.clear()
  }
  const change = (changes: Bulk['changes'], done: string, wanted = all) => {
    const intended = { changes, done, wanted }
    if (matching !== null && matching > maxUnasked) setQuestion(intended)
    else carryOut(intended)
  }
  const markContacted = () => {
    const answered_at = new Date().toISOString()
    const changes = (row: ListedEnquiry) => contacted(row, answered_at)
    if (matching === null && !chosen.some(isUnanswered))
      notify.info('Answered Already', 'All of these have an answer.')
    else change(changes, 'marked contacted', isUnanswered)
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
        ? change({ quarantined: false }, 'released to the inbox')
        : change({ quarantined: true }, 'put into quarantine'),
    bin: () =>
      allBinned
        ? change({ binned: false }, 'restored')
        : change({ binned: true }, 'put into the bin'),
  }
  const commands: Handlers = {
    ...actions,
    stage: () => stage.current?.focus(),
    assign: () => owner.current?.focus(),
    followUp: () => followUp.current?.focus(),
    back: selection.clear,
  }
  useCommandHandlers('selection', any ? commands : nothing)
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
    const follow_up_at = days === undefined ? null : pacificMorning(Date.now(), days)
    const done =
      days === undefined ? 'left without a follow-up' : `set to follow up ${words.toLowerCase()}`
    change({ follow_up_at }, done)
  }
  return (
    <div
      ref={bar}
      role="toolbar"
      aria-label="Selected enquiries"
      className={styles.bar}
      hidden={!any}
    >
      <p role="status">{figure(count)} selected</p>
      <SelectMatching selection={selection} shown={shown} total={total} />
      <ActionSelect
        ref={stage}
        aria-label="Stage"
        placeholder="Stage"
        onChoose={(value) => toStage(stages.find((one) => one === value))}
      >
        {stages.map((one) => (
          <option key={one} value={one}>
            {stageWords[one]}
            {(one === 'won' || one === 'lost') && '…'}
          </option>
        ))}
      </ActionSelect>
      <ActionSelect ref={owner} aria-label="Owner" placeholder="Owner" onChoose={toOwner}>
        {staff.map(({ id, email }) => (
          <option key={id} value={id}>
            {id === userId ? 'Me' : shortName(email)}
          </option>
        ))}
        <option value="none">Nobody</option>
      </ActionSelect>
      <ActionSelect
        ref={followUp}
        aria-label="Follow-up"
        placeholder="Follow-up"
        onChoose={toFollowUp}
      >
        {Object.keys(followUpDays).map((words) => (
          <option key={words}>{words}</option>
        ))}
        <option>None</option>
      </ActionSelect>
      <Button look="secondary" size="small" onClick={markContacted}>
        Contacted
      </Button>
      <Button look="secondary" size="small" onClick={actions.unread}>
        {anyUnread ? 'Read' : 'Unread'}
      </Button>
      <Button look="secondary" size="small" onClick={actions.spam}>
        {allSpam ? 'Not spam' : 'Spam'}
      </Button>
      <Button look="secondary" size="small" onClick={actions.bin}>
        {allBinned ? 'Restore' : 'Bin'}
      </Button>
      <IconButton
        label="Select nothing"
        icon={<X aria-hidden />}
        onClick={() => selection.clear()}
      />
      {asking && (
        <StageQuestion
          stage={asking}
          title={`${stageWords[asking]}: ${figure(count)} selected`}
          cancel={() => setAsking(null)}
          save={(changes) => {
            setAsking(null)
            carryOut({ changes, done: `moved to ${stageWords[asking]}` })
          }}
        />
      )}
      {question && (
        <MatchingQuestion
          total={count}
          done={question.done}
          cancel={() => setQuestion(null)}
          confirm={() => {
            setQuestion(null)
            carryOut(question)
          }}
        />
      )}
    </div>
  )
}

const nothing: Handlers = {}

const all = (_row: ListedEnquiry) => true
const isUnanswered = ({ answered_at }: ListedEnquiry) => answered_at === null
