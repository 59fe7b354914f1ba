import type { PlanStage } from '#content/home.ts'
import { Dimension } from '#app/ui/drawing/dimension.tsx'
import { Drawing } from '#app/ui/drawing/drawing.tsx'
import { IsoBox } from '#app/ui/drawing/iso-box.tsx'
import { Line } from '#app/ui/drawing/line.tsx'
import * as styles from './hero.module.css'
import * as drawing from '#app/ui/drawing/drawing.module.css'

/** The same parcel three times over: planned, inked, repeated. */
export function PlanDrawing({ stage }: { stage: PlanStage['name'] }) {
  const Lines = stages[stage]
  return (
    <Drawing width={400} height={stage === 'Scale' ? 460 : 280} className={styles.planDrawing}>
      <Lines />
    </Drawing>
  )
}

const parcel = [104, 84, 66] as const

function Blueprint() {
  return (
    <g className={drawing.blueprint}>
      <Line className={drawing.thin} d="M0 240H400" />
      <circle className={drawing.thin} cx="199" cy="160" r="106" />
      <Line
        dashed
        className={drawing.thin}
        d="M191 40V146M30 137L118 188M281 198L380 141M20 245L191 146L362 245"
      />
      <IsoBox state="planned" origin={[191, 146]} size={parcel} />
      <Dimension from={[219, 260]} to={[292, 218]} label="W" labelAt={[14, 16]} />
      <Dimension from={[106, 207]} to={[196, 259]} label="D" labelAt={[-14, 16]} />
      <Dimension from={[312, 132]} to={[312, 198]} label="H" labelAt={[16, 4]} />
      <Line dashed className={drawing.thin} d="M281 132H322M281 198H322" />
    </g>
  )
}

function Execute() {
  return (
    <>
      <Line className={drawing.thin} d="M0 240H400" />
      <IsoBox taped origin={[191, 146]} size={parcel} />
    </>
  )
}

const columns = [1, 3, 5, 8]
const pitch = 51

function Scale() {
  return (
    <>
      <Line className={drawing.thin} d="M0 420H400" />
      {columns.map((height, column) =>
        Array.from({ length: height }, (_, level) => (
          <IsoBox
            key={level}
            taped={column === 0}
            origin={[62, 373]}
            at={[column * pitch, -column * pitch, level * 33]}
            size={[52, 42, 33]}
          />
        )),
      )}
    </>
  )
}

const stages = { Blueprint, Execute, Scale }
