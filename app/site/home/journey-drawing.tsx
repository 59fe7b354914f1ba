import { Drawing } from '../../ui/drawing/drawing.tsx'
import { Line } from '../../ui/drawing/line.tsx'

export type Stage = keyof typeof stages

/** Three plates of one optical bench. Side by side, the line of one goes on in the next. */
export function JourneyDrawing({ stage }: { stage: Stage }) {
  const Lines = stages[stage]
  return (
    <Drawing width={420} height={240} className="journey-drawing">
      <Lines />
    </Drawing>
  )
}

/** A light, seen from far: the rings and rays of the lamp. */
function Awareness() {
  return (
    <>
      <Line dashed className="thin" d="M0 120H420" />
      <Line d="M72 120L420 20M72 120L420 70M72 120H420M72 120L420 170M72 120L420 220" />
      <path
        className="thin"
        d="M126 82A66 66 0 0 1 126 158M172 62A116 116 0 0 1 172 178M218 42A166 166 0 0 1 218 198"
      />
      <path className="tone" d="M52 96h28v48H52z" />
      <path d="M48 96h36M48 144h36M56 96l10 -16l10 16M50 144l-6 60h44l-6 -60" />
      <circle className="accent solid" cx="66" cy="120" r="6" />
    </>
  )
}

/** A lens that brings the rays to one point. */
function Conversion() {
  return (
    <>
      <Line dashed className="thin" d="M0 120H420M150 0V240" />
      <Line d="M0 20L150 20L312 120M0 70L150 70L312 120M0 120H420M0 170L150 170L312 120M0 220L150 220L312 120" />
      <path className="tone" d="M150 4Q190 120 150 236Q110 120 150 4z" />
      <circle className="accent solid" cx="312" cy="120" r="7" />
      <path className="thin" d="M150 232H312M150 227v10M312 227v10" />
    </>
  )
}

/** Orbits through one point, each wider than the one before. */
function Retention() {
  return (
    <>
      <Line d="M0 120H420" />
      <path d="M406 112l10 8l-10 8" />
      <circle className="thin" cx="210" cy="68" r="52" />
      <circle cx="210" cy="84" r="36" />
      <circle cx="210" cy="100" r="20" />
      <circle className="thin" cx="210" cy="172" r="52" />
      <circle className="dashed" cx="210" cy="156" r="36" />
      <circle className="dashed" cx="210" cy="140" r="20" />
      <circle className="accent solid" cx="210" cy="120" r="7" />
    </>
  )
}

const stages = { awareness: Awareness, conversion: Conversion, retention: Retention }
