import type { ReactNode } from 'react'
import type { Value } from '#content/values.ts'
import { Drawing } from '#app/ui/drawing/drawing.tsx'
import { IsoBox } from '#app/ui/drawing/iso-box.tsx'
import { Line } from '#app/ui/drawing/line.tsx'
import * as drawing from '#app/ui/drawing/drawing.module.css'

const inches = Array.from(
  { length: 15 },
  (_, tick) => `M${14 + tick * 9} 66v${tick % 5 ? -9 : -18}`,
)

const drawings: Record<Value['icon'], ReactNode> = {
  parcel: <IsoBox taped origin={[46, 42]} size={[56, 48, 40]} />,
  ruler: (
    <>
      <path className={drawing.tone} d="M8 34H148V66H8z" />
      <path d={inches.join('')} />
      <path className={`${drawing.accent} ${drawing.solid}`} d="M97 24l8 -14h-16z" />
      <Line className={drawing.thin} d="M97 24V98" />
      <path className={drawing.thin} d="M8 90H148M8 84v12M148 84v12" />
    </>
  ),
  pencil: (
    <>
      <Line dashed className={drawing.thin} d="M4 20H118V100H4z" />
      <Line dashed className={drawing.thin} d="M61 20V100M4 60H118" />
      <Line d="M4 20V100H76" />
      <g transform="translate(76 100) rotate(-48)">
        <path className={drawing.blank} d="M0 0l18 -8h56v16h-56z" />
        <path className={drawing.tone} d="M74 -8h12v16h-12z" />
        <path className={`${drawing.accent} ${drawing.solid}`} d="M0 0l8 -3.600v7.200z" />
        <path d="M18 -8v16M18 0h56" />
      </g>
    </>
  ),
  lens: (
    <g transform="translate(-12 0)">
      <path d="M16 22H92M16 38H76M16 54H92M16 70H70M16 86H84" />
      <circle className={drawing.blank} cx="96" cy="54" r="34" />
      <path d="M74 44h46M70 60h40" strokeWidth="3" />
      <path className={drawing.accent} d="M72 72h30" strokeWidth="3" />
      <path d="M120 78l28 28M124 74l28 28l-4 4l-28 -28" />
    </g>
  ),
}

/** What the agency holds to, as the tool that it is held with. */
export function ValueDrawing({ icon }: { icon: Value['icon'] }) {
  return (
    <Drawing width={156} height={112}>
      {drawings[icon]}
    </Drawing>
  )
}
