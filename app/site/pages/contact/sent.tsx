import envelope from '#app/site/drawings/envelope.plate.ts?plate'
import { Plate } from '#app/site/drawings/plate.tsx'
import { useSyncExternalStore } from 'react'
import type { ScreenHandle } from '#app/screen.ts'
import { buttonClass } from '#app/ui/button.tsx'
import { contactReceipt, sentPage, sentSeo } from '#content/contact.ts'
import { messages } from '#contract/messages.ts'
import { shownWith, slotFor } from '#contract/page-slots.ts'
import { referenceIn } from '#contract/reference.ts'
import { SiteLink } from '#app/site/sections/site-link.tsx'
import * as styles from './receipt.module.css'
import * as messageScreen from '#app/site/frame/message-screen.module.css'
import * as surface from '#app/ui/surface.module.css'
import * as text from '#app/ui/text.module.css'

export const handle: ScreenHandle = { seo: sentSeo }

const never = () => () => {}
const readReference = () => referenceIn(location.search)
/** The reference that the server has inserted into the page. */
const readWritten = () =>
  import.meta.env.SSR
    ? undefined
    : document.querySelector('[data-reference]')?.textContent || undefined

/** The page after a form that was posted without scripts. It shows the text of the toast. */
export function Component() {
  const reference = useSyncExternalStore(never, readReference, readWritten)
  return (
    <section className={`${messageScreen.underBar} ${surface.fineGrid}`}>
      <div className={`${surface.pageWidth} ${styles.sent}`}>
        <div className={`${styles.receipt} ${styles.sentReceipt}`}>
          <p aria-hidden="true" className={styles.receiptStamp}>
            {contactReceipt.stamp}
          </p>
          <h1 className={`${text.h2} ${styles.sentTitle}`}>{messages.submitted.title}</h1>
          <p className={`${text.lead} ${styles.sentDetail}`}>{messages.submitted.detail}</p>
          <div {...shownWith('reference')} hidden={!reference} className={styles.sentReference}>
            <p className={`${text.annotation} ${styles.receiptLabel}`}>
              {contactReceipt.reference}
            </p>
            <p
              {...slotFor('reference')}
              data-reference=""
              className={`${text.h3} ${styles.reference}`}
            >
              {reference}
            </p>
          </div>
          <p className={styles.sentLinks}>
            <SiteLink to="/" className={buttonClass()}>
              {sentPage.back}
            </SiteLink>
            <SiteLink to="/contact" className={buttonClass('secondary')}>
              {contactReceipt.another}
            </SiteLink>
          </p>
        </div>
        <div className={styles.sentMap}>
          <Plate of={envelope} />
        </div>
      </div>
    </section>
  )
}
