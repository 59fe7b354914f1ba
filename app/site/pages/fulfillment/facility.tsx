import { page } from '#content/pages/fulfillment.ts'
import { Section } from '#app/ui/section.tsx'
import { Unbroken } from '#app/ui/unbroken.tsx'
import { RegionMap } from './region-map.tsx'
import * as styles from './fulfillment.module.css'
import * as text from '#app/ui/text.module.css'

/** The facility as a map with its title block. */
export function Facility() {
  const { title, note, lead, items } = page.facility
  return (
    <Section ground="sheet">
      <div className={styles.facility}>
        <div>
          <p className={`${text.small} ${styles.annotation}`}>{note}</p>
          <h2 className={text.h2}>{title}</h2>
          <p className={`${text.lead} ${styles.lead}`}>{lead}</p>
        </div>
        <RegionMap />
        <dl className={styles.facilityBlock}>
          {items.map(({ label, value }) => (
            <div key={label}>
              <dt className={`${text.annotation} ${styles.annotation}`}>{label}</dt>
              <dd>
                <Unbroken>{value}</Unbroken>
              </dd>
            </div>
          ))}
        </dl>
      </div>
    </Section>
  )
}
