import type { ReactNode } from 'react'
import type { Total } from '#content/totals.ts'
import * as styles from './figures.module.css'
import * as figure from '#app/ui/figure.module.css'
import * as text from '#app/ui/text.module.css'

type Props = {
  of: Total[]
  /** The first figure, drawn. */
  drawing?: ReactNode
}

/** Figures measured across, as a drawing is: the first as large as its sheet allows, the others below it. */
export function Figures({ of, drawing }: Props) {
  return (
    <ul className={styles.figures}>
      {of.map(({ number, label, description }, index) => (
        <li key={label}>
          <p className={`${figure.figure} ${styles.figure}`}>{number}</p>
          <div>
            {!index && drawing}
            <h3 className={text.h4}>{label}</h3>
            <p>{description}</p>
          </div>
        </li>
      ))}
    </ul>
  )
}
