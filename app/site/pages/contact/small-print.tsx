import { useSyncExternalStore } from 'react'
import { contactForm } from '#content/contact.ts'
import { optedOut } from '#app/site/visit-steps.ts'
import * as styles from './enquiry-form.module.css'
import * as text from '#app/ui/text.module.css'

const never = () => () => {}

/** How the data is used, and that a Global Privacy Control signal is honored. */
export function SmallPrint() {
  const honored = useSyncExternalStore(never, optedOut, () => false)
  return (
    <div className={`${text.small} ${styles.smallPrint}`}>
      <p>{contactForm.privacy}</p>
      {honored && <p className={`${text.annotation} ${styles.optedOut}`}>{contactForm.optedOut}</p>}
    </div>
  )
}
