import { Line } from '#app/ui/drawing/line.tsx'
import * as drawing from '#app/ui/drawing/drawing.module.css'

/** A storefront page on its column grid. */
export function WebDesign() {
  return (
    <>
      <Line dashed className={drawing.thin} d="M32 0V120M60 0V120M88 0V120M116 0V120M144 0V120" />
      <path className={drawing.blank} d="M10 10h156v100H10z" />
      <Line d="M10 26H166" />
      <path d="M17 18h.1M24 18h.1M31 18h.1" />
      <path className={drawing.tone} d="M20 36h64v64H20z" />
      <path className={drawing.thin} d="M20 36L84 100M84 36L20 100" />
      <path d="M96 42h58M96 54h40" />
      <path className={drawing.thin} d="M96 66h58M96 74h48" />
      <path className={`${drawing.accent} ${drawing.solid}`} d="M96 86h34v14H96z" />
    </>
  )
}
