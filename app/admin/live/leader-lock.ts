type LeaderLock = {
  name: string
  /** Releases the lock, or cancels the request for it. */
  signal: AbortSignal
  lead: () => void
  /** Called when another tab has stolen the lock. */
  onLockStolen: () => void
}

/** Calls `lead` when this tab gets the lock. Returns a function that steals the lock from the tab that holds it. */
export function holdLeaderLock({ name, signal, lead, onLockStolen }: LeaderLock) {
  const released = new Promise<void>((resolve) => {
    signal.addEventListener('abort', () => resolve())
  })
  function request(options: LockOptions) {
    let isMine = false
    navigator.locks
      .request(name, options, () => {
        isMine = true
        if (!signal.aborted) lead()
        return released
      })
      .catch(() => {
        // Aborted before this tab got the lock, or released on purpose.
        if (!isMine || signal.aborted) return
        onLockStolen()
        request({ signal })
      })
  }
  request({ signal })
  return () => request({ steal: true })
}
