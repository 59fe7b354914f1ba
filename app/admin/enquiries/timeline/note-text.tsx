import { shortName } from '#app/admin/enquiries/staff.ts'
import styles from './timeline.module.css'

type NoteTextProps = { text: string; mentions: string[] }

/** As it was typed; those it mentions stand out. */
export const NoteText = ({ text, mentions }: NoteTextProps) => (
  <p className={styles.text} dir="auto">
    {split(text, mentions).map((part, index) =>
      // A part has nothing but its place.
      // oxlint-disable-next-line react/no-array-index-key
      index % 2 === 1 ? <mark key={index}>{part}</mark> : part,
    )}
  </p>
)

/** Every second part is a mention, by the whole address or by what stands before its @. */
function split(text: string, mentions: string[]) {
  if (mentions.length === 0) return [text]
  const names = mentions
    .flatMap((email) => [email, shortName(email)])
    .toSorted((one, other) => other.length - one.length)
    .map((email) => `@${email.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)}`)
  return text.split(new RegExp(`(${names.join('|')})(?![\\p{L}\\p{N}])`, 'giu'))
}
