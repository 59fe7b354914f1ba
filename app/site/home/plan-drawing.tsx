import type { PlanStage } from '#content/home.ts'
import { Dimension } from '../../ui/drawing/dimension.tsx'
import { Drawing } from '../../ui/drawing/drawing.tsx'
import { IsoBox } from '../../ui/drawing/iso-box.tsx'
import { Line } from '../../ui/drawing/line.tsx'

/** The same parcel three times over: planned, inked, repeated. */
export function PlanDrawing({ stage }: { stage: PlanStage['name'] }) {
  const Lines = stages[stage]
  return (
    <Drawing width={400} height={280} className="plan-drawing">
      <Lines />
    </Drawing>
  )
}

const ground = 'M-8 240H408'

function Blueprint() {
  return (
    <g className="text-blueprint">
      <Line className="thin" d={ground} />
      <Line dashed className="thin" d="M186 0V268M20 185L360 15M12 55L352 225" />
      <IsoBox state="planned" origin={[186, 110]} size={[92, 92, 84]} />
      <Dimension from={[186, 254]} to={[266, 214]} />
      <Dimension from={[290, 72]} to={[290, 156]} />
      <Dimension from={[106, 214]} to={[186, 254]} />
      <circle className="thin" cx="186" cy="118" r="112" />
      <circle className="blank" cx="186" cy="118" r="3" />
    </g>
  )
}

function Execute() {
  return (
    <>
      <Line className="thin" d={ground} />
      <IsoBox taped origin={[200, 148]} size={[92, 92, 84]} />
    </>
  )
}

const columns = [
  [0, 1],
  [1, 2],
  [2, 3],
  [3, 4],
] as const

function Scale() {
  return (
    <>
      <Line className="thin" d={ground} />
      {columns.flatMap(([column, height]) =>
        Array.from({ length: height }, (_, level) => (
          <IsoBox
            key={`${column}-${level}`}
            taped={column === 0}
            origin={[92, 172]}
            at={[column * 52, -column * 52, level * 46]}
            size={[48, 48, 46]}
          />
        )),
      )}
    </>
  )
}

const stages = { Blueprint, Execute, Scale }
