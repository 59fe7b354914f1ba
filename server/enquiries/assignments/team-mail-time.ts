import { nextBusinessTime } from '#contract/business-time.ts'
import type { TeamMailTime } from '#contract/options.ts'

/** The earliest time for a mail about what a colleague asks, for somebody with this wish; null: they want none. */
export function teamMailTime(wish: TeamMailTime, at: Date) {
  if (wish === 'never') return null
  return wish === 'office_hours' ? nextBusinessTime(at) : at
}
