/** Usual substitutes for letters in passwords. */
const letters: Record<string, string> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
  '!': 'i',
}

export const commonPassword =
  'This password is among the first that are guessed. Choose one that nobody else would.'

let list: Promise<ReadonlySet<string>> | undefined

/**
 * Whether a password, of 12 to 128 characters, is one of the 49,000 commonest or a disguised one: in other letter case,
 * with digits for letters, with digits and marks around it, or repeated. Also the account's own address, one short
 * piece repeated, and letters or digits in sequence. Runs in time linear in the length; @zxcvbn-ts/core, which rates
 * strength in the browser, takes seconds for some passwords of 128 characters.
 */
export async function isCommonPassword(password: string, email: string) {
  list ??= loadList().catch((error: unknown) => {
    list = undefined
    throw error
  })
  const common = await list
  const plain = password.normalize('NFKC').toLowerCase()
  const own = [email, ...email.split(/[@.]/)]
  const isKnown = (text: string) => common.has(text) || own.includes(text)
  return [plain, withoutEnds(plain)]
    .flatMap((text) => [text, unitOf(text)])
    .flatMap((text) => [text, withLetters(text)])
    .some((text) => isKnown(text) || text.length <= 3 || isRow(text))
}

async function loadList() {
  const { dictionary } = await import('@zxcvbn-ts/language-common')
  return new Set(dictionary['passwords-common'].map((word) => String(word)))
}

const withLetters = (text: string) =>
  Array.from(text, (character) => letters[character] ?? character).join('')

/** The text without digits and marks at its ends. */
function withoutEnds(text: string) {
  const isLetter = (character: string) => /\p{L}/u.test(character)
  const characters = Array.from(text)
  const first = characters.findIndex(isLetter)
  if (first === -1) return text
  return characters.slice(first, characters.findLastIndex(isLetter) + 1).join('')
}

/** "abc" of "abcabcabc"; a text without repetition is its own unit. */
function unitOf(text: string) {
  const at = (text + text).indexOf(text, 1)
  return text.slice(0, at)
}

/** Sequences such as "abcdefghijkl" and "987654321098". */
function isRow(text: string) {
  const codes = Array.from(text, (character) => character.codePointAt(0)!)
  const steps = new Set(codes.slice(1).map((code, at) => (code - codes[at]! + 10) % 10))
  return steps.size === 1 && (steps.has(1) || steps.has(9))
}
