import { useInfiniteQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import type { TimelineEntry } from '#contract/timeline.ts'
import { useAccount } from '#app/admin/account.ts'
import { staffName } from '#app/admin/enquiries/staff.ts'
import { timeline } from '#app/admin/enquiries/timeline/timeline-query.ts'

/** A second click within this time is a double click, and does not confirm the question. */
const doubleClickMs = 500

/**
 * Whether somebody else has replied since the composer was opened. The first attempt to send then asks for
 * confirmation, so that the visitor does not get two answers by accident.
 */
export function useOvertaken(id: string) {
  const { userId } = useAccount()
  const { data } = useInfiniteQuery(timeline(id))
  const others = data?.pages[0]?.rows.filter((entry) => isReplyOfAnother(entry, userId))
  const [known, setKnown] = useState<ReadonlySet<string>>()
  const [askedId, setAskedId] = useState<string>()
  const askedAt = useRef(-doubleClickMs)
  if (others && !known) setKnown(new Set(others.map((entry) => entry.id)))
  const newest = known && others?.find((entry) => !known.has(entry.id))
  const asks = newest !== undefined && newest.id === askedId
  const said = newest && `${staffName(newest.actor?.email ?? '')} has replied in the meantime.`
  return {
    asks,
    sentence: asks ? `${said} Send yours, too?` : said,
    /** Whether to send now. */
    confirms() {
      if (!newest || asks) return performance.now() - askedAt.current >= doubleClickMs
      setAskedId(newest.id)
      askedAt.current = performance.now()
      return false
    },
  }
}

const isReplyOfAnother = (entry: TimelineEntry, userId: string) =>
  entry.kind === 'reply' && entry.status !== 'undone' && entry.actor?.id !== userId
