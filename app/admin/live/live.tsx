import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { SECOND } from '#contract/durations.ts'
import { useAccount } from '#app/admin/session/use-account.ts'
import { isAdmin } from '#app/admin/users/queries.ts'
import { followEvents, refetch } from './follow-events.ts'
import { freshLists } from './fresh-lists.ts'
import { isConnected, liveState } from './live-state.ts'
import { useArrivalNotices } from './notices.ts'
import { OfflineStrip } from './offline-strip.tsx'
import { shareStream } from './share.ts'
import { useWaitingInTitle } from './waiting-in-title.ts'

const pollMs = 30 * SECOND

/** Keeps the screens up to date by the event stream, or by polling while there is none. */
export function Live() {
  const { userId } = useAccount()
  const client = useQueryClient()
  const onArrival = useArrivalNotices()
  useWaitingInTitle()

  useEffect(() => {
    const follower = followEvents(client)
    const disconnect = shareStream({
      userId,
      onEvent(event) {
        follower.onEvent(event)
        void onArrival(event)
      },
      onState(link) {
        const wasOpen = isConnected()
        liveState.set({ link, ...(link.status === 'lost' && { replying: new Map() }) })
        if (link.status === 'open' && !wasOpen) refetch(client, 'failed')
      },
      // Repeats the role check, which replaces the screen if this person is no longer an admin.
      onForbidden: () =>
        void client.invalidateQueries({ queryKey: isAdmin.queryKey }, { cancelRefetch: false }),
    })
    const poll = setInterval(() => {
      if (!isConnected() && document.visibilityState === 'visible') refetch(client, 'live')
    }, pollMs)
    return () => {
      disconnect()
      follower.stop()
      clearInterval(poll)
      liveState.reset()
      freshLists.forget()
    }
  }, [client, userId, onArrival])

  return <OfflineStrip />
}
