import type { ZxcvbnFactory } from '@zxcvbn-ts/core'
import { organizationName } from '#content/organization.ts'

export type Strength = {
  /** From 0, the weakest, to 4. */
  score: 0 | 1 | 2 | 3 | 4
  /** What makes it weak, and how to improve it. */
  advice: string
}

let estimator: Promise<ZxcvbnFactory> | undefined

/** Loads the estimator on first use, because its word lists are large. */
export async function strengthOf(password: string): Promise<Strength> {
  const { score, feedback } = (await loaded()).check(password, ownWords)
  return { score, advice: [feedback.warning, ...feedback.suggestions].filter(Boolean).join(' ') }
}

/** Preloads the estimator. */
export const prepareStrength = () => void loaded().catch(() => {})

const loaded = () =>
  (estimator ??= loadEstimator().catch((error: unknown) => {
    // The next call tries again.
    estimator = undefined
    throw error
  }))

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
    // With the library's defaults some passwords take two seconds; with these limits 25 ms, with the same scores.
    l33tMaxSubstitutions: 2,
    maxLength: 48,
  })
}
