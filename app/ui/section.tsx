import type { ReactNode } from 'react'

type Props = {
  ground?: 'paper' | 'sheet' | 'deep'
  className?: string
  children: ReactNode
}

const grounds = {
  paper: '',
  sheet: 'on-sheet',
  deep: 'on-deep fine-grid',
}

/** One band of a page, on the ground it is drawn on. Neighbours should differ in ground and in structure. */
export function Section({ ground = 'paper', className = '', children }: Props) {
  return (
    <section className={`section ${grounds[ground]} ${className}`.replace(/ +/g, ' ').trim()}>
      <div className="page-width">{children}</div>
    </section>
  )
}
