import { closing } from '#content/home.ts'
import { organization } from '#content/organization.ts'
import { ScaleBar } from '#app/ui/drawing/scale-bar.tsx'
import { CallToAction } from '#app/site/sections/call-to-action.tsx'
import { Section } from '#app/ui/section.tsx'
import { Unbroken } from '#app/ui/unbroken.tsx'
import * as styles from './closing.module.css'
import * as text from '#app/ui/text.module.css'

export function Closing() {
  return (
    <Section ground="deep">
      <ScaleBar mark={0} className={styles.closingBar} />
      <h2 className={styles.closingHeading}>{closing.heading}</h2>
      <div className={styles.closingFoot}>
        <p className={text.lead}>{closing.lead}</p>
        <div>
          <CallToAction
            origin={`home: ${closing.action}`}
            need="Full-service partnership"
            look="chalk"
            size="large"
          >
            {closing.action}
          </CallToAction>
          <p className={`${text.annotation} ${styles.annotation}`}>
            <Unbroken>{organization.supportHours}</Unbroken>
          </p>
        </div>
      </div>
    </Section>
  )
}
