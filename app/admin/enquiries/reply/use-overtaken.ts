import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { TimelineEntry } from '#contract/timeline.ts'
import { useAccount } from '#app/admin/account.ts'
import { staffName } from '#app/admin/enquiries/staff.ts'
import { timeline } from '#app/admin/enquiries/timeline/timeline-query.ts'

/**
 * Whether somebody else has replied since the composer was opened. Sending has to be confirmed then, so that the visitor
 * does not get two answers.
 */
export function useOvertaken(id: string) {
  const { userId } = useAccount()
  const { data } = useInfiniteQuery(timeline(id))
  const others = data?.pages[0]?.rows.filter((entry) => isReplyOfAnother(entry, userId))
  const [known, setKnown] = useState<ReadonlySet<string>>()
  const [acceptedId, setAcceptedId] = useState<string>()
  if (others && !known) setKnown(new Set(others.map((entry) => entry.id)))
  const newest = known && others?.find((entry) => !known.has(entry.id))
  const isAccepted = newest !== undefined && newest.id === acceptedId
  const said = newest && `${staffName(newest.actor?.email ?? '')} has replied in the meantime.`
  return {
    isNew: newest !== undefined && !isAccepted,
    isAccepted,
    accept: () => setAcceptedId(newest?.id),
    sentence: isAccepted ? `${said} Send yours, too?` : said,
  }
}

const isReplyOfAnother = (entry: TimelineEntry, userId: string) =>
  entry.kind === 'reply' && entry.status !== 'undone' && entry.actor?.id !== userId
