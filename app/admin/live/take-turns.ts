type Turns = {
  name: string
  /** Ends the turn, and the wait for it. */
  over: AbortSignal
  lead: () => void
  /** Another tab has taken the lock away. */
  onRobbed: () => void
}

/** Leads when it is this tab's turn to hold the lock. The result takes the lock at once from the tab that has it. */
export function takeTurns({ name, over, lead, onRobbed }: Turns) {
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
        // Over before it was this tab's turn.
        if (!isMine || over.aborted) return
        onRobbed()
        request({ signal: over })
      })
  }
  request({ signal: over })
  return () => request({ steal: true })
}
