import type { ReactNode } from 'react'
import * as styles from './drawing.module.css'

type Props = {
  width: number
  height: number
  /** The text for screen readers. Without it the drawing is decorative and hidden from them. */
  title?: string
  className?: string
  children: ReactNode
}

/** A line drawing in the current text color, meant to be shown at about its natural size. */
export function Drawing({ width, height, title, className = '', children }: Props) {
  const said = title ? { role: 'img', 'aria-label': title } : { 'aria-hidden': true }
  return (
    <svg
      {...said}
      viewBox={`0 0 ${width} ${height}`}
      width={width}
      height={height}
      className={`${styles.drawing} ${styles.drawsIn} ${className}`.trim()}
    >
      {children}
    </svg>
  )
}
