import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import type { TimelineEntry } from '#contract/timeline.ts'
import { useAccount } from '#app/admin/account.ts'
import { call } from '#app/admin/call.ts'
import { failureSentence } from '#app/admin/failure.ts'
import type { Page } from '#app/admin/page.ts'
import { ApiError } from '#app/api.ts'
import { path } from './queries.ts'

const retryEveryMs = 5_000
const waiting = 'Not sent yet: no connection. It is sent when there is one.'

const isUnreachable = (error: unknown) =>
  error instanceof ApiError && (error.status === 0 || error.status >= 500)

type Draft = readonly [text: string, write: (text: string) => void]
type Attempt = { text: string; known: Set<string> }

/** Sends a note. Without a connection it waits, and goes when there is one again, unless it is changed meanwhile. */
export function useSendNote(id: string, [draft, write]: Draft) {
  const client = useQueryClient()
  const { userId } = useAccount()
  const [sending, setSending] = useState(false)
  const [unsent, setUnsent] = useState<string | null>(null)
  const { mutateAsync: post } = useMutation({
    mutationFn: (text: string) =>
      call<TimelineEntry>(`${path}/${encodeURIComponent(id)}/notes`, { body: { text } }),
  })
  const waitingFor = useRef<Attempt | null>(null)

  const ownNotes = async () => {
    const page = await call<Page<TimelineEntry>>(
      `${path}/${encodeURIComponent(id)}/timeline?limit=20`,
    )
    return page.rows.filter((one) => one.kind === 'note' && one.actor?.id === userId)
  }
  /** An answer may have been lost on its way: what has arrived is not sent twice. */
  const hasArrived = async ({ text, known }: Attempt) =>
    (await ownNotes()).some(
      (one) => one.kind === 'note' && one.text === text.trim() && !known.has(one.id),
    )

  const send = async (text: string) => {
    const again = waitingFor.current?.text === text ? waitingFor.current : null
    const attempt = again ?? { text, known: knownNotes(client.getQueryData(['timeline', id])) }
    waitingFor.current = attempt
    setSending(true)
    try {
      if (!again || !(await hasArrived(attempt))) await post(text)
      waitingFor.current = null
      // What was typed meanwhile is the beginning of another note.
      const typed = latestDraft.current
      if (typed.startsWith(text)) write(typed.slice(text.length).trimStart())
      setUnsent(null)
      await client.invalidateQueries({ queryKey: ['timeline', id] })
    } catch (error) {
      const waits = isUnreachable(error) && waitingFor.current === attempt
      if (!waits) waitingFor.current = null
      setUnsent(
        waits
          ? waiting
          : (failureSentence(error, 'Not sent. Please try again.') ?? 'Not sent: sign in again.'),
      )
    } finally {
      setSending(false)
    }
  }

  const latest = useRef(send)
  const latestDraft = useRef(draft)
  useEffect(() => {
    latest.current = send
    latestDraft.current = draft
  })
  useEffect(() => {
    if (unsent !== waiting) return undefined
    const retry = () => waitingFor.current && void latest.current(waitingFor.current.text)
    addEventListener('online', retry)
    const timer = setInterval(retry, retryEveryMs)
    return () => {
      removeEventListener('online', retry)
      clearInterval(timer)
    }
  }, [unsent])

  /** It is being changed: what waited is a draft again. */
  const forget = () => {
    waitingFor.current = null
    setUnsent(null)
  }
  return { send, sending, unsent, forget }
}

/** Of the pages that the history shows. */
function knownNotes(shown: unknown) {
  const { pages = [] } = (shown ?? {}) as { pages?: Page<TimelineEntry>[] }
  return new Set(pages.flatMap(({ rows }) => rows.map((one) => one.id)))
}
