import type { ReactNode } from 'react'
import * as surface from './surface.module.css'

type Props = {
  ground?: 'paper' | 'sheet' | 'deep'
  className?: string
  /** How far it stands from its neighbours: near when it proves what the one before says, further where the page turns. */
  pace?: 'near' | 'turn'
  /** On a phone taller than most, which matters while it is not laid out (frame.module.css). */
  tall?: boolean
  children: ReactNode
}

const grounds = {
  paper: '',
  sheet: surface.onSheet,
  deep: surface.fineGrid,
}

/** One band of a page, on the ground it is drawn on. Neighbours should differ in ground and in structure. */
export function Section({ ground = 'paper', className = '', pace, tall, children }: Props) {
  return (
    <section
      className={`${surface.section} ${pace ? surface[pace] : ''} ${grounds[ground]} ${className}`
        .replace(/ +/g, ' ')
        .trim()}
      data-ground={ground}
      data-tall={tall}
    >
      <div className={surface.pageWidth}>{children}</div>
    </section>
  )
}
