import { page } from '#content/pages/about.ts'
import { Plate } from '#app/site/drawings/plate.tsx'
import phone from './dusk-phone.plate.ts?plate'
import wide from './dusk.plate.ts?plate'
import * as styles from './dusk.module.css'

/** The islands that the agency's placeholder name comes from, across the whole page. */
export const Dusk = () => (
  <figure className={styles.dusk} data-ground="deep">
    <Plate of={wide} phone={phone} alt={page.dusk.alt} />
    <figcaption>{page.dusk.caption}</figcaption>
  </figure>
)
