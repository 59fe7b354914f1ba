import type { PlanStage } from '#content/home.ts'
import type { Origin } from '#app/ui/drawing/isometric.ts'
import { face, line, type Size, solid } from './solid.ts'
import * as styles from './plan-drawing.module.css'
import * as drawing from '#app/ui/drawing/drawing.module.css'

/** The same parcel three times over: planned, inked, repeated. Light falls from the upper left. */
export function PlanDrawing({ stage }: { stage: PlanStage['name'] }) {
  const Lines = stages[stage]
  return (
    <svg
      aria-hidden
      viewBox={`0 0 400 ${stage === 'Scale' ? 480 : 300}`}
      width="400"
      height={stage === 'Scale' ? 480 : 300}
      className={drawing.drawing}
    >
      {stage === 'Execute' && <StackFront />}
      <Lines />
    </svg>
  )
}

/** The front of a stack of parcels: its joints, and the tape of each. */
const StackFront = () => (
  <pattern
    id="stack"
    x={fromX}
    y={fromY}
    width="90"
    height={unit[2]}
    patternUnits="userSpaceOnUse"
    patternTransform="skewY(30)"
  >
    <path className={styles.lit} d={`M0 0H90V${unit[2]}H0Z`} />
    <path className={`${drawing.accent} ${drawing.solid}`} d="M19 1h10.400v12H19z" />
  </pattern>
)

const unit: Size = [56, 46, 37]
const floor: Origin = [56, 402]
/** From column to column. */
const between = 88.33
/** Where the front of a column begins before its lines are turned to the slope. */
const [fromX = 0, top = 0] = line(floor, [0, unit[1], 0]).slice(1).split(' ').map(Number)
const fromY = Math.round((top - fromX * Math.tan(Math.PI / 6)) * 10) / 10

const parcel: Size = [118, 96, 74]
const place: Origin = [190, 146]

/** A parcel drawn on its sheet, every edge of it, and measured. */
function Blueprint() {
  const [w, d, h] = parcel
  const { lid, front, side, outline } = solid(place, parcel)
  const across = [-24, 8, 40, 72, 104, 136]
  return (
    <g className={drawing.blueprint}>
      <path
        className={drawing.blank}
        strokeWidth="1"
        d={face(place, [-42, -42, 0], [w + 42, -42, 0], [w + 42, d + 42, 0], [-42, d + 42, 0])}
      />
      <path
        className={drawing.thin}
        d={across
          .map(
            (at) =>
              line(place, [at, -42, 0], [at, d + 42, 0]) +
              line(place, [-42, at - 10, 0], [w + 42, at - 10, 0]),
          )
          .join('')}
      />
      <path fill="currentColor" stroke="none" opacity="0.1" d={outline} />
      <path
        className={drawing.dashed}
        strokeWidth="1"
        d={line(place, [0, 0, h], [0, 0, 0], [w, 0, 0]) + line(place, [0, 0, 0], [0, d, 0])}
      />
      <path d={lid + front + side} />
      <path className={styles.cut} strokeWidth="3" pathLength="1" d={outline} />
      <path
        className={drawing.thin}
        d={
          line(place, [w, 0, h], [w + 32, 0, h]) +
          line(place, [w, 0, 0], [w + 32, 0, 0]) +
          line(place, [w + 26, 0, h], [w + 26, 0, 0]) +
          line(place, [0, d, 0], [0, d + 30, 0]) +
          line(place, [w, d, 0], [w, d + 30, 0]) +
          line(place, [0, d + 24, 0], [w, d + 24, 0])
        }
      />
      <path
        className={drawing.accent}
        d={(
          [
            [w + 26, 0, h],
            [w + 26, 0, 0],
            [0, d + 24, 0],
            [w, d + 24, 0],
          ] as const
        )
          .map((end) => `${line(place, end)}m-5 5l10 -10`)
          .join('')}
      />
    </g>
  )
}

const left: Origin = [91, 146]

/** The parcel as it was drawn: taped, labelled, on the floor. It leaves room for the pin at the middle of its month. */
function Execute() {
  const [, d, h] = parcel
  const { lid, front, side, outline, shadow } = solid(left, parcel)
  const tape = (from: number, to: number) =>
    face(left, [from, 0, h], [to, 0, h], [to, d, h], [from, d, h]) +
    face(left, [from, d, h], [to, d, h], [to, d, h - 26], [from, d, h - 26])
  return (
    <>
      <path className={drawing.tone} stroke="none" opacity="0.6" d={shadow} />
      <g className={styles.inks}>
        <path className={drawing.blank} d={lid} />
        <path className={styles.lit} d={front} />
        <path className={drawing.tone} d={side} />
        <path className={`${drawing.accent} ${drawing.solid}`} d={tape(46, 70)} />
        <path
          className={drawing.blank}
          d={face(left, [12, d, 46], [38, d, 46], [38, d, 14], [12, d, 14])}
        />
        <path
          className={drawing.thin}
          d={[38, 32, 26, 20].map((z) => line(left, [17, d, z], [33, d, z])).join('')}
        />
        <path
          d={
            line(left, [84, d, 14], [84, d, 34], [78, d, 28]) +
            line(left, [84, d, 34], [90, d, 28]) +
            line(left, [100, d, 14], [100, d, 34], [94, d, 28]) +
            line(left, [100, d, 34], [106, d, 28])
          }
        />
      </g>
      <path className={styles.cut} strokeWidth="3" pathLength="1" d={outline} />
    </>
  )
}

/** The parcel again and again, higher from column to column. */
function Scale() {
  const [w, d, h] = unit
  const stacks = [1, 3, 5, 8].map((count, column) => {
    const top = count * h
    return {
      ...solid(floor, [w, d, top]),
      strip: face(floor, [22, 0, top], [34, 0, top], [34, d, top], [22, d, top]),
      move: `translate(${Math.round(column * between)})`,
    }
  })
  return (
    <>
      {stacks.map(({ shadow, move }) => (
        <path
          key={move}
          className={drawing.tone}
          stroke="none"
          opacity="0.6"
          d={shadow}
          transform={move}
        />
      ))}
      {stacks.toReversed().map(({ lid, front, side, outline, strip, move }, index) => (
        <g key={lid} className={styles.stack} transform={move}>
          <path className={drawing.blank} d={lid} />
          <path fill="url(#stack)" d={front} />
          <path className={index === 0 ? undefined : drawing.tone} fill="currentColor" d={side} />
          <path className={`${drawing.accent} ${drawing.solid}`} d={strip} />
          <path className={styles.cut} strokeWidth="3" pathLength="1" d={outline} />
        </g>
      ))}
    </>
  )
}

const stages = { Blueprint, Execute, Scale }
