import { page } from '#content/pages/web-design.ts'
import * as styles from './web-design.module.css'
import * as text from '#app/ui/text.module.css'

/** The technology of a storefront, in a window with its own column grid. */
export function Technology() {
  const { title, items } = page.hero.panel
  return (
    <div className={styles.technology}>
      <h2 className={text.annotation}>{title}</h2>
      <dl>
        {items.map(({ label, value }) => (
          <div key={label}>
            <dt className={text.annotation}>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
