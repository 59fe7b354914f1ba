import { Dimension } from '#app/ui/drawing/dimension.tsx'
import { Drawing } from '#app/ui/drawing/drawing.tsx'
import { Line } from '#app/ui/drawing/line.tsx'
import * as styles from './careers.module.css'
import * as drawing from '#app/ui/drawing/drawing.module.css'

/** A letter with one figure in it, measured before and after. */
export function LetterDrawing() {
  return (
    <Drawing width={420} height={380} className={styles.letterDrawing}>
      <path className={drawing.tone} stroke="none" d="M34 370V380H354V64H340" />
      <g className={drawing.ink}>
        <path className={drawing.blank} d="M20 10H300L340 50V370H20z" strokeWidth="3" />
        <path className={drawing.tone} d="M300 10V50H340z" />
        <path className={drawing.thin} d="M48 62H190M48 80H250M48 98H222" />
        <path className={drawing.thin} d="M48 296H300M48 314H270M48 332H150" />
      </g>
      <path className={drawing.tone} d="M72 222h46v38h-46z" />
      <path className={`${drawing.accent} ${drawing.solid}`} d="M232 150h46v110h-46z" />
      <Line d="M48 260H312" />
      <path d="M72 222h46v38M72 222v38M232 150h46v110M232 150v110" />
      <Line dashed className={drawing.thin} d="M118 222H388M278 150H388" />
      <Dimension from={[376, 150]} to={[376, 222]} />
      <Dimension from={[95, 136]} to={[255, 136]} label="the time between" />
      <text x="95" y="278" textAnchor="middle">
        before
      </text>
      <text x="255" y="278" textAnchor="middle">
        after
      </text>
    </Drawing>
  )
}
