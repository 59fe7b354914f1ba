import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { isConnected } from '#app/admin/live/live-state.ts'
import { failureSentence } from '#app/admin/failure.ts'
import { call } from '#app/admin/call.ts'
import { notify } from '#app/ui/notify.ts'
import { patchEnquiry } from '#app/admin/enquiries/change-enquiry.ts'
import { path } from '#app/admin/enquiries/queries.ts'

/**
 * Opening an enquiry marks it read, once: whoever then marks it unread keeps it on the screen, and it stays unread until
 * it is opened again.
 */
export function useReadMark(id: string, there: boolean) {
  const client = useQueryClient()
  const [unreadId, setUnreadId] = useState<string | null>(null)

  const { mutateAsync: put } = useMutation({
    mutationFn: (unread: boolean) =>
      call(`${path}/${encodeURIComponent(id)}/read`, { method: unread ? 'DELETE' : 'PUT' }),
  })
  const mark = async (unread: boolean) => {
    patchEnquiry(client, id, { unread })
    await put(unread)
    // The event stream tells of it as well, and what it tells of is asked for once.
    if (isConnected()) return
    void client.invalidateQueries({ queryKey: ['enquiries', 'count'] })
    void client.invalidateQueries({ queryKey: ['timeline', id] })
  }

  useEffect(() => {
    if (!there) return
    setUnreadId(null)
    // A mark that failed is made the next time; nothing was lost.
    void mark(false).catch(() => {})
    // Once for each opening.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [id, there])

  const setUnread = async (unread: boolean) => {
    setUnreadId(unread ? id : null)
    try {
      await mark(unread)
    } catch (error) {
      setUnreadId(unread ? null : id)
      patchEnquiry(client, id, { unread: !unread })
      const sentence = failureSentence(error, 'This was not saved. Please try again.')
      if (sentence) notify.error('Not Saved', sentence)
    }
  }
  return { unread: unreadId === id, setUnread }
}
