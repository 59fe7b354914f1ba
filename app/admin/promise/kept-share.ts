import type { PromiseReport } from '#contract/promise-report.ts'

type Figures = Pick<PromiseReport['total'], 'kept' | 'broken'>

/** How many of those whose time is up were answered inside it, never rounded up; nothing where no time is up yet. */
export function keptShare({ kept, broken }: Figures) {
  const ended = kept + broken
  return ended > 0 ? `${Math.floor((100 * kept) / ended)}%` : undefined
}
