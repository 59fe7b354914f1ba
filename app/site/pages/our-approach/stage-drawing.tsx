import type { ReactNode } from 'react'
import { Drawing } from '#app/ui/drawing/drawing.tsx'
import { IsoBox } from '#app/ui/drawing/iso-box.tsx'
import { Line } from '#app/ui/drawing/line.tsx'
import * as styles from './our-approach.module.css'
import * as drawing from '#app/ui/drawing/drawing.module.css'

const people = [
  [96, 34],
  [120, 96],
  [150, 58],
  [172, 104],
  [190, 40],
  [84, 68],
  [142, 20],
  [210, 76],
  [60, 120],
  [40, 30],
] as const
const reached = new Set([1, 2, 4, 5, 7])

/** The four stages, in the order of the copy. */
const drawings: ReactNode[] = [
  // The sector of a light, and who stands in it.
  <>
    <path className={`${drawing.tone} ${drawing.solid}`} d="M12 74L232 22V126z" />
    <Line d="M12 74L232 22M12 74L232 126" />
    <path
      className={drawing.thin}
      d="M82 57A72 72 0 0 1 82 91M148 42A140 140 0 0 1 148 106M214 26A208 208 0 0 1 214 122"
    />
    {people.map(([x, y], index) => (
      <circle
        key={x}
        className={reached.has(index) ? `${drawing.accent} ${drawing.solid}` : drawing.blank}
        cx={x}
        cy={y}
        r="4.500"
      />
    ))}
    <path className={drawing.blank} d="M12 66l8 8l-8 8l-8 -8z" />
  </>,
  // Two parcels on one balance.
  <>
    <path className={drawing.tone} d="M108 142L120 92L132 142z" />
    <Line d="M28 100L212 84" />
    <circle className={drawing.blank} cx="120" cy="92" r="5" />
    <IsoBox origin={[56, 52]} size={[30, 28, 28]} />
    <IsoBox taped origin={[184, 30]} size={[34, 32, 34]} />
    <Line className={drawing.thin} d="M80 142H160" />
    <path className={`${drawing.thin} ${drawing.dashed}`} d="M120 92V16M96 20A74 74 0 0 1 144 20" />
  </>,
  // A door in plan, and the way through it.
  <>
    <path className={drawing.tone} d="M96 4H108V52H96zM96 108H108V146H96z" />
    <path d="M108 108H164" />
    <path className={drawing.thin} d="M108 52A56 56 0 0 1 164 108" />
    <Line dashed d="M8 80H186" />
    <path d="M178 73l8 7l-8 7" />
    <path className={drawing.blank} d="M196 62h32v36h-32z" />
    <circle className={`${drawing.accent} ${drawing.solid}`} cx="212" cy="80" r="8" />
    <path className={drawing.thin} d="M96 52H84M96 108H84M88 52V108M84 56l8 -8M84 112l8 -8" />
  </>,
  // An orbit that leads back, each time wider.
  <>
    <Line d="M120 74C120 60 146 60 146 76C146 100 88 104 82 74C76 38 170 28 178 76C184 124 50 140 42 74C36 20 150 0 206 32" />
    <path d="M196 22l10 10l-14 4" />
    <circle className={`${drawing.accent} ${drawing.solid}`} cx="120" cy="76" r="4" />
    <circle className={`${drawing.accent} ${drawing.solid}`} cx="146" cy="78" r="5" />
    <circle className={`${drawing.accent} ${drawing.solid}`} cx="178" cy="80" r="7" />
    <path className={drawing.thin} d="M4 76H236" />
  </>,
]

export function StageDrawing({ at }: { at: number }) {
  return (
    <Drawing width={240} height={150} className={styles.stageDrawing}>
      {drawings[at]}
    </Drawing>
  )
}
