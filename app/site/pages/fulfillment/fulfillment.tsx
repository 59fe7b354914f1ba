import type { Metric } from '#content/page-types.ts'
import { page, seo } from '#content/pages/fulfillment.ts'
import type { ScreenHandle } from '#app/screen.ts'
import posterOnPhone from '#app/site/drawings/closing/fulfillment.plate.ts?plate'
import poster from '#app/site/drawings/closing/fulfillment-wide.plate.ts?plate'
import join from '#app/site/drawings/joins/fulfillment.plate.ts?plate'
import joinOnPhone from '#app/site/drawings/joins/fulfillment-phone.plate.ts?plate'
import { Plate } from '#app/site/drawings/plate.tsx'
import { ClosingBand } from '#app/site/sections/closing.tsx'
import { FieldNote } from '#app/site/sections/field-note.tsx'
import { MetricRow } from '#app/site/sections/metric-row.tsx'
import { PageHero } from '#app/site/sections/page-hero.tsx'
import { SectionHead } from '#app/site/sections/section-head.tsx'
import { WayOn } from '#app/site/sections/way-on.tsx'
import { Section } from '#app/ui/section.tsx'
import { BilledWeight } from './billed-weight.tsx'
import { Facility } from './facility.tsx'
import figures from './figures.plate.ts?plate'
import { OrderClock } from './order-clock.tsx'
import { Savings } from './savings.tsx'
import stations from './stations.plate.ts?plate'
import warehouse from './warehouse.plate.ts?plate'
import * as drawn from '#app/site/sections/drawn-list.module.css'
import * as styles from './fulfillment.module.css'
import * as text from '#app/ui/text.module.css'

export const handle: ScreenHandle = { seo }

const drawFigure = (metric: Metric) => {
  const { items } = page.metrics
  return <Plate of={figures} part={[items.indexOf(metric), items.length]} />
}

export function Component() {
  const { hero, services, metrics, fieldNote, wayOn, closing } = page
  return (
    <>
      <PageHero hero={hero} next={wayOn.next} className={styles.hero}>
        <Plate of={warehouse} eager />
      </PageHero>
      <OrderClock />
      <Facility />
      <Section ground="deep" pace="turn">
        <SectionHead title={services.title} />
        <ol className={`${drawn.list} ${styles.stations}`}>
          {services.items.map(({ title, description }, index) => (
            <li key={title}>
              <Plate of={stations} part={[index, services.items.length]} />
              <h3 className={text.h3}>{title}</h3>
              <p>{description}</p>
            </li>
          ))}
        </ol>
      </Section>
      <Section pace="near">
        <SectionHead title={metrics.title} />
        <MetricRow items={metrics.items} scope={metrics.scope} draw={drawFigure} />
      </Section>
      <FieldNote note={fieldNote} ground="sheet">
        <BilledWeight />
      </FieldNote>
      <Savings />
      <WayOn wayOn={wayOn} join={join} joinOnPhone={joinOnPhone} look="edge" ground="sheet" />
      <ClosingBand closing={closing} poster={poster} posterOnPhone={posterOnPhone} look="along" />
    </>
  )
}
