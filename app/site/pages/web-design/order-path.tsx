import type { ReactNode } from 'react'
import { Line } from '#app/ui/drawing/line.tsx'
import { LongDrawing } from '#app/ui/drawing/long-drawing.tsx'
import * as styles from './web-design.module.css'
import * as drawing from '#app/ui/drawing/drawing.module.css'

const upTo = (count: number) => Array.from({ length: count }, (_, index) => index)

/** Five phones, from the landing to the confirmation. */
const phones: { name: string; page: ReactNode }[] = [
  {
    name: 'landing',
    page: (
      <>
        <path className={drawing.tone} d="M12 34H128V120H12z" />
        <path className={drawing.thin} d="M12 34L128 120M128 34L12 120" />
        <path d="M12 138H110M12 152H84" />
        <path className={drawing.blank} d="M12 170H70V190H12z" />
        <path className={drawing.thin} d="M12 208H66V240H12zM74 208H128V240H74z" />
      </>
    ),
  },
  {
    name: 'product',
    page: (
      <>
        <path className={drawing.tone} d="M12 34H128V140H12z" />
        <path className={drawing.blank} d="M58 58h24v10l8 10v50H50V78l8 -10z" />
        <path d="M12 158H96M12 172H60" />
        <path className={drawing.thin} d="M12 188H128M12 198H112" />
        <path className={drawing.blank} d="M12 214H128V238H12z" />
      </>
    ),
  },
  {
    name: 'cart',
    page: (
      <>
        {upTo(3).map((row) => (
          <g key={row}>
            <path className={drawing.tone} d={`M12 ${34 + row * 44}h32v32H12z`} />
            <path d={`M54 ${44 + row * 44}H116`} />
            <path className={drawing.thin} d={`M54 ${56 + row * 44}H92`} />
          </g>
        ))}
        <path className={drawing.thin} d="M12 172H128M12 186H60M100 186H128" />
        <path className={drawing.blank} d="M12 214H128V238H12z" />
      </>
    ),
  },
  {
    name: 'checkout',
    page: (
      <>
        <path
          className={drawing.blank}
          d={upTo(4)
            .map((row) => `M12 ${44 + row * 38}H128v22H12z`)
            .join('')}
        />
        <path
          className={drawing.thin}
          d={upTo(4)
            .map((row) => `M12 ${36 + row * 38}H52`)
            .join('')}
        />
        <path className={drawing.blank} d="M12 214H128V238H12z" />
      </>
    ),
  },
  {
    name: 'confirmation',
    page: (
      <>
        <path className={`${drawing.accent} ${styles.accent}`} d="M70 52a34 34 0 1 1 -.1 0z" />
        <path className={`${drawing.accent} ${styles.accent}`} d="M54 86l12 12l22 -24" />
        <path d="M30 142H110M42 156H98" />
        <path className={drawing.thin} d="M12 180H128M12 194H128M12 208H128M12 222H128" />
      </>
    ),
  },
]
const pitch = 301

/** The order's way, drawn from its end: each dashed line runs back to what must be true before. */
export function OrderPath() {
  return (
    <LongDrawing width={1346} height={330} fold={752} className={styles.orderPath}>
      {phones.map(({ name, page }, index) => (
        <g key={name} transform={`translate(${index * pitch + 1} 1)`}>
          <path
            className={drawing.blank}
            d="M0 14Q0 0 14 0H126Q140 0 140 14V252Q140 266 126 266H14Q0 266 0 252z"
          />
          <Line className={drawing.thin} d="M0 22H140" />
          <path d="M60 11h20" />
          {page}
          <path className={drawing.thin} d="M50 256H90" />
          {/* The longest name ends where the drawing does. */}
          <text x={index < 4 ? 70 : 140} y="292" textAnchor={index < 4 ? 'middle' : 'end'}>
            {name}
          </text>
          <text x="70" y="326" textAnchor="middle" className={styles.orderNumber}>
            {5 - index}
          </text>
          {index > 0 && (
            <g className={drawing.ink}>
              <Line dashed d="M-12 133H-140" />
              <path d="M-132 125l-10 8l10 8" />
            </g>
          )}
        </g>
      ))}
    </LongDrawing>
  )
}
