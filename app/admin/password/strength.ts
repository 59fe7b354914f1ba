import type { ZxcvbnFactory } from '@zxcvbn-ts/core'
import { organizationName } from '#content/organization.ts'

export type Strength = {
  /** From 0, guessed at once, to 4. */
  score: 0 | 1 | 2 | 3 | 4
  /** Why it is not stronger, and what would help. */
  advice: string
}

let estimator: Promise<ZxcvbnFactory> | undefined

/** Its lists of words are large, so they come when somebody begins to choose a password. */
export async function strengthOf(password: string): Promise<Strength> {
  estimator ??= loadEstimator()
  const { score, feedback } = (await estimator).check(password, ownWords)
  return { score, advice: [feedback.warning, ...feedback.suggestions].filter(Boolean).join(' ') }
}

/** Brings the lists while the person still thinks. After a failure no strength is shown. */
export const prepareStrength = () => {
  estimator ??= loadEstimator()
  estimator.catch(() => (estimator = undefined))
}

const ownWords = organizationName.split(' ')

async function loadEstimator() {
  const [{ ZxcvbnFactory: Factory }, common, english] = await Promise.all([
    import('@zxcvbn-ts/core'),
    import('@zxcvbn-ts/language-common'),
    import('@zxcvbn-ts/language-en'),
  ])
  return new Factory({
    dictionary: { ...common.dictionary, ...english.dictionary },
    graphs: common.adjacencyGraphs,
    translations: english.translations,
    // With the library's own bounds some passwords take two seconds, with these 25 ms, and the scores are the same.
    l33tMaxSubstitutions: 2,
    maxLength: 48,
  })
}
