import { X } from 'lucide-react'
import { useRef } from 'react'
import { figure } from '#app/admin/dates.ts'
import { IconButton } from '#app/ui/icon-button.tsx'
import { ActionSelect } from '#app/ui/action-select.tsx'
import { Button } from '#app/ui/button.tsx'
import { stages } from '#contract/stages.ts'
import styles from './bulk-bar.module.css'
import { type Handlers, useCommandHandlers } from '#app/admin/keys/commands.ts'
import { useAccount } from '#app/admin/session/use-account.ts'
import { useFocusAfterSelection } from './focus-after-selection.ts'
import { followUpDays } from '#app/admin/enquiries/clock/follow-up-times.ts'
import { MatchingQuestion, MatchingWarning } from './matching-question.tsx'
import { SelectMatching } from './select-matching.tsx'
import type { Selection } from './selection.ts'
import { type Place, useBulkActions } from './use-bulk-actions.ts'
import { shortName, useStaff } from '#app/admin/enquiries/staff.ts'
import { StageQuestion } from '#app/admin/enquiries/stage-question.tsx'
import { stageWords } from '#app/admin/enquiries/stage-words.ts'

type BulkBarProps = Place & {
  selection: Selection
  /** The number of rows on this page, and on all pages. */
  shown: number
  total: number | null
}

/** The actions for the selected rows. Always rendered, so that selecting the first row only has to unhide it. */
export function BulkBar({ selection, shown, total, ...where }: BulkBarProps) {
  const { userId } = useAccount()
  const staff = useStaff()
  const bulk = useBulkActions(selection, where, staff)
  const { count, actions, words, stageAsked, manyAsked } = bulk
  const any = bulk.chosen.length > 0
  const bar = useRef<HTMLDivElement>(null)
  useFocusAfterSelection(any, bar)
  const stage = useRef<HTMLSelectElement>(null)
  const owner = useRef<HTMLSelectElement>(null)
  const followUp = useRef<HTMLSelectElement>(null)
  const commands: Handlers = {
    ...actions,
    stage: () => stage.current?.focus(),
    assign: () => owner.current?.focus(),
    followUp: () => followUp.current?.focus(),
    back: selection.clear,
  }
  useCommandHandlers('selection', any ? commands : nothing)
  return (
    <div
      ref={bar}
      role="group"
      data-bulk-bar
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
        onChoose={(value) => bulk.toStage(stages.find((one) => one === value))}
      >
        {stages.map((one) => (
          <option key={one} value={one}>
            {stageWords[one]}
            {(one === 'won' || one === 'lost') && '…'}
          </option>
        ))}
      </ActionSelect>
      <ActionSelect ref={owner} aria-label="Owner" placeholder="Owner" onChoose={bulk.toOwner}>
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
        onChoose={bulk.toFollowUp}
      >
        {Object.keys(followUpDays).map((words) => (
          <option key={words}>{words}</option>
        ))}
        <option>None</option>
      </ActionSelect>
      <Button look="secondary" size="small" onClick={actions.contacted}>
        Contacted
      </Button>
      <Button look="secondary" size="small" onClick={actions.unread}>
        {words.unread}
      </Button>
      <Button look="secondary" size="small" onClick={actions.spam}>
        {words.spam}
      </Button>
      <Button look="secondary" size="small" onClick={actions.bin}>
        {words.bin}
      </Button>
      <IconButton
        label="Select nothing"
        icon={<X aria-hidden />}
        onClick={() => selection.clear()}
      />
      {stageAsked.value && (
        <StageQuestion
          stage={stageAsked.value}
          title={`${stageWords[stageAsked.value]}: ${figure(count)} selected`}
          cancel={() => stageAsked.set(null)}
          save={bulk.saveStage}
        >
          {bulk.isMatching && (
            <MatchingWarning total={count} done={`moved to ${stageWords[stageAsked.value]}`} />
          )}
        </StageQuestion>
      )}
      {manyAsked.value && (
        <MatchingQuestion
          total={count}
          done={manyAsked.value.done}
          cancel={() => manyAsked.set(null)}
          confirm={bulk.confirmMany}
        />
      )}
    </div>
  )
}

const nothing: Handlers = {}
