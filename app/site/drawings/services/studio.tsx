import { Line } from '#app/ui/drawing/line.tsx'
import * as drawing from '#app/ui/drawing/drawing.module.css'

/** The studio in plan: camera, cone of view, sweep and two lights. */
export function Studio() {
  return (
    <>
      <path d="M6 48h20v24H6zM26 54l10 -5v22l-10 -5z" />
      <Line dashed className={drawing.thin} d="M38 56L140 14M38 64L140 106" />
      <Line d="M126 6H146Q166 6 166 26V94Q166 114 146 114H126" />
      <Line className={drawing.thin} d="M38 60H108" />
      <path d="M62 4l18 10-6 10-18 -10zM62 116l18 -10-6 -10-18 10z" />
      <Line dashed className={drawing.thin} d="M80 22L106 48M80 98L106 72" />
      <circle className={drawing.tone} cx="122" cy="60" r="14" />
      <circle className={`${drawing.accent} ${drawing.solid}`} cx="122" cy="60" r="5" />
    </>
  )
}
