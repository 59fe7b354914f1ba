/** Removes case and accents without changing any index into the text. */
export const fold = (text: string) => text.replaceAll(/\P{ASCII}|[A-Z]/gu, foldOne)

function foldOne(character: string) {
  const folded = character.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()
  return folded.length === character.length ? folded : character
}

/** Sequences of letters and digits, folded. */
export const foldedWords = (text: string) => fold(text).match(/[\p{L}\p{N}]+/gu) ?? []

/** Start and end of each match: a word of the text that starts with a word of the search. */
export function matchesIn(text: string, search: string) {
  const words = foldedWords(search)
  if (words.length === 0) return []
  const beginnings = new RegExp(`(?<![\\p{L}\\p{N}])(?:${words.join('|')})`, 'gu')
  return [...fold(text).matchAll(beginnings)].map(
    ({ 0: found, index }) => [index, index + found.length] as const,
  )
}
