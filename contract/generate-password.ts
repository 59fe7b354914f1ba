import { randomLetters } from './random-letters.ts'

const groups = 4
const groupLength = 5

/** Such as "k7mqp-x2rtb-9hcwn-v4ejs": about 99 bits. */
export const generatePassword = (): string =>
  Array.from({ length: groups }, () => randomLetters(groupLength)).join('-')
