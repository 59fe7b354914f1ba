import type { Step } from '#content/page-types.ts'
import { ScaleBar } from '#app/ui/drawing/scale-bar.tsx'
import { Unbroken } from '#app/ui/unbroken.tsx'
import * as styles from './steps.module.css'
import * as text from '#app/ui/text.module.css'

type Props = {
  items: Step[]
  /** Set along the ninety days, a third each: for three steps that name their days. */
  scaled?: boolean
}

/** A way of working, read along a line: across on a wide sheet, down on a narrow one. */
export function Steps({ items, scaled = false }: Props) {
  return (
    <div className={scaled ? `${styles.steps} ${styles.stepsScaled}` : styles.steps}>
      {scaled && <ScaleBar className={styles.stepsScale} />}
      <ol data-count={items.length}>
        {items.map(({ number, title, description }) => (
          <li key={number}>
            <span aria-hidden="true" className={styles.stepsNumber}>
              {number}
            </span>
            <div>
              <h3 className={text.h3}>{title}</h3>
              <p>
                <Unbroken>{description}</Unbroken>
              </p>
            </div>
          </li>
        ))}
      </ol>
    </div>
  )
}
