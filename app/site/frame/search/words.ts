export type Word = { text: string; start: number; end: number }

/** The words of a text, folded so that "E-commerce" and "ecommerce" are one, each with its place in the text. */
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

/** How well a word answers to what was typed: 1 for the word itself, 0 for another. */
export function closeness(typed: string, word: string) {
  if (word === typed) return 1
  if (word.startsWith(typed)) return 0.6 + (0.3 * typed.length) / word.length
  if (typed.length >= 3 && word.includes(typed)) return 0.45
  const slips = typed.length < 4 || typed[0] !== word[0] ? 0 : typed.length < 8 ? 1 : 2
  if (slips === 0) return 0
  // While a word is being typed, only its beginning can be compared.
  const beginning = word.slice(0, typed.length)
  const made = Math.min(distance(typed, word), distance(typed, beginning))
  return made > slips ? 0 : 0.45 - 0.1 * made
}

/** Slips of the finger between two words: a letter too many, too few, wrong, or two changed over. */
function distance(a: string, b: string) {
  if (Math.abs(a.length - b.length) > 2) return Infinity
  const rows: number[][] = [Array.from({ length: b.length + 1 }, (_, column) => column)]
  for (let i = 1; i <= a.length; i++) {
    const row = [i]
    for (let j = 1; j <= b.length; j++) {
      const wrong = a[i - 1] === b[j - 1] ? 0 : 1
      const isSwap = a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]
      row[j] = Math.min(
        row[j - 1]! + 1,
        rows[i - 1]![j]! + 1,
        rows[i - 1]![j - 1]! + wrong,
        isSwap ? rows[i - 2]![j - 2]! + 1 : Infinity,
      )
    }
    rows.push(row)
  }
  return rows[a.length]![b.length]!
}
