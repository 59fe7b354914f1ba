import type { ReactNode } from 'react'
import { Plate } from './plate.tsx'
import type { PlateFile } from './plate-file.ts'
import * as styles from './labelled-plate.module.css'

type Props = {
  of: PlateFile
  /** An alternative drawing of the same size for screens under 48 rem. */
  phone?: PlateFile
  className?: string
  eager?: boolean
  children: ReactNode
}

/**
 * A plate with text over it, in the plate's own coordinates. The text is in the page, because the plate's file has no
 * fonts.
 */
export const LabelledPlate = ({ of, phone, className = '', eager = false, children }: Props) => (
  <div className={`${styles.labelledPlate} ${className}`.trim()}>
    <Plate of={of} phone={phone} eager={eager} />
    <svg aria-hidden="true" viewBox={`0 0 ${of.width} ${of.height}`}>
      {children}
    </svg>
  </div>
)
