import type { ReactNode } from 'react'
import { Drawing } from '#app/ui/drawing/drawing.tsx'
import { Line } from '#app/ui/drawing/line.tsx'
import type { ContactCardKind } from '#content/contact.ts'

const drawings: Record<ContactCardKind, ReactNode> = {
  // An envelope in plan, its fold lines dashed.
  email: (
    <>
      <path className="tone" d="M6 22h84v52H6Z" />
      <Line d="M6 22h84v52H6Z" />
      <Line d="M6 22l42 32 42-32" />
      <Line dashed className="thin" d="M6 74l30-28M90 74 60 46" />
      <path className="accent solid" d="M74 28h10v12H74Z" />
    </>
  ),
  // A voice between two points of a line.
  phone: (
    <>
      <Line d="M6 48h14" />
      <Line d="M20 48l5-14 8 30 8-48 9 62 8-50 7 30 5-10h20" />
      <path className="solid" d="M3 45h6v6H3ZM87 45h6v6h-6Z" />
      <Line dashed className="thin" d="M6 14v68M90 14v68" />
    </>
  ),
  // The coast from Camarillo to Santa Barbara, with the place marked.
  office: (
    <>
      <Line d="M4 24C16 20 24 30 36 28S50 44 60 46S72 62 92 70" />
      <Line className="thin" d="M4 36C16 32 22 42 34 40S46 56 56 58S68 74 84 80" />
      <Line className="thin" d="M4 48C14 46 20 54 31 52S42 68 51 70" />
      <Line d="M60 14v12M60 34v8M50 24h6M64 24h6" />
      <circle className="accent" cx="60" cy="24" r="7" />
      <circle className="accent solid" cx="60" cy="24" r="2" />
    </>
  ),
  // A day of twenty-four hours, the part that the desk is staffed toned in.
  response: (
    <>
      <path className="tone" d="M48 48 20.7 75.3A38.6 38.6 0 0 1 9.4 48 38.6 38.6 0 0 1 48 9.4Z" />
      <circle cx="48" cy="48" r="38.6" />
      <Line d="M48 4v10M48 82v10M4 48h10M82 48h10" />
      <Line className="thin" d="M75.3 20.7l-5 5M75.3 75.3l-5-5M20.7 75.3l5-5M20.7 20.7l5 5" />
      <Line className="accent" d="M48 48V20" />
      <Line d="M48 48l16 12" />
    </>
  ),
}

export const CardDrawing = ({ kind }: { kind: ContactCardKind }) => (
  <Drawing width={96} height={96} className="size-20 shrink-0 text-blueprint">
    {drawings[kind]}
  </Drawing>
)
