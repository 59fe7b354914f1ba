import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { isConnected } from '#app/admin/live/live-state.ts'
import { notifyFailure } from '#app/admin/requests/failure.ts'
import { call } from '#app/admin/requests/call.ts'
import { useAccount } from '#app/admin/session/use-account.ts'
import { useVisible } from '#app/admin/use-visible.ts'
import { latestMention } from '#app/admin/enquiries/notes/latest-mention.ts'
import { path } from '#app/admin/enquiries/queries.ts'
import { patchEnquiry } from '#app/admin/enquiries/shown-enquiry.ts'
import { timeline } from '#app/admin/enquiries/timeline/timeline-query.ts'

/**
 * Marks an enquiry as read when it is opened, and when a note in it mentions this person while they look at it. If it is
 * then marked as unread, it stays unread until it is opened again.
 */
export function useReadMark(id: string, there: boolean) {
  const client = useQueryClient()
  const [shown, setShown] = useState({ id: '', unread: false })
  const unread = shown.id === id && shown.unread
  /** By enquiry: the mark that the server is known to have, and how many calls will still change it. */
  const calls = useRef(new Map<string, { stored: boolean; pending: number }>())

  const { mutateAsync: put } = useMutation({
    // One at a time, so that an early "unread" is not overtaken by the "read" of opening the record.
    scope: { id: 'read marks' },
    // With the id among the variables: a queued mark is sent by the function of a later render, for another record.
    mutationFn: ({ of, unread }: { of: string; unread: boolean }) =>
      call(`${path}/${encodeURIComponent(of)}/read`, { method: unread ? 'DELETE' : 'PUT' }),
  })
  const show = (mark: boolean) => {
    // Another record may be open when a call is refused.
    setShown((now) => (now.id === id ? { id, unread: mark } : now))
    patchEnquiry(client, id, { unread: mark })
  }
  /** `before`: the mark that the server has if no other call is pending. */
  const mark = async (wanted: boolean, before: boolean) => {
    const state = calls.current.get(id) ?? { stored: before, pending: 0 }
    calls.current.set(id, state)
    state.pending++
    show(wanted)
    try {
      await put({ of: id, unread: wanted })
      state.stored = wanted
    } catch (error) {
      // Until then the mark of a later call is shown.
      if (state.pending === 1) show(state.stored)
      throw error
    } finally {
      if (--state.pending === 0) calls.current.delete(id)
    }
    // While connected, the event stream triggers the reload.
    if (isConnected()) return
    void client.invalidateQueries({ queryKey: ['enquiries', 'count'] })
    void client.invalidateQueries({ queryKey: ['timeline', id] })
  }

  useEffect(() => {
    if (!there) return
    setShown({ id, unread: false })
    // A failure is ignored: the enquiry is marked the next time it is opened.
    void mark(false, false).catch(() => {})
    // Runs once each time a record is opened.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [id, there])

  useMentionSeen(id, there, () => {
    if (!unread) void mark(false, false).catch(() => {})
  })

  const setUnread = async (wanted: boolean) => {
    try {
      await mark(wanted, !wanted)
    } catch (error) {
      notifyFailure('Not Saved', error, 'This was not saved. Please try again.')
    }
  }
  return { unread, setUnread }
}

/** Calls `onSeen` once for each mention of this person that is in the history of the open record, in a visible tab. */
function useMentionSeen(id: string, there: boolean, onSeen: () => void) {
  const { email } = useAccount()
  const isVisible = useVisible()
  const { data: at } = useInfiniteQuery({
    ...timeline(id),
    enabled: there,
    select: ({ pages }) =>
      latestMention(
        pages.flatMap(({ rows }) => rows),
        email,
      ),
  })
  const seen = useRef('')
  useEffect(() => {
    const mention = `${id} ${at}`
    if (!there || !isVisible || !at || seen.current === mention) return
    seen.current = mention
    onSeen()
    // Not with each new `onSeen`.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [id, there, isVisible, at])
}
