/** Without letters and digits that are easily confused when read aloud. */
const alphabet = 'abcdefghjkmnpqrstuvwxyz23456789'
const groups = 4
const groupLength = 5

/** Such as "k7mqp-x2rtb-9hcwn-v4ejs": about 99 bits. */
export function generatePassword(): string {
  return Array.from({ length: groups }, () =>
    Array.from({ length: groupLength }, randomLetter).join(''),
  ).join('-')
}

function randomLetter(): string {
  const [byte = 255] = crypto.getRandomValues(new Uint8Array(1))
  // Bytes beyond the last multiple of the alphabet's length are discarded, so that every letter is equally likely.
  const whole = 256 - (256 % alphabet.length)
  return byte < whole ? alphabet.charAt(byte % alphabet.length) : randomLetter()
}
