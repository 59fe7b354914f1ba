import { contactForm } from '#content/contact.ts'
import { enquiryLimits } from '#contract/options.ts'
import { SettledStatus } from '#app/ui/settled-status.tsx'
import * as styles from './enquiry-form.module.css'
import * as text from '#app/ui/text.module.css'

const shownFrom = enquiryLimits.message - 500

const near = `${text.annotation} ${styles.messageCount}`
const looks = { near, over: `${near} ${styles.messageTooLong}` }

type Props = { length: number; faulty: boolean }

/**
 * Counts the characters left near the limit, and speaks a second after the last key. Empty while the field's own error
 * shows the same.
 */
export function MessageCount({ length, faulty }: Props) {
  const left = enquiryLimits.message - length
  const shown = length >= shownFrom && !faulty
  const said = shown ? contactForm.left(left) : ''
  return (
    <>
      <p id="message-count" className={shown ? looks[left < 0 ? 'over' : 'near'] : undefined}>
        {said}
      </p>
      <SettledStatus afterMs={1000}>{said}</SettledStatus>
    </>
  )
}
