import { Dimension } from '#app/ui/drawing/dimension.tsx'
import { Line } from '#app/ui/drawing/line.tsx'
import { LongDrawing } from '#app/ui/drawing/long-drawing.tsx'
import * as styles from './consulting.module.css'
import * as drawing from '#app/ui/drawing/drawing.module.css'

const sight = 70
const stations = [
  { x: 170, ground: 176, name: 'first visit' },
  { x: 330, ground: 190, name: 'product page' },
  { x: 500, ground: 276, name: 'cart' },
  { x: 760, ground: 292, name: 'order' },
  { x: 1020, ground: 304, name: 'second order' },
]
const profile = `M0 168L60 168C100 168 130 174 170 176S290 188 330 190L372 194C410 200 440 268 500 276S680 288 760 292S940 302 1020 304H1120`
const staff = (ground: number) =>
  Array.from(
    { length: Math.floor((ground - 40) / 12) },
    (_, tick) => `v-12${tick % 2 ? '' : 'h7m-7 0'}`,
  )

/** A level carried along the funnel. Every stage is lower than the one before; one falls further than it should. */
export function Survey() {
  return (
    <LongDrawing width={1120} height={372} fold={560} className={styles.survey}>
      <path className={`${drawing.tone} ${styles.quiet}`} d={`${profile}V340H0Z`} />
      <Line d={profile} />
      <Line className={drawing.thin} d="M0 340H1120" />
      <Line dashed className={drawing.thin} d={`M84 ${sight}H1120`} />
      {stations.map(({ x, ground, name }) => (
        <g key={name}>
          <path className={drawing.thin} d={`M${x} ${ground}V340`} />
          <path d={`M${x} ${ground}${staff(ground).join('')}`} />
          <circle className={drawing.blank} cx={x} cy={sight} r="4" />
          <path className={drawing.solid} d={`M${x} ${ground}l-6 10h12Z`} />
          <text x={x} y="362" textAnchor="middle">
            {name}
          </text>
        </g>
      ))}
      <g className={drawing.ink}>
        <path
          className={drawing.blank}
          d={`M46 ${sight - 12}h38v20h-38zM84 ${sight - 7}h12v10h-12z`}
        />
        <circle cx="65" cy={sight - 2} r="5" />
        <Line d={`M65 ${sight + 8}L34 168M65 ${sight + 8}V168M65 ${sight + 8}L96 168`} />
      </g>
      <g className={drawing.accent}>
        <path d="M372 194C410 200 440 268 500 276" className={styles.leak} />
        <Line dashed d="M372 194H446M430 276H500" />
        <Dimension from={[424, 194]} to={[424, 276]} />
      </g>
    </LongDrawing>
  )
}
