import * as styles from './unbroken.module.css'

/** "3-5", "20-30%", "9AM-6PM", "Mon-Fri" and "$10K to $10M+", with what follows them directly. */
const range =
  /(\$\d[\d.,]*[KM]?\+? to \$\d[\d.,]*[KM]?\+?|Mon-Fri|\d[\d.,]*(?:AM|PM|%)?-\d[\d.,]*(?:AM|PM|%)?\S*)/

/**
 * A text whose ranges stay on one line. Browsers break after the hyphen of "3-5"; another character in its place would
 * be another text to whoever searches, copies or listens.
 */
export const Unbroken = ({ children }: { children: string }) =>
  children.split(range).map((part, at) =>
    at % 2 ? (
      <span key={at} className={styles.unbroken}>
        {part}
      </span>
    ) : (
      part
    ),
  )
