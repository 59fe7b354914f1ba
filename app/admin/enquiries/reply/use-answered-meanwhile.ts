import { useInfiniteQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useAccount } from '#app/admin/session/use-account.ts'
import { staffName } from './staff-name.ts'
import { timeline } from '#app/admin/enquiries/timeline/timeline-query.ts'
import { answersOfOthers } from './answers-of-others.ts'

/** A second click within this time is a double click, and does not confirm the question. */
const doubleClickMs = 500

/**
 * Whether somebody else has answered since the composer was opened. The first attempt to send then asks for
 * confirmation, so that the visitor does not get two answers by accident.
 */
export function useAnsweredMeanwhile(id: string) {
  const { userId } = useAccount()
  const { data } = useInfiniteQuery(timeline(id))
  const newestEntries = data?.pages[0]?.rows
  const others = newestEntries && answersOfOthers(newestEntries, userId)
  const [known, setKnown] = useState<ReadonlySet<string>>()
  const [askedId, setAskedId] = useState<string>()
  const askedAt = useRef(-doubleClickMs)
  if (others && !known) setKnown(new Set(others.map((entry) => entry.id)))
  const newest = known && others?.find((entry) => !known.has(entry.id))
  const asks = newest !== undefined && newest.id === askedId
  const did = newest?.kind === 'reply' ? 'replied' : 'marked it answered'
  const said = newest && `${staffName(newest.actor?.email ?? '')} has ${did} in the meantime.`
  return {
    asks,
    /** Shown until the first attempt to send, then replaced by the question. */
    notice: asks ? undefined : said,
    question: asks ? `${said} Send yours, too?` : undefined,
    /** Whether to send now. */
    confirms() {
      if (!newest || asks) return performance.now() - askedAt.current >= doubleClickMs
      setAskedId(newest.id)
      askedAt.current = performance.now()
      return false
    },
  }
}
