import { Dimension } from '#app/ui/drawing/dimension.tsx'
import { Drawing } from '#app/ui/drawing/drawing.tsx'
import { Line } from '#app/ui/drawing/line.tsx'
import * as drawing from '#app/ui/drawing/drawing.module.css'

/** How a sheet becomes a letter: folded in thirds, then into its envelope. */
export function FoldedSheet({ when = 'when one is out' }: { when?: string }) {
  return (
    <Drawing width={420} height={250}>
      <path className={drawing.blank} d="M20 20h120v170H20z" />
      <Line d="M20 20h120v170H20z" />
      <Line dashed className={drawing.thin} d="M20 77h120M20 133h120" />
      <path
        className={drawing.thin}
        d="M34 38h60M34 50h84M34 62h48M34 94h84M34 106h70M34 150h84M34 162h40"
      />
      <path className={drawing.tone} d="M104 164h36v26h-36z" />
      <Dimension from={[20, 214]} to={[140, 214]} label="one sheet" labelAt={[0, 24]} />
      <Line dashed d="M152 105H206" />
      <path d="M200 99l8 6l-8 6" />
      <path className={drawing.blank} d="M232 20h148v26h-148z" />
      <path className={drawing.tone} d="M232 46h148v18h-148z" />
      <Line d="M232 20h148v44h-148zM232 46h148" />
      <Line dashed d="M306 74V98" />
      <path d="M300 92l6 8l6 -8" />
      <path className={drawing.blank} d="M222 110h168v80h-168z" />
      <Line d="M222 110h168v80h-168zM222 110l84 48l84 -48" />
      <Line dashed className={drawing.thin} d="M222 190l60 -46M390 190l-60 -46" />
      <path className={`${drawing.accent} ${drawing.solid}`} d="M364 118h18v22h-18z" />
      <Dimension from={[222, 214]} to={[390, 214]} label={when} labelAt={[0, 24]} />
    </Drawing>
  )
}
