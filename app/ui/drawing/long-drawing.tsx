import type { ReactNode } from 'react'
import { Drawing } from './drawing.tsx'
import * as styles from './long-drawing.module.css'
import * as drawing from './drawing.module.css'

type Props = {
  width: number
  height: number
  /** Where a narrow screen splits the drawing in two: between two stations, near the middle. */
  fold: number
  className: string
  children: ReactNode
}

/** Space above the drawing for its topmost labels where they are set larger. */
const air = 12

/** A wide drawing. On a narrow screen it is split into two rows, at a readable size. */
export function LongDrawing({ width, height, fold, className, children }: Props) {
  const rows = [
    [0, fold],
    [fold, width - fold],
  ] as const
  const longest = Math.max(fold, width - fold)
  return (
    <div className={`${styles.longDrawing} ${className}`}>
      <Drawing width={width} height={height}>
        {children}
      </Drawing>
      {rows.map(([from, length]) => (
        <svg
          key={from}
          aria-hidden
          viewBox={`${from} ${-air} ${length} ${height + air}`}
          width={`${(100 * length) / longest}%`}
          className={`${drawing.drawing} ${styles.drawingRow}`}
        >
          {children}
        </svg>
      ))}
    </div>
  )
}
