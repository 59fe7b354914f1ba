import type { ReactNode } from 'react'
import { Drawing } from '#app/ui/drawing/drawing.tsx'
import { IsoBox } from '#app/ui/drawing/iso-box.tsx'
import type { Origin, Point3 } from '#app/ui/drawing/isometric.ts'
import { Line } from '#app/ui/drawing/line.tsx'
import * as drawing from '#app/ui/drawing/drawing.module.css'

const origin: Origin = [104, 66]

function Stack({ at, size = [30, 30, 24] }: { at: Point3[]; size?: [number, number, number] }) {
  return at.map((point) => <IsoBox key={point.join()} origin={origin} at={point} size={size} />)
}

/** One parcel at the six places it comes to. */
const stations: Record<string, ReactNode> = {
  'Receiving and storage': (
    <>
      <Stack
        at={[
          [0, 0, 0],
          [30, 0, 0],
          [0, 30, 0],
          [30, 30, 0],
          [0, 0, 24],
          [30, 0, 24],
          [0, 30, 24],
        ]}
      />
      <Line className={drawing.accent} d="M166 54l7 8 14 -18" />
    </>
  ),
  'Pick and pack': (
    <>
      <IsoBox origin={origin} size={[56, 56, 44]} />
      <path d="M72 92v18M77 94.500v18M81 97v18M86 100v18M93 103.500v18" />
      <Line className={drawing.accent} d="M44 92L112 126" />
    </>
  ),
  'Same-day shipping': (
    <>
      <IsoBox taped origin={origin} at={[10, -10, 0]} size={[56, 44, 36]} />
      <Line dashed className={drawing.thin} d="M4 60H58M0 78H62M10 96H66" />
      <Line className={drawing.accent} d="M168 86h28l-8 -8M196 86l-8 8" />
    </>
  ),
  Returns: (
    <>
      <IsoBox state="planned" origin={origin} at={[24, -24, 0]} size={[46, 46, 36]} />
      <IsoBox origin={origin} at={[-12, 12, 0]} size={[46, 46, 36]} />
      <Line className={drawing.accent} d="M166 34C150 8 92 4 66 30M66 30l2 -14M66 30l14 -2" />
    </>
  ),
  'Marketplace and B2B prep': (
    <>
      <IsoBox origin={origin} at={[-6, -6, -12]} size={[72, 72, 8]} />
      <Stack
        at={[
          [0, 0, 0],
          [30, 0, 0],
          [0, 30, 0],
          [30, 30, 0],
          [0, 0, 24],
          [30, 0, 24],
          [0, 30, 24],
          [30, 30, 24],
        ]}
      />
      <path className={`${drawing.accent} ${drawing.solid}`} d="M62 76l16 9.200v12l-16 -9.200z" />
    </>
  ),
  'Kits and inserts': (
    <>
      <IsoBox state="planned" origin={origin} at={[0, 0, -14]} size={[66, 66, 34]} />
      <Stack at={[[8, 8, 12]]} size={[22, 22, 22]} />
      <Stack at={[[36, 8, 12]]} size={[20, 26, 12]} />
      <IsoBox taped origin={origin} at={[12, 38, 12]} size={[40, 18, 16]} />
    </>
  ),
}

export const StationDrawing = ({ of }: { of: string }) => (
  <Drawing width={208} height={150}>
    {stations[of]}
  </Drawing>
)
