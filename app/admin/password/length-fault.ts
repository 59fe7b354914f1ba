import { longestChosenPassword, shortestPassword } from '#contract/options.ts'

/** What is wrong with a password's length, in a sentence. */
export function lengthFault(password: string) {
  const characters = Array.from(password).length
  if (characters < shortestPassword)
    return `Password must have at least ${shortestPassword} characters.`
  if (characters > longestChosenPassword)
    return `Password must have at most ${longestChosenPassword} characters.`
  return undefined
}
