import styles from './highlighted.module.css'

/** Case and accents make no difference, and each character keeps its place. */
export const fold = (text: string) => text.replaceAll(/\P{ASCII}|[A-Z]/gu, foldOne)

function foldOne(character: string) {
  const folded = character.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()
  return folded.length === character.length ? folded : character
}

/** Folded. */
export const wordsOf = (text: string) => fold(text).match(/[\p{L}\p{N}]+/gu) ?? []

/** Where a text has a word that begins as one of the search does: pairs of start and end. */
export function matchesIn(text: string, search: string) {
  const words = wordsOf(search)
  if (words.length === 0) return []
  const beginnings = new RegExp(`(?<![\\p{L}\\p{N}])(?:${words.join('|')})`, 'gu')
  return [...fold(text).matchAll(beginnings)].map(
    ({ 0: found, index }) => [index, index + found.length] as const,
  )
}

type HighlightedProps = { children: string; search: string | undefined }

/** Text with what was searched for marked in it. */
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
