import type { ReactNode } from 'react'
import { Bottle } from '#app/site/pages/studio/bottle.tsx'
import { IsoBox } from '#app/ui/drawing/iso-box.tsx'
import { Line } from '#app/ui/drawing/line.tsx'
import * as drawing from '#app/ui/drawing/drawing.module.css'

/** Three wide frames, 320 by 180. */
export const films: ReactNode[] = [
  // Three openings, one body, on the cutting table.
  <>
    {['a', 'b', 'c'].map((name, row) => (
      <g key={name}>
        <path
          className={row === 1 ? `${drawing.accent} ${drawing.solid}` : drawing.blank}
          d={`M20 ${24 + row * 38}h78v26h-78z`}
        />
        <path d={`M20 ${24 + row * 38}h78v26h-78z`} />
        <text x="10" y={41 + row * 38} textAnchor="end">
          {name}
        </text>
        <Line className={drawing.thin} d={`M98 ${37 + row * 38}H120L132 75`} />
      </g>
    ))}
    <path className={drawing.tone} d="M132 62h168v26h-168z" />
    <Line d="M132 62h168v26h-168zM174 62v26M216 62v26M258 62v26" />
    <path className={drawing.thin} d="M132 112h32M172 112h46M226 112h24M258 112h42" />
    <path
      className={drawing.thin}
      d="M20 156H300M20 150v12M76 152v8M132 150v12M188 152v8M244 152v8M300 150v12"
    />
    <path className={drawing.accent} d="M188 46V168" />
    <path className={`${drawing.accent} ${drawing.solid}`} d="M182 40h12l-6 9z" />
  </>,
  // One take a step.
  <>
    {[0, 1, 2, 3].map((step) => (
      <g key={step}>
        <path className={drawing.thin} d={`M${14 + step * 74} 34h66v86h-66z`} />
        <text x={14 + step * 74} y="26">
          {step + 1}
        </text>
      </g>
    ))}
    <path d="M24 100l23 12l23 -12M24 100l23 -12l23 12" />
    <IsoBox state="planned" origin={[121, 70]} size={[28, 28, 26]} />
    <IsoBox origin={[195, 70]} size={[28, 28, 26]} />
    <IsoBox taped origin={[269, 70]} size={[28, 28, 26]} />
    <Line d="M14 146H302" />
    <path className={drawing.blank} d="M9 141h10v10h-10zM83 141h10v10h-10zM157 141h10v10h-10z" />
    <path className={`${drawing.accent} ${drawing.solid}`} d="M231 141h10v10h-10z" />
  </>,
  // One setup, three cuts.
  <>
    <path className={drawing.tone} d="M20 30h168v94h-168z" />
    <path className={drawing.blank} d="M204 30h60v60h-60z" />
    <path className={drawing.blank} d="M278 30h30v94h-30z" />
    <Line d="M20 30h168v94h-168zM204 30h60v60h-60zM278 30h30v94h-30z" />
    <Line className={drawing.thin} d="M20 104H188M204 80H264M278 104H308" />
    <path className={drawing.thin} d="M20 84L62 54L88 76L120 44L188 92" />
    <Bottle x={104} y={114} scale={0.76} />
    <Bottle x={234} y={86} scale={0.54} />
    <Bottle x={293} y={116} scale={0.66} />
    <path d="M20 148h288" className={drawing.thin} />
    <path className={drawing.accent} d="M20 148h96" strokeWidth="4" />
    <path className={`${drawing.accent} ${drawing.solid}`} d="M116 141a7 7 0 1 1 -.1 0z" />
  </>,
]
