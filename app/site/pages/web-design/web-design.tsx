import { page, seo } from '#content/pages/web-design.ts'
import type { ScreenHandle } from '#app/screen.ts'
import poster from '#app/site/drawings/closing/web-design.plate.ts?plate'
import join from '#app/site/drawings/joins/web-design.plate.ts?plate'
import strip from '#app/site/drawings/steps/web-design.plate.ts?plate'
import { ClosingBand } from '#app/site/sections/closing.tsx'
import { FieldNote } from '#app/site/sections/field-note.tsx'
import { PageHero } from '#app/site/sections/page-hero.tsx'
import { SectionHead } from '#app/site/sections/section-head.tsx'
import { Stations } from '#app/site/sections/stations.tsx'
import { Steps } from '#app/site/sections/steps.tsx'
import { WayOn } from '#app/site/sections/way-on.tsx'
import { Section } from '#app/ui/section.tsx'
import { BeforeAfter } from './before-after.tsx'
import { Included } from './included.tsx'
import orderPath from './order-path.plate.ts?plate'
import orderPathOnPhone from './order-path-phone.plate.ts?plate'
import { RedirectMap } from './redirect-map.tsx'
import { Technology } from './technology.tsx'
import * as styles from './web-design.module.css'

export const handle: ScreenHandle = { seo }

/** The order's path. It is designed from its end, each screen from what the next one requires. */
const screens = ['landing', 'product', 'cart', 'checkout', 'confirmed']

export function Component() {
  const { hero, fieldNote, steps, wayOn, closing } = page
  return (
    <>
      <PageHero hero={hero} next={wayOn.next} layout="below">
        <div>
          <Stations of={orderPath} phone={orderPathOnPhone} folded words={screens} />
        </div>
        <Technology />
      </PageHero>
      <BeforeAfter />
      <Included />
      <FieldNote note={fieldNote} ground="sheet">
        <RedirectMap />
      </FieldNote>
      <Section>
        <SectionHead title={steps.title} />
        <Steps items={steps.items} strip={strip} />
      </Section>
      <WayOn wayOn={wayOn} join={join} look="beside" ground="sheet" />
      <ClosingBand closing={closing} poster={poster} look="card" className={styles.desktop} />
    </>
  )
}
