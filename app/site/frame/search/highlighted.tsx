import { isFound } from './found-words.ts'
import { wordsOf } from './words.ts'

type Props = { text: string; terms: string[]; found: string[] }

/**
 * A text with its matches highlighted: the typed part of a word, or the whole word after a typing error. In elements only,
 * because a browser that translates the page replaces bare text, which React could not remove.
 */
export function Highlighted(props: Props) {
  return partsOf(props).map(({ words, isMarked }, at) =>
    isMarked ? <mark key={at}>{words}</mark> : <span key={at}>{words}</span>,
  )
}

export function partsOf({ text, terms, found }: Props) {
  const parts: { words: string; isMarked: boolean }[] = []
  let end = 0
  const add = (upTo: number, isMarked: boolean) => {
    if (upTo > end) parts.push({ words: text.slice(end, upTo), isMarked })
    end = upTo
  }
  for (const word of wordsOf(text).filter((each) => isFound(each.text, found))) {
    add(word.start, false)
    const typed = terms.find((term) =>
      text.slice(word.start, word.end).toLowerCase().startsWith(term),
    )
    add(typed ? word.start + typed.length : word.end, true)
  }
  add(text.length, false)
  return parts
}
