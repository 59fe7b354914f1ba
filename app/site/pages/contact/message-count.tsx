import { contactForm } from '#content/contact.ts'
import { enquiryLimits } from '#contract/options.ts'

const shownFrom = enquiryLimits.message - 500

type Props = { length: number; faulty: boolean }

/** Counts the characters left near the limit. Hidden while the field's own error says the same. */
export function MessageCount({ length, faulty }: Props) {
  const left = enquiryLimits.message - length
  const shown = length >= shownFrom && !faulty
  const tone = left < 0 ? 'text-rust' : 'text-ink-soft'
  return (
    <p
      id="message-count"
      aria-live="polite"
      hidden={!shown}
      className={`annotation px-4 pb-3 ${tone}`}
    >
      {shown && contactForm.left(left)}
    </p>
  )
}
