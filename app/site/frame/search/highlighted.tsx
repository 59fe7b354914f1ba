import { closeness, wordsOf } from './words.ts'

/** A text with the words that were asked for marked: as far as they were typed, or whole where they were mistyped. */
export function Highlighted({ text, terms }: { text: string; terms: string[] }) {
  return partsOf(text, terms).map(({ words, isMarked }, at) =>
    isMarked ? <mark key={at}>{words}</mark> : words,
  )
}

export function partsOf(text: string, terms: string[]) {
  const parts: { words: string; isMarked: boolean }[] = []
  let end = 0
  const add = (upTo: number, isMarked: boolean) => {
    if (upTo > end) parts.push({ words: text.slice(end, upTo), isMarked })
    end = upTo
  }
  for (const word of wordsOf(text)) {
    const term = terms.find((each) => closeness(each, word.text) > 0)
    if (!term) continue
    add(word.start, false)
    const typed = text.slice(word.start, word.start + term.length).toLowerCase() === term
    add(typed ? word.start + term.length : word.end, true)
  }
  add(text.length, false)
  return parts
}
