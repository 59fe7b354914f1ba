import { ChevronDown } from 'lucide-react'
import { useState } from 'react'
import { type Stage, stages } from '#contract/stages.ts'
import { Menu, MenuItem } from '#app/ui/menu.tsx'
import type { Change } from '#app/admin/enquiries/change.ts'
import { money } from '#app/admin/enquiries/money.ts'
import styles from './record-bar.module.css'
import type { PartOfEnquiry } from '#app/admin/enquiries/queries.ts'
import { StageQuestion } from '#app/admin/enquiries/stage-question.tsx'
import { stageWords } from '#app/admin/enquiries/stage-words.ts'

type StageMenuProps = {
  record: PartOfEnquiry
  change: Change
  open: boolean
  setOpen: (open: boolean) => void
}

/** The stage, with a menu to change it. Won asks for the value, Lost for the reason. */
export function StageMenu({ record, change, open, setOpen }: StageMenuProps) {
  const [asking, setAsking] = useState<{ stage: 'won' | 'lost'; shown: PartOfEnquiry } | null>(null)
  const choose = (stage: Stage) => {
    if (stage === 'won' || stage === 'lost') setAsking({ stage, shown: record })
    else if (stage !== record.stage) change({ stage }, `Stage: ${stageWords[stage]}`)
  }
  const value = record.stage === 'won' && record.value_cents ? money(record.value_cents) : null
  return (
    <>
      <Menu
        label="Stage"
        open={open}
        onOpenChange={setOpen}
        trigger={
          <button type="button" className={styles.chip} data-stage={record.stage}>
            <span className={styles.unseen}>Stage: </span>
            <span className={styles.words}>
              {stageWords[record.stage]}
              {value && <span className={styles.optional}> · {value}</span>}
            </span>
            <ChevronDown aria-hidden />
          </button>
        }
      >
        {stages.map((stage) => (
          <MenuItem key={stage} checked={stage === record.stage} onSelect={() => choose(stage)}>
            {stageWords[stage]}
            {(stage === 'won' || stage === 'lost') && '…'}
          </MenuItem>
        ))}
      </Menu>
      {asking && (
        <StageQuestion
          stage={asking.stage}
          record={asking.shown}
          cancel={() => setAsking(null)}
          save={(changes, said) => {
            setAsking(null)
            change(changes, said, asking.shown)
          }}
        />
      )}
    </>
  )
}
