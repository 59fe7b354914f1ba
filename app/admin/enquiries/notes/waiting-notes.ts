import { currentState } from '#app/admin/session/session.ts'

const retryEveryMs = 5_000

/** A note that could not be sent, and the ids of the timeline entries known at the first attempt. */
export type WaitingNote = { text: string; known: ReadonlySet<string> }

const waiting = new Map<string, { note: WaitingNote; stop: () => void }>()

/** Retries a note, even after its record was closed, as long as the same person is signed in. */
export function keepTrying(id: string, person: string, note: WaitingNote, send: () => void) {
  takeOver(id)
  const retry = () => {
    const session = currentState()
    if (session.status === 'signedIn' && session.userId === person) send()
    else if (session.status !== 'checking' && session.status !== 'unreachable') takeOver(id)
  }
  addEventListener('online', retry)
  const timer = setInterval(retry, retryEveryMs)
  const stop = () => {
    removeEventListener('online', retry)
    clearInterval(timer)
  }
  waiting.set(id, { note, stop })
}

export const waitingNote = (id: string) => waiting.get(id)?.note

/** Stops retrying the note of this enquiry, if there is one, and returns it. */
export function takeOver(id: string) {
  const left = waiting.get(id)
  left?.stop()
  waiting.delete(id)
  return left?.note
}
