import * as styles from './unbroken.module.css'

/** "3-5", "20-30%", "9AM-6PM", "Mon-Fri" and "$10K to $10M+", with the characters that directly follow them. */
const range =
  /(\$\d[\d.,]*[KM]?\+? to \$\d[\d.,]*[KM]?\+?|Mon-Fri|\d[\d.,]*(?:AM|PM|%)?-\d[\d.,]*(?:AM|PM|%)?\S*)/

/**
 * Keeps ranges, or other parts found by the one group of an expression, on one line, because browsers break after the
 * hyphen of "3-5". A non-breaking hyphen would be a different character for searching, copying and screen readers.
 */
export const Unbroken = ({ children, parts = range }: { children: string; parts?: RegExp }) =>
  children.split(parts).map((part, at) =>
    at % 2 ? (
      <span key={at} className={styles.unbroken}>
        {part}
      </span>
    ) : (
      part
    ),
  )
