/** Without letters and digits that are easily confused when read aloud. */
const alphabet = 'abcdefghjkmnpqrstuvwxyz23456789'

export const randomLetters = (length: number): string =>
  Array.from({ length }, randomLetter).join('')

function randomLetter(): string {
  const [byte = 255] = crypto.getRandomValues(new Uint8Array(1))
  // Bytes beyond the last multiple of the alphabet's length are discarded, so that every letter is equally likely.
  const whole = 256 - (256 % alphabet.length)
  return byte < whole ? alphabet.charAt(byte % alphabet.length) : randomLetter()
}
