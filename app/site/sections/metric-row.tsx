import type { ReactNode } from 'react'
import type { Metric } from '#content/page-types.ts'
import { Unbroken } from '#app/ui/unbroken.tsx'
import './metric-row.css'

type Props = {
  items: Metric[]
  /** What the figures were measured on. */
  scope?: string | undefined
  /** Each figure as a drawing, over its value. */
  draw?: (metric: Metric) => ReactNode
}

/** Figures side by side, each with its time span and, where there is one, the thing that it changed. */
export function MetricRow({ items, scope, draw }: Props) {
  return (
    <>
      <ul className="metric-row" data-count={items.length}>
        {items.map((metric) => (
          <li key={metric.label} className="figure-cell">
            {draw?.(metric)}
            <p className="figure">
              <Unbroken>{metric.value}</Unbroken>
            </p>
            <p className="figure-label">{metric.label}</p>
            {metric.span && <p className="annotation">{metric.span}</p>}
            {metric.description && <p className="metric-about">{metric.description}</p>}
          </li>
        ))}
      </ul>
      {scope && <p className="scope annotation">{scope}</p>}
    </>
  )
}
