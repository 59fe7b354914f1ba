export const storageKey = 'anacapa.auth'

export function hasStoredSession() {
  try {
    return localStorage.getItem(storageKey) !== null
  } catch {
    return false
  }
}

/** Whether a stored text is a session that the client can use, and not what a crash or a person left there. */
export function isSession(text: string) {
  try {
    const value = JSON.parse(text) as Record<string, unknown> | null
    return (
      typeof value?.['access_token'] === 'string' &&
      typeof value['refresh_token'] === 'string' &&
      Number.isFinite(value['expires_at'])
    )
  } catch {
    return false
  }
}

/** What is stored but is no session can neither be used nor ended, and would hide the sign-in form for ever. */
export function dropBrokenSession() {
  try {
    const text = localStorage.getItem(storageKey)
    if (text !== null && !isSession(text)) localStorage.removeItem(storageKey)
  } catch {
    // Storage is blocked: the session client keeps its own in memory.
  }
}

/** Keeps the user's details out of local storage, and makes the client verify a stored session at every start. */
export function memoryStorage() {
  const items = new Map<string, string>()
  return {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
    removeItem: (key: string) => void items.delete(key),
  }
}
