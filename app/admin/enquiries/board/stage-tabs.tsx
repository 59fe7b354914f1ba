import type { Stage } from '#contract/stages.ts'
import { figure } from '#app/admin/dates.ts'
import { stageWords } from '#app/admin/enquiries/stage-words.ts'
import styles from './board.module.css'
import type { Column } from './use-cards.ts'

type StageTabsProps = {
  columns: readonly Column[]
  shown: Stage | undefined
  show: (stage: Stage) => void
}

/** On a phone, where one column is shown at a time: which one. */
export const StageTabs = ({ columns, shown, show }: StageTabsProps) => (
  <div className={styles.tabs} role="group" aria-label="Stage">
    {columns.map(({ stage, count }) => (
      <button
        key={stage}
        type="button"
        aria-pressed={stage === shown}
        onClick={({ currentTarget }) => {
          show(stage)
          currentTarget.scrollIntoView({ block: 'nearest', inline: 'center' })
        }}
      >
        {stageWords[stage]} {count !== undefined && <span>{figure(count)}</span>}
      </button>
    ))}
  </div>
)
