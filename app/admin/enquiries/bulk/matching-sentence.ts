import { figure } from '#app/admin/dates.ts'
import { reasons, stillUnanswered } from './bulk-sentence.ts'

type Outcome = {
  /** By code. */
  outcomes: Readonly<Record<string, number>>
  /** How many of the changed ones are not listed as waiting, although nobody has answered them. */
  unanswered: number
  /** The reason if it ended early. */
  end: string | null
}

/** Summarizes a bulk change by the number of each outcome. */
export function matchingSentence(
  { outcomes, unanswered, end }: Outcome,
  total: number,
  done: string,
) {
  const { changed = 0, ...unchanged } = outcomes
  const what = changed === 1 ? '1 enquiry' : `${figure(changed)} enquiries`
  const first = changed > 0 ? `${what} ${done}.` : 'No enquiry was changed.'
  const others = Object.entries(unchanged).map(
    ([code, count]) => `${figure(count)} (${reasons[code] ?? 'refused'})`,
  )
  const through = Object.values(outcomes).reduce((sum, count) => sum + count, 0)
  const left = Math.max(0, total - through)
  const rest = left === 1 ? '1 was left as it is.' : `${figure(left)} were left as they are.`
  return [
    first,
    ...stillUnanswered(unanswered, changed),
    others.length > 0 && `Unchanged: ${others.join(', ')}.`,
    end !== null && `${end} ${rest}`,
  ]
    .filter(Boolean)
    .join(' ')
}
