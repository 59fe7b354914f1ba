import { contactHero } from '#content/contact.ts'
import { Plate } from '#app/site/drawings/plate.tsx'
import drawings from './contact.plate.ts?plate'
import { envelopeFrame } from './drawing-frames.ts'
import onPhone from './letter-phone.plate.ts?plate'
import * as styles from './contact.module.css'
import * as surface from '#app/ui/surface.module.css'
import * as text from '#app/ui/text.module.css'

export function ContactHero() {
  return (
    <section className={`${surface.pageWidth} ${styles.contactHero}`}>
      <div>
        <h1 className={text.h1}>{contactHero.headline}</h1>
        <p className={`${text.lead} ${styles.contactLead}`}>{contactHero.lead}</p>
      </div>
      <Plate
        of={drawings}
        frame={envelopeFrame}
        phone={onPhone}
        className={styles.envelope}
        eager
      />
    </section>
  )
}
