import { maxChosenPasswordLength, minPasswordLength } from '#contract/options.ts'

export const passwordHint = `${minPasswordLength} to ${maxChosenPasswordLength} characters. A few words that do not belong together are best.`
