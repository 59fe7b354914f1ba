import { matchesIn } from '#app/admin/enquiries/word-matches.ts'
import styles from './highlighted.module.css'

type HighlightedProps = { children: string; search: string | undefined }

/** A text with the matches of a search highlighted. */
export function Highlighted({ children: text, search }: HighlightedProps) {
  const matches = search ? matchesIn(text, search) : []
  if (matches.length === 0) return text
  return matches.flatMap(([start, end], at) => [
    text.slice(matches[at - 1]?.[1] ?? 0, start),
    <mark key={start} className={styles.found}>
      {text.slice(start, end)}
    </mark>,
    at === matches.length - 1 && text.slice(end),
  ])
}
