import { Line } from '#app/ui/drawing/line.tsx'
import * as drawing from '#app/ui/drawing/drawing.module.css'

/** A shelf in elevation. */
export function Marketplaces() {
  return (
    <>
      <Line d="M10 6V112M166 6V112M10 42H166M10 78H166M10 112H166" />
      <path d="M20 42V18H42V42M42 42V26H66V42M112 42V14H136V42M136 42V30H156V42" />
      <path d="M20 78V52H56V78M98 78V60H118V78M118 78V50H132V78M132 78V60H156V78" />
      <path d="M20 112V94H44V112M44 112V88H58V112M84 112V86H120V112M120 112V96H142V112" />
      <path className={drawing.tone} d="M84 86h36v26H84zM20 52h36v26H20z" />
      <path className={`${drawing.accent} ${drawing.solid}`} d="M64 56h22v22H64z" />
      <path className={drawing.thin} d="M76 42V20H100V42" />
    </>
  )
}
