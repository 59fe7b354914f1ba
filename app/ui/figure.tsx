import type { ReactNode } from 'react'
import * as styles from './figure.module.css'

type Props = {
  value: string
  label: string
  /** The one figure of its section, ruled above and below. */
  main?: boolean
  /** What the figure changes, drawn. It stands below a main figure and above any other. */
  drawing: ReactNode
}

/** A result set as a drawing. */
export function Figure({ value, label, main = false, drawing }: Props) {
  return main ? (
    <div>
      <p className={`${styles.figure} ${styles.figureMain}`}>{value}</p>
      <p className={styles.figureLabel}>{label}</p>
      {drawing}
    </div>
  ) : (
    <div className={styles.figureCell}>
      {drawing}
      <p className={styles.figure}>{value}</p>
      <p className={styles.figureLabel}>{label}</p>
    </div>
  )
}
