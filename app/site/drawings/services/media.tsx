import { Line } from '#app/ui/drawing/line.tsx'
import * as drawing from '#app/ui/drawing/drawing.module.css'

/** Five channels, one target. */
export function Media() {
  return (
    <>
      <Line d="M8 16H52L92 60M8 38H40L92 60M8 60H92M8 82H40L92 60M8 104H52L92 60" />
      <path
        className={drawing.blank}
        d="M4 12h8v8h-8zM4 34h8v8h-8zM4 56h8v8h-8zM4 78h8v8h-8zM4 100h8v8h-8z"
      />
      <Line d="M92 60H132" />
      <circle className={drawing.thin} cx="132" cy="60" r="40" />
      <circle cx="132" cy="60" r="26" />
      <circle className={drawing.blank} cx="132" cy="60" r="13" />
      <circle className={`${drawing.accent} ${drawing.solid}`} cx="132" cy="60" r="5" />
    </>
  )
}
