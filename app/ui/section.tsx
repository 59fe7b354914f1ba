import type { ReactNode } from 'react'
import * as surface from './surface.module.css'

type Props = {
  ground?: 'paper' | 'sheet' | 'deep'
  className?: string
  /** The space above and below: smaller if it belongs to the section before, larger for a new topic. */
  pace?: 'near' | 'turn'
  /**
   * Defers its layout on a phone until it is near the viewport, if its position does not do so anyway
   * (frame.module.css).
   */
  waits?: boolean
  children: ReactNode
}

const grounds = {
  paper: '',
  sheet: surface.onSheet,
  deep: surface.fineGrid,
}

/** A full-width section of a page. Adjacent sections should differ in background and structure. */
export function Section({ ground = 'paper', className = '', pace, waits, children }: Props) {
  return (
    <section
      className={[surface.section, pace && surface[pace], grounds[ground], className]
        .filter(Boolean)
        .join(' ')}
      data-ground={ground}
      data-waits={waits}
    >
      <div className={surface.pageWidth}>{children}</div>
    </section>
  )
}
