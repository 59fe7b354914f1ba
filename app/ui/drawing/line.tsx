import * as styles from './drawing.module.css'

type Props = { d: string; className?: string; dashed?: boolean }

/** One line: either a plan line that stays dashed, or one that is drawn solid as it scrolls into view. */
export function Line({ d, className = '', dashed = false }: Props) {
  return <path d={d} className={`${dashed ? styles.dashed : styles.inked} ${className}`.trim()} />
}
