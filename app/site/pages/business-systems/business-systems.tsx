import { page, seo } from '#content/pages/business-systems.ts'
import type { ScreenHandle } from '#app/screen.ts'
import poster from '#app/site/drawings/closing/business-systems.plate.ts?plate'
import join from '#app/site/drawings/joins/business-systems.plate.ts?plate'
import strip from '#app/site/drawings/steps/business-systems.plate.ts?plate'
import { Plate } from '#app/site/drawings/plate.tsx'
import { ClosingBand } from '#app/site/sections/closing.tsx'
import { PageHero } from '#app/site/sections/page-hero.tsx'
import { SectionHead } from '#app/site/sections/section-head.tsx'
import { Steps } from '#app/site/sections/steps.tsx'
import { WayOn } from '#app/site/sections/way-on.tsx'
import { Section } from '#app/ui/section.tsx'
import { Benefits } from './benefits.tsx'
import { Faq } from './faq.tsx'
import { PanelSchedule } from './panel-schedule.tsx'
import wiring from './wiring.plate.ts?plate'
import wiringOnPhone from './wiring-phone.plate.ts?plate'
import * as styles from './business-systems.module.css'

export const handle: ScreenHandle = { seo }

export function Component() {
  const { hero, howItWorks, wayOn, closing } = page
  return (
    <>
      <PageHero hero={hero} next={wayOn.next} className={styles.hero}>
        <Plate of={wiring} phone={wiringOnPhone} eager />
      </PageHero>
      <Benefits />
      <Section>
        <SectionHead id={howItWorks.id} title={howItWorks.title} />
        <Steps items={howItWorks.items} strip={strip} />
      </Section>
      <PanelSchedule />
      <Faq />
      <WayOn wayOn={wayOn} join={join} look="beside" />
      <ClosingBand closing={closing} poster={poster} look="card" className={styles.spreadsheet} />
    </>
  )
}
