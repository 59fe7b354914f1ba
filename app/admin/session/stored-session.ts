export const storageKey = 'anacapa.auth'

export function hasStoredSession() {
  try {
    return localStorage.getItem(storageKey) !== null
  } catch {
    return false
  }
}

/** Whether a stored text is a session that the client can use. */
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

/**
 * Removes a stored text that is not a valid session: it could not be ended either, so the sign-in form would never be
 * shown.
 */
export function dropBrokenSession() {
  try {
    const text = localStorage.getItem(storageKey)
    if (text !== null && !isSession(text)) localStorage.removeItem(storageKey)
  } catch {
    // Storage is blocked, so the client keeps the session in memory.
  }
}

/**
 * Keeps the user's details out of local storage. The client therefore also verifies a stored session at every start.
 */
export function memoryStorage() {
  const items = new Map<string, string>()
  return {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
    removeItem: (key: string) => void items.delete(key),
  }
}
