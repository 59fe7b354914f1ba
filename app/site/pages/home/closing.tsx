import { closing } from '#content/home.ts'
import { organization } from '#content/organization.ts'
import truck from './truck.plate.ts?plate'
import truckOnPhone from './truck-phone.plate.ts?plate'
import { Plate } from '#app/site/drawings/plate.tsx'
import { CallToAction } from '#app/site/sections/call-to-action.tsx'
import { Section } from '#app/ui/section.tsx'
import { Unbroken } from '#app/ui/unbroken.tsx'
import * as styles from './closing.module.css'
import * as text from '#app/ui/text.module.css'

export function Closing() {
  return (
    <Section ground="deep" className={styles.closing}>
      <div className={styles.closingWords}>
        <h2 className={text.h1}>{closing.heading}</h2>
        <p className={text.lead}>{closing.lead}</p>
        <CallToAction
          origin={`home: ${closing.action}`}
          need="Full-service partnership"
          look="chalk"
          size="large"
        >
          {closing.action}
        </CallToAction>
        <p className={text.annotation}>
          <Unbroken>{organization.supportHours}</Unbroken>
        </p>
      </div>
      <div className={styles.closingPlate}>
        <Plate of={truck} phone={truckOnPhone} part={[0, 2]} />
        <span>
          <Plate of={truck} phone={truckOnPhone} part={[1, 2]} />
        </span>
      </div>
    </Section>
  )
}
