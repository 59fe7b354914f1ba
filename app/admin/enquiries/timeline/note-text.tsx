import { shortName } from '#app/admin/enquiries/staff.ts'
import styles from './timeline.module.css'

type NoteTextProps = { text: string; mentions: string[] }

/** The text of a note with highlighted mentions. */
export const NoteText = ({ text, mentions }: NoteTextProps) => (
  <p className={styles.text} dir="auto">
    {split(text, mentions).map((part, index) =>
      // The parts have no key other than their index.
      // oxlint-disable-next-line react/no-array-index-key
      index % 2 === 1 ? <mark key={index}>{part}</mark> : part,
    )}
  </p>
)

/** Splits at mentions, which are the odd parts: "@" and the whole address, or only the part before its @. */
function split(text: string, mentions: string[]) {
  if (mentions.length === 0) return [text]
  const names = mentions
    .flatMap((email) => [email, shortName(email)])
    .toSorted((one, other) => other.length - one.length)
    .map((email) => `@${email.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)}`)
  return text.split(new RegExp(`(${names.join('|')})(?![\\p{L}\\p{N}])`, 'giu'))
}
