export type Word = { text: string; start: number; end: number }

/**
 * The words of a text, normalized so that "E-commerce" and "ecommerce" are equal, each with its position in the text.
 */
export function wordsOf(text: string): Word[] {
  return [...text.matchAll(/[\p{L}\p{N}]+(?:[-'’][\p{L}\p{N}]+)*/gu)].map(({ 0: word, index }) => ({
    text: fold(word),
    start: index,
    end: index + word.length,
  }))
}

const fold = (word: string) =>
  word
    .normalize('NFKD')
    .replace(/[^\p{L}\p{N}]/gu, '')
    .toLowerCase()

const fillers = new Set(
  'a an and are at be can do does for from how i in is it me my of on or our the to us we what when which who with you your'.split(
    ' ',
  ),
)

/** The normalized words of a query. Stop words are ignored unless there are no others. */
export function termsOf(query: string) {
  const words = wordsOf(query).map(({ text }) => text)
  const telling = words.filter((word) => !fillers.has(word))
  return telling.length ? telling : words
}
