type Turns = {
  name: string
  /** Releases the lock, or cancels the request for it. */
  over: AbortSignal
  lead: () => void
  /** Called when another tab has stolen the lock. */
  onLockStolen: () => void
}

/** Calls `lead` when this tab gets the lock. Returns a function that steals the lock from the tab that holds it. */
export function takeTurns({ name, over, lead, onLockStolen }: Turns) {
  const isOver = new Promise<void>((resolve) => {
    over.addEventListener('abort', () => resolve())
  })
  function request(options: LockOptions) {
    let isMine = false
    navigator.locks
      .request(name, options, () => {
        isMine = true
        if (!over.aborted) lead()
        return isOver
      })
      .catch(() => {
        // Aborted before this tab got the lock, or released on purpose.
        if (!isMine || over.aborted) return
        onLockStolen()
        request({ signal: over })
      })
  }
  request({ signal: over })
  return () => request({ steal: true })
}
