import { maxChosenPasswordLength, minPasswordLength } from '#contract/options.ts'

/** The error message for the length of a password. */
export function lengthFault(password: string) {
  const characters = Array.from(password).length
  if (characters < minPasswordLength)
    return `Password must have at least ${minPasswordLength} characters.`
  if (characters > maxChosenPasswordLength)
    return `Password must have at most ${maxChosenPasswordLength} characters.`
  return undefined
}
