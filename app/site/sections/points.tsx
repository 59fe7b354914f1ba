import { Unbroken } from '#app/ui/unbroken.tsx'
import * as styles from './points.module.css'

/** What a thing comes with, ticked off along a rule. */
export const Points = ({ items }: { items: readonly string[] }) => (
  <ul className={styles.points}>
    {items.map((item) => (
      <li key={item}>
        <Unbroken>{item}</Unbroken>
      </li>
    ))}
  </ul>
)
