import { useLayoutEffect, useRef } from 'react'
import type { Stage } from '#contract/stages.ts'
import { figure } from '#app/admin/dates.ts'
import { stageWords } from '#app/admin/enquiries/stage-words.ts'
import styles from './stage-tabs.module.css'
import type { Column } from './use-cards.ts'

type StageTabsProps = {
  columns: readonly Column[]
  shown: Stage | undefined
  show: (stage: Stage) => void
}

/** On a phone, where one column is shown at a time: which one. */
export function StageTabs({ columns, shown, show }: StageTabsProps) {
  const tabs = useRef<HTMLDivElement>(null)
  // The keyboard and a record show other columns, too. A wide window hides the tabs, and so does an open record.
  useLayoutEffect(() => {
    const row = tabs.current!
    const tab = row.querySelector<HTMLElement>(`[data-stage="${shown}"]`)
    const observer = new ResizeObserver(() => {
      if (tab) row.scrollLeft = tab.offsetLeft - (row.clientWidth - tab.offsetWidth) / 2
    })
    observer.observe(row)
    return () => observer.disconnect()
  }, [shown])
  const choose = (stage: Stage) => {
    show(stage)
    // A column is read from its start, also where the one before was scrolled.
    const { bottom = 0 } = tabs.current?.getBoundingClientRect() ?? {}
    const start = tabs.current?.nextElementSibling?.getBoundingClientRect().top ?? bottom
    if (start < bottom) scrollBy({ top: start - bottom, behavior: 'instant' })
  }
  return (
    <div ref={tabs} className={styles.tabs} role="group" aria-label="Stage">
      {columns.map(({ stage, count }) => (
        <button
          key={stage}
          type="button"
          data-stage={stage}
          aria-pressed={stage === shown}
          onClick={() => choose(stage)}
        >
          {stageWords[stage]} {count !== undefined && <span>{figure(count)}</span>}
        </button>
      ))}
    </div>
  )
}
