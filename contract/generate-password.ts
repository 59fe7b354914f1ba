/** Without the letters and digits that people mistake for each other when they read aloud. */
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
  // Bytes beyond the last whole alphabet are thrown away, so that no letter is likelier than another.
  const whole = 256 - (256 % alphabet.length)
  return byte < whole ? alphabet.charAt(byte % alphabet.length) : randomLetter()
}
