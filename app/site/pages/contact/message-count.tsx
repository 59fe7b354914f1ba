import { contactForm } from '#content/contact.ts'
import { enquiryLimits } from '#contract/options.ts'
import * as styles from './enquiry-form.module.css'
import * as text from '#app/ui/text.module.css'

const shownFrom = enquiryLimits.message - 500

type Props = { length: number; faulty: boolean }

/** Counts the characters left near the limit. Hidden while the field's own error shows the same. */
export function MessageCount({ length, faulty }: Props) {
  const left = enquiryLimits.message - length
  const shown = length >= shownFrom && !faulty
  return (
    <p
      id="message-count"
      aria-live="polite"
      hidden={!shown}
      className={
        left < 0
          ? `${text.annotation} ${styles.messageCount} ${styles.messageTooLong}`
          : `${text.annotation} ${styles.messageCount}`
      }
    >
      {shown && contactForm.left(left)}
    </p>
  )
}
