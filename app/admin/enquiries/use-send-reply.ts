import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { type Location, useLocation, useNavigate } from 'react-router'
import type { NewReply } from '#contract/reply.ts'
import type { TimelineEntry } from '#contract/timeline.ts'
import { call } from '#app/admin/call.ts'
import { failureSentence } from '#app/admin/failure.ts'
import type { HistoryState } from '#app/admin/paging.ts'
import { offerUndo } from '#app/admin/undo.ts'
import { notify } from '#app/ui/notify.ts'
import { path } from './queries.ts'

type Composer = {
  write: (letter: NewReply | null) => void
  close: () => void
  reopen: () => void
  onSent: () => void
}

/** Sends a reply, which leaves some seconds later: until then it can be taken back, and stands in the composer again. */
export function useSendReply(id: string, { write, close, reopen, onSent }: Composer) {
  const client = useQueryClient()
  const navigate = useNavigate()
  const { pathname, search, state } = useLocation() as Location<HistoryState>
  const [sending, setSending] = useState(false)
  const [refused, setRefused] = useState<string | null>(null)
  const replies = `${path}/${encodeURIComponent(id)}/replies`
  const { mutateAsync: post } = useMutation({
    mutationFn: (letter: NewReply) => call<TimelineEntry>(replies, { body: letter }),
  })
  const refresh = () => client.invalidateQueries({ queryKey: ['timeline', id] })

  const takeBack = async (reply: TimelineEntry, letter: NewReply) => {
    try {
      await call(`${replies}/${reply.id}`, { method: 'DELETE' })
      write(letter)
      reopen()
      // Whoever has gone elsewhere is led back to what they want to write anew.
      if (location.pathname !== pathname)
        void navigate({ pathname, search }, { state: { trails: state?.trails, composing: id } })
    } catch (error) {
      const sentence = failureSentence(error, 'It could not be taken back. It may be on its way.')
      if (sentence) notify.error('Not Taken Back', sentence)
    }
    void refresh()
  }
  const send = async (letter: NewReply) => {
    setSending(true)
    setRefused(null)
    try {
      const reply = await post(letter)
      write(null)
      close()
      onSent()
      offerUndo({ said: 'Sending in 8 s', undo: () => takeBack(reply, letter), ends: true })
      void refresh()
    } catch (error) {
      const sentence = failureSentence(error, 'The server could not be reached.')
      setRefused(`Not sent, and kept here. ${sentence ?? 'Sign in again.'}`)
    } finally {
      setSending(false)
    }
  }
  return { send, sending, refused }
}
