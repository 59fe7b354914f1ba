import * as styles from './drawing.module.css'

type Props = { d: string; className?: string; dashed?: boolean }

/** One stroke of the pen: a plan line that stays dashed, or one that is inked in as it comes into view. */
export function Line({ d, className = '', dashed = false }: Props) {
  return <path d={d} className={`${dashed ? styles.dashed : styles.inked} ${className}`.trim()} />
}
