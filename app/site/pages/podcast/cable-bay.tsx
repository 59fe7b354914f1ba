import { page } from '#content/pages/podcast.ts'
import { Section } from '#app/ui/section.tsx'
import { Unbroken } from '#app/ui/unbroken.tsx'
import * as styles from './cable-bay.module.css'
import * as text from '#app/ui/text.module.css'
import * as drawing from '#app/ui/drawing/drawing.module.css'

/** The needs on the left, what is available on the right, and a cable between each pair. */
export function CableBay() {
  const { title, items } = page.panel
  return (
    <Section pace="near">
      <h2 className={text.h2}>{title}</h2>
      <dl className={styles.cableBay}>
        {items.map(({ label, value }) => (
          <div key={label}>
            <dt data-ground="deep">{label}</dt>
            <dd>
              <svg
                aria-hidden="true"
                className={drawing.drawing}
                viewBox="0 0 100 20"
                preserveAspectRatio="none"
              >
                <path vectorEffect="non-scaling-stroke" d="M0 1C3 24 97 24 100 1" />
              </svg>
              <span>
                <span>
                  <Unbroken>{value}</Unbroken>
                </span>
              </span>
            </dd>
          </div>
        ))}
      </dl>
    </Section>
  )
}
