import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { type Location, useLocation, useNavigate } from 'react-router'
import type { NewReply } from '#contract/reply.ts'
import type { TimelineEntry } from '#contract/timeline.ts'
import { ApiError } from '#app/api.ts'
import { useAccount } from '#app/admin/session/use-account.ts'
import { call } from '#app/admin/requests/call.ts'
import { failureSentence, mayHaveTakenEffect, notifyFailure } from '#app/admin/requests/failure.ts'
import type { HistoryState } from '#app/admin/lists/paging.ts'
import { offerUndo } from '#app/admin/undo/undo.ts'
import { notify } from '#app/ui/notify.ts'
import { randomUuid } from '#app/random-uuid.ts'
import { useDraft } from '#app/admin/enquiries/draft.ts'
import { path } from '#app/admin/enquiries/queries.ts'

type Composer = {
  write: (letter: NewReply | null) => void
  restore: (letter: NewReply) => void
  close: () => void
  reopen: () => void
  onSent: () => void
}

type Attempt = { letter: NewReply; key: string }

/**
 * Sends a reply, which the server mails some seconds later: until then it can be moved back into the composer. If the
 * response is lost or cannot be read, the idempotency key is kept with the draft, so that sending it again cannot send
 * it twice.
 */
export function useSendReply(id: string, { write, restore, close, reopen, onSent }: Composer) {
  const client = useQueryClient()
  const navigate = useNavigate()
  const { pathname, search, state } = useLocation() as Location<HistoryState>
  const [sending, setSending] = useState(false)
  const [refused, setRefused] = useState<string | null>(null)
  const [unansweredKey, keepKey] = useDraft('reply-key', id, useAccount().userId)
  const isHere = useRef(false)
  useEffect(() => {
    isHere.current = true
    return () => {
      isHere.current = false
    }
  }, [])
  const replies = `${path}/${encodeURIComponent(id)}/replies`
  const { mutateAsync: post } = useMutation({
    mutationFn: ({ letter, key }: Attempt) =>
      call<TimelineEntry>(replies, {
        body: letter,
        headers: { 'idempotency-key': key },
      }),
  })
  const refresh = () => client.invalidateQueries({ queryKey: ['timeline', id] })

  const withdrawReply = async (reply: TimelineEntry, letter: NewReply) => {
    try {
      await call(`${replies}/${reply.id}`, { method: 'DELETE' })
      restore(letter)
      reopen()
      // On another screen: goes back to the record, with the composer open.
      if (location.pathname !== pathname)
        void navigate({ pathname, search }, { state: { trails: state?.trails, composing: id } })
    } catch (error) {
      notifyFailure('Not Taken Back', error, 'It could not be taken back. It may be on its way.')
    }
    void refresh()
  }
  const send = async (letter: NewReply) => {
    setSending(true)
    setRefused(null)
    const key = unansweredKey || randomUuid()
    keepKey(key)
    try {
      const reply = await post({ letter, key })
      keepKey('')
      write(null)
      close()
      onSent()
      if (reply.kind === 'reply' && reply.status === 'waiting')
        offerUndo({ said: 'Sending in', undo: () => withdrawReply(reply, letter), ends: true })
      else notify.info('Already Sent', 'This reply had already been sent.')
      void refresh()
    } catch (error) {
      fail(error, unansweredKey !== '')
    } finally {
      setSending(false)
    }
  }
  const fail = (error: unknown, isRepeat: boolean) => {
    const sentence = failureSentence(error, 'The server could not be reached.')
    const again = 'If it arrived all the same, sending it again sends no second mail.'
    const isKnown = error instanceof ApiError && error.code === 'idempotency_key_reused'
    // If a retry is rejected, the first attempt may still have succeeded.
    if (mayHaveTakenEffect(error) || (isRepeat && !isKnown)) {
      void refresh()
      setRefused(`${sentence ?? 'Sign in again.'} What you wrote is kept here. ${again}`)
      if (!isHere.current && sentence)
        notify.error('Reply Not Confirmed', `${sentence} It is kept as a draft. ${again}`)
      return
    }
    keepKey('')
    setRefused(`Not sent, and kept here. ${sentence ?? 'Sign in again.'}`)
    if (!isHere.current && sentence)
      notify.error('Reply Not Sent', `${sentence} It is kept as a draft.`)
  }
  return { send, sending, refused }
}
