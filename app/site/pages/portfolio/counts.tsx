import { page } from '#content/pages/portfolio.ts'
import { Section } from '#app/ui/section.tsx'
import * as styles from './portfolio.module.css'
import * as text from '#app/ui/text.module.css'

const { title, items } = page.counts
const longest = Math.max(...items.map(({ amount = 0 }) => amount))

/** The amounts as lengths on one scale. */
export function Counts() {
  return (
    <Section ground="deep" pace="near">
      <div className={styles.counts}>
        <h2 className={text.h2}>{title}</h2>
        <ul>
          {items.map(({ value, label, description, amount = 0 }) => (
            <li key={label}>
              <div>
                <p className={styles.countsValue}>{value}</p>
                <div>
                  <p className={text.h4}>{label}</p>
                  <p className={styles.countsAbout}>{description}</p>
                </div>
              </div>
              <Measure share={amount / longest} />
            </li>
          ))}
        </ul>
      </div>
    </Section>
  )
}

function Measure({ share }: { share: number }) {
  const end = `${share * 100}%`
  const tens = Array.from({ length: Math.round(share * 10) }, (_, index) => `${(index + 1) * 10}%`)
  return (
    <svg aria-hidden className={styles.measure} width="100%" height="28">
      <line x1="0" x2="100%" y1="14" y2="14" className={styles.measureRest} />
      {tens.map((x) => (
        <line key={x} x1={x} x2={x} y1="3" y2="25" />
      ))}
      <line x1="0" x2={end} y1="14" y2="14" className={styles.measureMade} />
      <line x1="0" x2="0" y1="0" y2="28" />
      <line x1={end} x2={end} y1="0" y2="28" className={styles.measureEnd} />
    </svg>
  )
}
