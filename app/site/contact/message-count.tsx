import { contactForm } from '#content/contact.ts'
import { enquiryLimits } from '#contract/options.ts'

const shownFrom = enquiryLimits.message - 500

/** Speaks up near the end only. */
export function MessageCount({ length }: { length: number }) {
  const left = enquiryLimits.message - length
  const tone = left < 0 ? 'text-rust' : 'text-ink-soft'
  return (
    <p
      id="message-count"
      aria-live="polite"
      hidden={length < shownFrom}
      className={`annotation px-4 pb-3 ${tone}`}
    >
      {length >= shownFrom && contactForm.left(left)}
    </p>
  )
}
