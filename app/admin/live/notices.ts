import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useRef } from 'react'
import { useNavigate } from 'react-router'
import type { LiveEvent } from '#contract/live-event.ts'
import { enquiry } from '#app/admin/enquiries/queries.ts'
import { useNoticesWanted } from './notices-wanted.ts'

const visibleLock = 'anacapa.visible'

/**
 * Returns a function that shows a notification for a new enquiry, if that is turned on and none of our tabs is visible.
 */
export function useArrivalNotices() {
  const client = useQueryClient()
  const navigate = useNavigate()
  const [wanted] = useNoticesWanted()
  const now = useRef({ wanted, navigate })
  useEffect(() => {
    now.current = { wanted, navigate }
  })
  useEffect(() => holdWhileVisible(), [])

  return useCallback(
    async (event: LiveEvent) => {
      if (event.kind !== 'enquiry.received' || event.quarantined || !now.current.wanted) return
      if (await somebodyLooks()) return
      try {
        const { company, primary_need } = await client.fetchQuery(enquiry(client, event.id))
        // The tag makes the browser show one notification, however many tabs are open.
        const notice = new Notification(company, { body: primary_need ?? '', tag: event.id })
        notice.addEventListener('click', () => {
          focus()
          void now.current.navigate(`/admin/inbox/${event.id}`)
          notice.close()
        })
      } catch {
        // The enquiry could not be loaded, or this is a phone, where only a service worker may show notifications.
      }
    },
    [client],
  )
}

/** Every visible tab holds a shared lock, so that each tab can find out whether any tab is visible. */
function holdWhileVisible() {
  let release = () => {}
  const hold = () => {
    release()
    if (document.visibilityState !== 'visible' || !navigator.locks) return
    const { promise, resolve } = Promise.withResolvers<void>()
    release = resolve
    void navigator.locks.request(visibleLock, { mode: 'shared' }, () => promise)
  }
  hold()
  document.addEventListener('visibilitychange', hold)
  return () => {
    release()
    document.removeEventListener('visibilitychange', hold)
  }
}

async function somebodyLooks() {
  if (document.visibilityState === 'visible') return true
  const locks = await navigator.locks?.query()
  return locks?.held?.some(({ name }) => name === visibleLock) ?? false
}
