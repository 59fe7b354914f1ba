import type { ReactNode } from 'react'
import { Drawing } from '#app/ui/drawing/drawing.tsx'
import { Line } from '#app/ui/drawing/line.tsx'
import type { ContactCardKind } from '#content/contact.ts'
import * as styles from './contact.module.css'
import * as drawing from '#app/ui/drawing/drawing.module.css'

const hours = Array.from({ length: 24 }, (_, hour) => hour)

const drawings: Record<ContactCardKind, ReactNode> = {
  // An envelope in plan, its fold lines dashed.
  email: (
    <>
      <path className={drawing.tone} d="M6 22h84v52H6Z" />
      <Line d="M6 22h84v52H6Z" />
      <Line d="M6 22l42 32 42-32" />
      <Line dashed className={drawing.thin} d="M6 74l30-28M90 74 60 46" />
      <path className={`${drawing.accent} ${drawing.solid}`} d="M74 28h10v12H74Z" />
    </>
  ),
  // A voice between two points of a line.
  phone: (
    <>
      <Line d="M6 48h14" />
      <Line d="M20 48l5-14 8 30 8-48 9 62 8-50 7 30 5-10h20" />
      <path className={drawing.solid} d="M3 45h6v6H3ZM87 45h6v6h-6Z" />
      <Line dashed className={drawing.thin} d="M6 14v68M90 14v68" />
    </>
  ),
  // The coast from Camarillo to Santa Barbara, with the place marked.
  office: (
    <>
      <Line d="M4 24C16 20 24 30 36 28S50 44 60 46S72 62 92 70" />
      <Line className={drawing.thin} d="M4 36C16 32 22 42 34 40S46 56 56 58S68 74 84 80" />
      <Line className={drawing.thin} d="M4 48C14 46 20 54 31 52S42 68 51 70" />
      <Line d="M60 14v12M60 34v8M50 24h6M64 24h6" />
      <circle className={drawing.accent} cx="60" cy="24" r="7" />
      <circle className={`${drawing.accent} ${drawing.solid}`} cx="60" cy="24" r="2" />
    </>
  ),
  // A day's dial, and less than one turn of it.
  response: (
    <>
      {hours.map((hour) => (
        <path
          key={hour}
          className={hour % 6 ? drawing.thin : undefined}
          d="M48 16v6"
          transform={`rotate(${hour * 15} 48 48)`}
        />
      ))}
      <Line d="M48 8A40 40 0 1 1 28 13.4" />
      <path className={`${drawing.accent} ${drawing.solid}`} d="M32.5 6.5 35 15.5 26 18Z" />
      <text x="48" y="54" textAnchor="middle">
        24 h
      </text>
    </>
  ),
}

export const CardDrawing = ({ kind }: { kind: ContactCardKind }) => (
  <Drawing width={96} height={96} className={styles.cardDrawing}>
    {drawings[kind]}
  </Drawing>
)
