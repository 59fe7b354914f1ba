import { X } from 'lucide-react'
import { useRef, useState } from 'react'
import { useAccount } from '#app/admin/account.ts'
import { figure } from '#app/admin/dates.ts'
import { IconButton } from '#app/admin/icon-button.tsx'
import { Button } from '#app/ui/button.tsx'
import { notify } from '#app/ui/notify.ts'
import { type Stage, stages } from '#contract/stages.ts'
import styles from './bulk-bar.module.css'
import { type BulkChanges, useBulkChange } from './bulk-change.ts'
import { type Handlers, useCommandHandlers } from './commands.ts'
import { followUpAt, followUps } from './follow-up-times.ts'
import { type Selection, useChosen } from './selection.ts'
import { shortName, useStaff } from './staff.ts'
import { StageQuestion } from './stage-question.tsx'
import { stageWords } from './stage-words.ts'

/** What can be done with the selected rows, all at once. It stands ready, so that the first selected row need not wait for it. */
export function BulkBar({ selection }: { selection: Selection }) {
  const chosen = useChosen(selection)
  const any = chosen.length > 0
  const { userId } = useAccount()
  const staff = useStaff()
  const bulk = useBulkChange()
  const stage = useRef<HTMLSelectElement>(null)
  const owner = useRef<HTMLSelectElement>(null)
  const followUp = useRef<HTMLSelectElement>(null)
  const [asking, setAsking] = useState<'won' | 'lost' | null>(null)
  const change = (changes: BulkChanges, done: string, rows = chosen) => {
    bulk.mutate({ rows, changes, done })
    selection.clear()
  }
  const contacted = () => {
    const unanswered = chosen.filter(({ answered_at }) => answered_at === null)
    const answered_at = new Date().toISOString()
    if (unanswered.length === 0) notify.info('Answered Already', 'All of these have an answer.')
    else change({ stage: 'contacted', answered_at }, 'marked contacted', unanswered)
  }
  const allBinned = chosen.every(({ binned_at }) => binned_at !== null)
  const allSpam = chosen.every(({ quarantined }) => quarantined)
  const anyUnread = chosen.some(({ unread }) => unread)
  const actions = {
    mine: () => change({ owner_id: userId }, 'assigned to you'),
    contacted,
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
  const choose = (list: HTMLSelectElement, act: (value: string, words: string) => void) => {
    act(list.value, list.selectedOptions[0]?.text ?? '')
    list.value = ''
  }
  return (
    <div role="toolbar" aria-label="Selected enquiries" className={styles.bar} hidden={!any}>
      <p role="status">{figure(chosen.length)} selected</p>
      <select
        ref={stage}
        aria-label="Stage"
        defaultValue=""
        onChange={({ currentTarget }) =>
          choose(currentTarget, (value) => toStage(stages.find((one) => one === value)))
        }
      >
        <option value="" disabled>
          Stage
        </option>
        {stages.map((one) => (
          <option key={one} value={one}>
            {stageWords[one]}
            {(one === 'won' || one === 'lost') && '…'}
          </option>
        ))}
      </select>
      <select
        ref={owner}
        aria-label="Owner"
        defaultValue=""
        onChange={({ currentTarget }) =>
          choose(currentTarget, (value, words) =>
            value === 'none'
              ? change({ owner_id: null }, 'left without an owner')
              : change({ owner_id: value }, `assigned to ${value === userId ? 'you' : words}`),
          )
        }
      >
        <option value="" disabled>
          Owner
        </option>
        {staff.map(({ id, email }) => (
          <option key={id} value={id}>
            {id === userId ? 'Me' : shortName(email)}
          </option>
        ))}
        <option value="none">Nobody</option>
      </select>
      <select
        ref={followUp}
        aria-label="Follow-up"
        defaultValue=""
        onChange={({ currentTarget }) =>
          choose(currentTarget, (value) => {
            const wanted = followUps.find(({ words }) => words === value)
            if (!wanted) return
            const { days, words } = wanted
            const done =
              days === null ? 'without a follow-up' : `to follow up ${words.toLowerCase()}`
            change({ follow_up_at: followUpAt(days, Date.now()) }, done)
          })
        }
      >
        <option value="" disabled>
          Follow-up
        </option>
        {followUps.map(({ words }) => (
          <option key={words}>{words}</option>
        ))}
      </select>
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
          title={`${stageWords[asking]}: ${figure(chosen.length)} selected`}
          cancel={() => setAsking(null)}
          save={(changes) => {
            setAsking(null)
            change(changes, `moved to ${stageWords[asking]}`)
          }}
        />
      )}
    </div>
  )
}

const nothing: Handlers = {}
