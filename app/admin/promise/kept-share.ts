import type { PromiseReport } from '#contract/promise-report.ts'

type Figures = Pick<PromiseReport['total'], 'kept' | 'broken'>

/** The share of kept promises, rounded down so that 100% means all; undefined if no promise was kept or broken yet. */
export function keptShare({ kept, broken }: Figures) {
  const ended = kept + broken
  return ended > 0 ? `${Math.floor((100 * kept) / ended)}%` : undefined
}
