import type { ReactNode } from 'react'
import type { Metric } from '#content/page-types.ts'
import { Unbroken } from '#app/ui/unbroken.tsx'
import * as styles from './metric-row.module.css'
import * as figure from '#app/ui/figure.module.css'
import * as text from '#app/ui/text.module.css'

type Props = {
  items: Metric[]
  /** The data that the figures are based on. */
  scope?: string | undefined
  /** Draws a figure, above its value. */
  draw?: (metric: Metric) => ReactNode
}

/** Figures side by side, each with its time span and an optional description. */
export function MetricRow({ items, scope, draw }: Props) {
  return (
    <>
      <ul className={styles.metricRow} data-count={items.length}>
        {items.map((metric) => (
          <li key={metric.label} className={figure.figureCell}>
            {draw?.(metric)}
            <p className={`${figure.figure} ${styles.figure}`}>
              <Unbroken>{metric.value}</Unbroken>
            </p>
            <p className={figure.figureLabel}>{metric.label}</p>
            {metric.span && (
              <p className={`${text.annotation} ${styles.annotation}`}>{metric.span}</p>
            )}
            {metric.description && <p className={styles.metricAbout}>{metric.description}</p>}
          </li>
        ))}
      </ul>
      {scope && <p className={`${styles.scope} ${text.small} ${styles.annotation}`}>{scope}</p>}
    </>
  )
}
