import type { ReactNode } from 'react'
import type { TimelineEntry } from '#contract/timeline.ts'
import { age } from '#app/admin/dates.ts'
import { Time } from '#app/admin/time.tsx'
import styles from './timeline.module.css'

type LineProps = {
  kind: TimelineEntry['kind']
  words: ReactNode
  at: string
  now: number
  children?: ReactNode
}

/** Who, what and when, with more below. */
export const Line = ({ kind, words, at, now, children }: LineProps) => (
  <li className={styles.line} data-kind={kind}>
    <p className={styles.what}>
      <span>{words}</span> <Time at={at}>{age(at, now)}</Time>
    </p>
    {children}
  </li>
)
