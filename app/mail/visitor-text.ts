/**
 * A visitor's text on one line of a mail: without control characters, bidirectional formatting characters and invisible
 * tags. Line breaks become spaces.
 */
const unwanted =
  /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069\ufeff\ufff9-\ufffb\u{e0000}-\u{e007f}]/gu

export function oneLine(text: string, longest = 200) {
  const line = text.replace(unwanted, '').replace(/\s+/g, ' ').trim()
  if (line.length <= longest) return line
  // Drops half of a surrogate pair that was split by truncation.
  const cut = line.slice(0, longest - 1).replace(/[\ud800-\udbff]$/, '')
  return `${cut.trim()}…`
}

/** Breaks up encoded words such as "=?utf-8?q?...?=", which mail clients would decode. */
export const subjectLine = (text: string) => oneLine(text, 120).replaceAll('=?', '= ?')

/**
 * The size of a character in bytes after escaping. A line break counts as more, because many lines are slow to render.
 */
const weights: Record<string, number> = { '&': 5, '<': 4, '>': 4, '"': 6, "'": 6, '\n': 30 }
const weightOf = (character: string) => weights[character] ?? Buffer.byteLength(character)

/** Leaves space for the rest of a mail of 60 KB. */
const maxBytes = 30_000

/** Cleans a text of several lines. */
export const cleanText = (text: string) =>
  text.replace(/\r\n?|[\u0085\u2028\u2029]/g, '\n').replace(unwanted, '')

/** As many lines of a message as fit, and the number of characters that were cut off. */
export function messageLines(message: string) {
  const clean = cleanText(message).replace(/\n{3,}/g, '\n\n')
  let bytes = 0
  let end = 0
  for (const character of clean) {
    bytes += weightOf(character)
    if (bytes > maxBytes) break
    end += character.length
  }
  return { lines: clean.slice(0, end).split('\n'), shown: end, length: clean.length }
}
