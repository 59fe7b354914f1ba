import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { isConnected } from '#app/admin/live/live-state.ts'
import { notifyFailure } from '#app/admin/requests/failure.ts'
import { call } from '#app/admin/requests/call.ts'
import { path } from '#app/admin/enquiries/queries.ts'
import { patchEnquiry } from '#app/admin/enquiries/shown-enquiry.ts'

/**
 * Marks an enquiry as read when it is opened. If it is then marked as unread, it stays unread until it is opened again.
 */
export function useReadMark(id: string, there: boolean) {
  const client = useQueryClient()
  const [unreadId, setUnreadId] = useState<string | null>(null)

  const { mutateAsync: put } = useMutation({
    // One at a time, so that an early "unread" is not overtaken by the "read" of opening the record.
    scope: { id: 'read marks' },
    // With the id among the variables: a queued mark is sent by the function of a later render, for another record.
    mutationFn: ({ of, unread }: { of: string; unread: boolean }) =>
      call(`${path}/${encodeURIComponent(of)}/read`, { method: unread ? 'DELETE' : 'PUT' }),
  })
  const mark = async (unread: boolean) => {
    patchEnquiry(client, id, { unread })
    await put({ of: id, unread })
    // While connected, the event stream triggers the reload.
    if (isConnected()) return
    void client.invalidateQueries({ queryKey: ['enquiries', 'count'] })
    void client.invalidateQueries({ queryKey: ['timeline', id] })
  }

  useEffect(() => {
    if (!there) return
    setUnreadId(null)
    // A failure is ignored: the enquiry is marked the next time it is opened.
    void mark(false).catch(() => {})
    // Runs once each time a record is opened.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [id, there])

  const setUnread = async (unread: boolean) => {
    setUnreadId(unread ? id : null)
    try {
      await mark(unread)
    } catch (error) {
      setUnreadId(unread ? null : id)
      patchEnquiry(client, id, { unread: !unread })
      notifyFailure('Not Saved', error, 'This was not saved. Please try again.')
    }
  }
  return { unread: unreadId === id, setUnread }
}
