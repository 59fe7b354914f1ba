import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import type { TimelineEntry } from '#contract/timeline.ts'
import { useAccount } from '#app/admin/session/use-account.ts'
import { call } from '#app/admin/requests/call.ts'
import { deliveryHealth } from '#app/admin/deliveries/health.ts'
import { failureSentence, mayHaveTakenEffect, notifyFailure } from '#app/admin/requests/failure.ts'
import type { Page } from '#app/admin/lists/page.ts'
import { expectUndo } from '#app/admin/undo/undo.ts'
import { notify } from '#app/ui/notify.ts'
import { readDraft } from '#app/admin/enquiries/draft.ts'
import { path } from '#app/admin/enquiries/queries.ts'
import { notesPath } from './use-change-note.ts'
import { keepTrying, takeOver, type WaitingNote, waitingNote } from './waiting-notes.ts'

const waiting = 'Not sent yet: no connection. It is sent when there is one.'

type Draft = readonly [text: string, write: (text: string) => void]

/**
 * Sends a note. Without a connection it is queued and sent later, even if another record is open by then, unless its
 * text is changed.
 */
export function useSendNote(id: string, [draft, write]: Draft) {
  const client = useQueryClient()
  const { userId, email: own } = useAccount()
  const canMail = useQuery(deliveryHealth).data?.can_mail === true
  const [sending, setSending] = useState(false)
  const [unsent, setUnsent] = useState<string | null>(null)
  const { mutateAsync: post } = useMutation({
    mutationFn: (text: string) => call<TimelineEntry>(notesPath(id), { body: { text } }),
  })
  const waitingFor = useRef<WaitingNote | null>(null)
  const underWay = useRef(false)
  const isHere = useRef(false)

  const ownNotes = async () => {
    const page = await call<Page<TimelineEntry>>(
      `${path}/${encodeURIComponent(id)}/timeline?limit=20`,
    )
    return page.rows.filter((one) => one.kind === 'note' && one.actor?.id === userId)
  }
  /** The note of an earlier attempt that succeeded although its response was lost. */
  const findArrived = async ({ text, known }: WaitingNote) =>
    (await ownNotes()).find(
      (one) => one.kind === 'note' && one.text === text.trim() && !known.has(one.id),
    )
  const typedNow = () => (isHere.current ? latestDraft.current : readDraft('note', id, userId))

  const send = async (text: string) => {
    if (underWay.current) return
    const again = waitingFor.current?.text === text ? waitingFor.current : null
    const attempt = again ?? { text, known: knownNotes(client.getQueryData(['timeline', id])) }
    waitingFor.current = attempt
    underWay.current = true
    setSending(true)
    const offer = expectUndo()
    try {
      const note = (again && (await findArrived(attempt))) ?? (await post(text))
      settle(attempt)
      // Text that was added while sending stays in the field as the next note.
      const typed = typedNow()
      if (typed.startsWith(text)) write(typed.slice(text.length).trimStart())
      setUnsent(null)
      offer(undoable(note, text))
      await client.invalidateQueries({ queryKey: ['timeline', id] })
    } catch (error) {
      offer()
      if (mayHaveTakenEffect(error) && waitingFor.current === attempt) wait(attempt)
      else fail(attempt, failureSentence(error, 'Not sent. Please try again.'))
    } finally {
      underWay.current = false
      setSending(false)
    }
  }

  /** Its mails wait only so long, so the time for undoing a note that mentions somebody is final. */
  const undoable = (note: TimelineEntry, text: string) => {
    const isMailed = canMail && note.kind === 'note' && note.mentions.some((email) => email !== own)
    const undo = () => takeBack(note, text)
    return isMailed
      ? { said: 'Note added, mailed in', undo, ends: true }
      : { said: 'Note added', undo }
  }
  const takeBack = async (note: TimelineEntry, text: string) => {
    try {
      await call(`${notesPath(id)}/${note.id}`, { method: 'DELETE' })
      write([text, typedNow()].filter(Boolean).join('\n\n'))
      if (!isHere.current) notify.info('Note Taken Back', 'It is kept as a draft of its enquiry.')
    } catch (error) {
      notifyFailure('Not Taken Back', error, 'The note was not taken back. Please try again.')
    }
    void client.invalidateQueries({ queryKey: ['timeline', id] })
  }

  const settle = (note: WaitingNote) => {
    if (waitingFor.current === note) waitingFor.current = null
    if (waitingNote(id) === note) takeOver(id)
  }
  const wait = (note: WaitingNote) => {
    const other = waitingNote(id)
    // The record was opened again: it shows the draft, which may have been changed.
    const isElsewhere = other !== undefined && other !== note
    if (!isHere.current && (isElsewhere || readDraft('note', id, userId) !== note.text)) return
    setUnsent(waiting)
    keepTrying(id, userId, note, () => void latest.current(note.text))
  }
  const fail = (note: WaitingNote, sentence: string | null) => {
    settle(note)
    setUnsent(sentence ?? 'Not sent: sign in again.')
    if (!isHere.current && sentence)
      notify.error('Note Not Sent', `${sentence} It is kept as a draft.`)
  }

  const latest = useRef(send)
  const latestDraft = useRef(draft)
  useEffect(() => {
    latest.current = send
    latestDraft.current = draft
  })
  useEffect(() => {
    isHere.current = true
    const left = takeOver(id)
    if (left?.text === latestDraft.current) {
      // A copy, so that a pending attempt of the previous component does not settle this one.
      waitingFor.current = { ...left }
      wait(waitingFor.current)
    }
    return () => {
      isHere.current = false
    }
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [id])

  /** Called when the text is changed: a queued note becomes a draft again. */
  const forget = () => {
    waitingFor.current = null
    takeOver(id)
    setUnsent(null)
  }
  return { send, sending, unsent, forget }
}

/** The ids of the entries in the loaded timeline. */
function knownNotes(shown: unknown) {
  const { pages = [] } = (shown ?? {}) as { pages?: Page<TimelineEntry>[] }
  return new Set(pages.flatMap(({ rows }) => rows.map((one) => one.id)))
}
