import { divideMarks } from '#server/enquiries/divide-marks.ts'

/** Letters that Unicode does not decompose. */
const replacements: Record<string, string> = {
  ς: 'σ',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  ħ: 'h',
  æ: 'ae',
  œ: 'oe',
  þ: 'th',
}
const replaced = new RegExp(`[${Object.keys(replacements).join('')}]`, 'g')

/** Lower case by way of upper case, where ß becomes SS and the dotless ı becomes I. */
const lowered = (text: string) => text.toLowerCase().toUpperCase().toLowerCase()
const withoutMarks = (text: string) => divideMarks(text).normalize('NFKD').replace(/\p{M}/gu, '')

/** Without case, accents and compatibility forms of letters. */
const folded = (text: string) =>
  withoutMarks(lowered(withoutMarks(text))).replace(replaced, (letter) => replacements[letter]!)

/**
 * Runs of letters and digits. In scripts without spaces between words every character is a word. Truncated, since
 * PostgreSQL refuses very long words.
 */
const word =
  /[[\p{scx=Han}\p{scx=Hira}\p{scx=Kana}\p{scx=Thai}\p{scx=Laoo}\p{scx=Khmr}\p{scx=Mymr}]&&[\p{L}\p{N}]]|[[\p{L}\p{N}]--[\p{scx=Han}\p{scx=Hira}\p{scx=Kana}\p{scx=Thai}\p{scx=Laoo}\p{scx=Khmr}\p{scx=Mymr}]]{1,60}/gv

/** The distinct words of a text, folded here and not by the databases, so that both find the same. */
export const searchWords = (text: string) => [...new Set(folded(text).match(word))]

/** The beginning of a pasted web address, which visitors leave out. */
const webPrefix = /(?<=^|\s)(https?:\/\/)?(www\.)?(?=\S)/gi

/** Further words are ignored. */
const maxQueryWords = 20

/**
 * The words of a search; null without a search. A word that is the beginning of another is left out, because it is
 * found with it.
 */
export function queryWords(q: string | undefined) {
  if (q === undefined) return null
  const words = searchWords(q.replace(webPrefix, '')).slice(0, maxQueryWords)
  return words.filter((word) => !words.some((other) => other !== word && other.startsWith(word)))
}
