/** No writing puts as many on one letter. */
const longRun = /\p{M}{30}/gu
/** Itself a mark, and invisible: the combining grapheme joiner. */
const divider = '\u034f'

/**
 * Divides long runs of combining marks, as Unicode's stream-safe format does. `normalize` sorts each run, in a time that
 * grows with the square of its length: 5,000 marks of a stranger would block the main thread.
 */
export const divideMarks = (text: string) => text.replace(longRun, `$&${divider}`)
