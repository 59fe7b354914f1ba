export type Attempt = { content: string; key: string; body: object }

/** The last attempt whose outcome is unknown. Like the draft it survives a reload, but only in this tab. */
const storageKey = 'contact-attempt'
let attempt: Attempt | null = null

export function lastAttempt(): Attempt | null {
  try {
    attempt ??= JSON.parse(sessionStorage.getItem(storageKey) ?? 'null') as Attempt | null
  } catch {
    // Storage is blocked or cannot be parsed, so only an attempt of this page is known.
  }
  return attempt
}

export function keepAttempt(made: Attempt) {
  attempt = made
  try {
    sessionStorage.setItem(storageKey, JSON.stringify(made))
  } catch {
    // Storage is blocked, so the key lasts as long as the page.
  }
}

export function forgetAttempt() {
  attempt = null
  try {
    sessionStorage.removeItem(storageKey)
  } catch {
    // Storage is blocked, so nothing was stored.
  }
}
