export type Attempt = { content: string; key: string; body: object }

/** The last attempt that is not known to have arrived. It survives a reload beside the draft, in this tab only. */
const storageKey = 'contact-attempt'
let attempt: Attempt | null = null

export function lastAttempt(): Attempt | null {
  try {
    attempt ??= JSON.parse(sessionStorage.getItem(storageKey) ?? 'null') as Attempt | null
  } catch {
    // Storage is blocked or cannot be parsed: only the attempt of this page is known.
  }
  return attempt
}

export function keepAttempt(made: Attempt) {
  attempt = made
  try {
    sessionStorage.setItem(storageKey, JSON.stringify(made))
  } catch {
    // No storage: the key lasts as long as the page.
  }
}

export function forgetAttempt() {
  attempt = null
  try {
    sessionStorage.removeItem(storageKey)
  } catch {
    // Nothing was kept either.
  }
}
