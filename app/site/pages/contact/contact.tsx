import type { ScreenHandle } from '#app/screen.ts'
import { contactSeo } from '#content/contact.ts'
import { ContactCards } from './contact-cards.tsx'
import { ContactHero } from './contact-hero.tsx'
import { EnquiryForm } from './enquiry-form.tsx'
import { Questions } from './questions.tsx'
import * as styles from './contact.module.css'
import * as messageScreen from '#app/site/frame/message-screen.module.css'
import * as surface from '#app/ui/surface.module.css'

export const handle: ScreenHandle = { seo: contactSeo }

/** A drawing sheet: the plan above, the form in its frame, the facts in the title block beside it, notes below. */
export function Component() {
  return (
    <>
      <div className={`${messageScreen.underBar} ${surface.fineGrid}`}>
        <ContactHero />
        <div className={`${surface.pageWidth} ${styles.contactBody}`}>
          <div className={styles.draftingSheet}>
            <EnquiryForm />
            <ContactCards />
          </div>
        </div>
      </div>
      <Questions />
    </>
  )
}
