import { Unbroken } from '#app/ui/unbroken.tsx'
import * as styles from './points.module.css'

/** A list of features with tick marks along a line. */
export const Points = ({ items }: { items: readonly string[] }) => (
  <ul className={styles.points}>
    {items.map((item) => (
      <li key={item}>
        <Unbroken>{item}</Unbroken>
      </li>
    ))}
  </ul>
)
