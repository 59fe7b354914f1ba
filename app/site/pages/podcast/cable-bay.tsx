import { page } from '#content/pages/podcast.ts'
import { Plate } from '#app/site/drawings/plate.tsx'
import { Section } from '#app/ui/section.tsx'
import { Unbroken } from '#app/ui/unbroken.tsx'
import cables from './cable-bay.plate.ts?plate'
import * as styles from './cable-bay.module.css'
import * as text from '#app/ui/text.module.css'

/** The needs on the left, what is available on the right, and a cable between each pair. */
export function CableBay() {
  const { title, items } = page.panel
  return (
    <Section pace="near">
      <h2 className={text.h2}>{title}</h2>
      <div className={styles.cableBay}>
        <dl>
          {items.map(({ label, value }) => (
            <div key={label}>
              <dt data-ground="deep">{label}</dt>
              <dd>
                <span>
                  <Unbroken>{value}</Unbroken>
                </span>
              </dd>
            </div>
          ))}
        </dl>
        <Plate of={cables} />
      </div>
    </Section>
  )
}
