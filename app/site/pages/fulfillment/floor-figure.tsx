import type { ReactNode } from 'react'
import { Dimension } from '#app/ui/drawing/dimension.tsx'
import { Drawing } from '#app/ui/drawing/drawing.tsx'
import { Line } from '#app/ui/drawing/line.tsx'
import * as styles from './fulfillment.module.css'
import * as drawing from '#app/ui/drawing/drawing.module.css'

const rows = Array.from({ length: 20 }, (_, row) => `M2 ${3 + row * 6}H242`).join('')
const parcels = Array.from({ length: 20 }, (_, index) => [
  (index % 5) * 44 + 4,
  Math.floor(index / 5) * 30 + 4,
])

/** Each figure counted out: a thousand orders, twenty parcels, a hundred dollars of postage, one clock. */
const figures: Record<string, ReactNode> = {
  Accuracy: (
    <>
      <path className={styles.dots} d={rows} />
      <circle className={`${drawing.accent} ${drawing.solid}`} cx="146" cy="51" r="4" />
      <circle className={`${drawing.accent} ${drawing.solid}`} cx="204" cy="87" r="4" />
    </>
  ),
  'Same-day ship rate': parcels.map(([x = 0, y = 0], index) => (
    <path
      key={`${x} ${y}`}
      className={index === 17 ? `${drawing.accent} ${drawing.dashed}` : drawing.tone}
      d={`M${x} ${y}h30v22h-30z${index === 17 ? '' : 'm12 0v8h6v-8'}`}
    />
  )),
  'Lower shipping costs': (
    <>
      <path className={drawing.tone} d="M2 20H170V76H2z" />
      <path className={`${drawing.accent} ${drawing.solid}`} d="M194 20h48v56h-48z" />
      <path className={`${drawing.accent} ${drawing.dashed}`} d="M170 20h24v56h-24z" />
      <Line d="M2 20H170V76H2z" />
      <Dimension from={[194, 94]} to={[242, 94]} label="20" labelAt={[0, 20]} />
      <Dimension from={[170, 8]} to={[242, 8]} label="30" labelAt={[0, -6]} />
    </>
  ),
  'Order cut-off': (
    <>
      <circle className={drawing.tone} cx="62" cy="62" r="58" />
      <path d="M62 4v12M62 120v-12M4 62h12M120 62h-12" />
      <path
        className={drawing.thin}
        d="M33 11.800l4 7M11.800 33l7 4M91 112.200l-4 -7M112.200 91l-7 -4M11.800 91l7 -4M33 112.200l4 -7M91 11.800l-4 7"
      />
      <Line d="M62 62V20" />
      <path className={`${drawing.accent} ${styles.hand}`} d="M62 62L88 47" />
      <circle className={drawing.solid} cx="62" cy="62" r="4" />
    </>
  ),
}

export const FloorFigure = ({ of }: { of: string }) => (
  <Drawing width={246} height={128} className={drawing.blueprint}>
    {figures[of]}
  </Drawing>
)
