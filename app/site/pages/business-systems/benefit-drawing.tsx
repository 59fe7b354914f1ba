import type { ReactNode } from 'react'
import { Drawing } from '#app/ui/drawing/drawing.tsx'
import { Line } from '#app/ui/drawing/line.tsx'
import * as styles from './business-systems.module.css'
import * as drawing from '#app/ui/drawing/drawing.module.css'

const around = [0, 1, 2, 3, 4, 5].map((step) => {
  const angle = (step * Math.PI) / 3
  return [Math.round(100 + 84 * Math.cos(angle)), Math.round(70 + 54 * Math.sin(angle))] as const
})

/** The four changes, in the order of the copy. */
const drawings: ReactNode[] = [
  // One home that everything else reads.
  <>
    <Line d={around.map(([x, y]) => `M100 70L${x} ${y}`).join('')} />
    {around.map(([x, y]) => (
      <circle key={`${x} ${y}`} className={drawing.blank} cx={x} cy={y} r="9" />
    ))}
    <path className={`${drawing.accent} ${drawing.solid}`} d="M82 52h36v36H82z" />
  </>,
  // Parcels that pass the clock by.
  <>
    <circle className={`${drawing.blank} ${drawing.thin}`} cx="100" cy="42" r="30" />
    <path className={drawing.thin} d="M100 42V22M100 42L114 50" />
    <Line d="M4 112H188M180 105l8 7l-8 7" />
    <path className={drawing.tone} d="M20 86h24v26H20zM66 86h24v26H66z" />
    <path className={`${drawing.accent} ${drawing.solid}`} d="M112 86h24v26h-24z" />
    <path className={drawing.thin} d="M100 76V82" />
  </>,
  // A gate with one way in and one way back.
  <>
    <Line d="M4 70H78M122 70H196" />
    <path className={drawing.tone} d="M78 36H104A34 34 0 0 1 104 104H78z" />
    <path className={drawing.accent} d="M4 96H56Q68 96 68 108V128M61 121l7 8l7 -8" />
    <path d="M24 64l12 12M36 64l-12 12" className={drawing.accent} transform="translate(0 26)" />
    <path d="M188 63l8 7l-8 7" />
    <path className={drawing.thin} d="M138 46V94M150 46V94" />
  </>,
  // A ledger: a line a change, a name and a time.
  <>
    <path className={drawing.blank} d="M20 8H180V132H20z" />
    <Line
      className={drawing.thin}
      d="M20 33H180M20 58H180M20 83H180M20 108H180M64 8V132M132 8V132"
    />
    <path d="M30 21h22M30 46h18M30 71h24M30 96h20M74 21h44M74 46h36M74 71h48M74 96h30" />
    <path className={drawing.thin} d="M142 21h28M142 46h28M142 71h28" />
    <path className={`${drawing.accent} ${drawing.solid}`} d="M142 91h28v10h-28z" />
  </>,
]

export function BenefitDrawing({ at }: { at: number }) {
  return (
    <Drawing width={200} height={140} className={styles.benefitDrawing}>
      {drawings[at]}
    </Drawing>
  )
}
