import type { TimelineEntry } from '#contract/timeline.ts'
import { useAccount } from '#app/admin/session/use-account.ts'
import { shortName } from '#app/admin/enquiries/staff.ts'

/** The person, with the whole address as tooltip. Entries without an actor are by the server itself. */
export function Who({ actor }: Pick<TimelineEntry, 'actor'>) {
  const { userId } = useAccount()
  if (!actor) return <b>The site</b>
  return <b title={actor.email}>{actor.id === userId ? 'You' : shortName(actor.email)}</b>
}
