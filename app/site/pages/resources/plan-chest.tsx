import { page } from '#content/pages/resources.ts'
import { Plate } from '#app/site/drawings/plate.tsx'
import { SiteLink } from '#app/site/sections/site-link.tsx'
import { buttonClass } from '#app/ui/button.tsx'
import chest from './plan-chest.plate.ts?plate'
import * as styles from './resources.module.css'

/** The plan chest, with a link to the blueprint in its open drawer. */
export const PlanChest = () => (
  <div className={styles.planChest}>
    <Plate of={chest} eager />
    <SiteLink to={`/resources/${page.featured.slug}`} className={buttonClass('primary', 'large')}>
      {page.featured.button}
    </SiteLink>
  </div>
)
