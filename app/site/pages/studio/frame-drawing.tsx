import type { ReactNode } from 'react'
import { Dimension } from '#app/ui/drawing/dimension.tsx'
import { Drawing } from '#app/ui/drawing/drawing.tsx'
import { IsoBox } from '#app/ui/drawing/iso-box.tsx'
import { Line } from '#app/ui/drawing/line.tsx'
import { Bottle } from './bottle.tsx'
import * as styles from './studio.module.css'
import * as drawing from '#app/ui/drawing/drawing.module.css'

/** What each of the six kinds of picture has to get right, in the order of the copy. */
const frames: ReactNode[] = [
  // A range in one light: the same baseline, the same shadow, the card in the first frame.
  <>
    <Line d="M14 132H286" />
    <path
      className={`${drawing.tone} ${drawing.solid}`}
      d="M74 132l26 14H150l-22 -14zM138 132l26 14h50l-22 -14zM202 132l26 14h50l-22 -14z"
    />
    <Bottle x={100} y={132} />
    <Bottle x={164} y={132} scale={0.74} />
    <Bottle x={228} y={132} scale={1.14} />
    <path d="M26 104h36v28H26zM38 104v28M50 104v28M26 118h36" />
    <path className={`${drawing.accent} ${drawing.solid}`} d="M50 104h12v14H50z" />
  </>,
  // The main image: nothing but the product, and 85% of the frame.
  <>
    <path className={drawing.tone} d="M86 14h144v144H86z" />
    <Line dashed className={drawing.thin} d="M86 25H272M86 147H272" />
    <Bottle x={158} y={147} scale={1.32} />
    <Dimension from={[254, 25]} to={[254, 147]} label="85%" labelAt={[22, 4]} />
  </>,
  // One scene, framed for three crops.
  <>
    <Line d="M14 140H286" />
    <path className={drawing.thin} d="M14 96L60 60L96 88L140 42L206 98L244 74L286 104" />
    <path className={drawing.blank} d="M86 140V104H122L138 76H178V104H214V140" />
    <circle className={drawing.blank} cx="110" cy="140" r="13" />
    <circle className={drawing.blank} cx="192" cy="140" r="13" />
    <Bottle x={158} y={104} scale={0.42} className={drawing.tone} />
    <Line dashed className={drawing.accent} d="M120 12H196V148H120z" />
    <Line dashed d="M94 22H222V150H94z" />
    <Line dashed className={drawing.thin} d="M82 6H234V158H82z" />
  </>,
  // Three openings, one body.
  <>
    {[16, 68, 120].map((x, index) => (
      <g key={x}>
        <path className={index === 1 ? drawing.tone : drawing.blank} d={`M${x} 44h40v72H${x}z`} />
        <Line className={drawing.thin} d={`M${x + 20} 116V138M${x + 20} 138H200M${x + 20} 44V30`} />
        <text x={x + 20} y="24" textAnchor="middle">
          {'abc'[index]}
        </text>
      </g>
    ))}
    <Bottle x={36} y={104} scale={0.5} />
    <path d="M80 68h16v24H80z" />
    <Bottle x={140} y={116} scale={0.78} />
    <path className={drawing.blank} d="M204 14h76v134h-76z" />
    <path className={`${drawing.accent} ${drawing.solid}`} d="M228 62v40l34 -20z" />
    <path className={drawing.thin} d="M214 134h56" />
    <path d="M192 132l8 6l-8 6" />
  </>,
  // One take a step.
  <>
    <IsoBox taped origin={[44, 66]} size={[30, 30, 26]} />
    <IsoBox origin={[118, 66]} size={[30, 30, 26]} />
    <path d="M92 66L76 52M144 66L160 52" />
    <Bottle x={190} y={118} scale={0.72} />
    <Bottle x={258} y={118} scale={0.72} className={drawing.tone} />
    <path className={drawing.accent} d="M238 40q6 -8 0 -16M258 36q6 -8 0 -16M278 40q6 -8 0 -16" />
    <Line className={drawing.thin} d="M14 138H286" />
    <path className={drawing.thin} d="M80 130v16M154 130v16M224 130v16" />
    <text x="14" y="156">
      1
    </text>
    <text x="88" y="156">
      2
    </text>
    <text x="162" y="156">
      3
    </text>
    <text x="232" y="156">
      4
    </text>
  </>,
  // Before and after one line.
  <>
    <Bottle x={150} y={146} scale={1.36} />
    <path className={drawing.accent} d="M150 4V156" />
    <path
      className={drawing.thin}
      d="M60 20h.1M86 62h.1M118 34h.1M104 108h.1M52 96h.1M134 96h.1M138 66h.1M78 132h.1M140 124h.1M124 78h.1"
    />
    <path d="M62 48q10 -8 18 2M96 84q4 10 14 8M50 122q10 6 16 -4" className={drawing.thin} />
    <path d="M192 44h78M192 62h54" />
    <text x="192" y="92">
      item-front
    </text>
    <text x="192" y="110">
      item-back
    </text>
    <text x="192" y="128">
      item-scale
    </text>
  </>,
]

export function FrameDrawing({ at }: { at: number }) {
  return (
    <Drawing width={300} height={168} className={styles.frameDrawing}>
      {frames[at]}
    </Drawing>
  )
}
