const key = 'anacapa.recovered'
let destination = (): string | undefined => undefined

/** Sets a function that returns the URL of the pending navigation, which a reload has to open. */
export function recoverAt(href: () => string | undefined) {
  destination = href
}

/** Thrown when a screen cannot be loaded because the server does not answer. */
export class UnreachableError extends Error {}

/** The browser is offline. */
export class Offline extends UnreachableError {}

/**
 * Loads a screen's module. If the chunk is gone, because the site was deployed while this tab was open, reloads the
 * page instead of showing an error. Only once per URL, so that a real failure cannot cause a loop, and not while the
 * server is down, because the browser would then replace our page by its own error page.
 */
export async function loadScreen<T>(load: () => Promise<T>): Promise<T> {
  try {
    const screen = await load()
    forget()
    return screen
  } catch (error) {
    const href = destination()
    if (!href) throw error
    if (!navigator.onLine) throw new Offline('There is no connection.', { cause: error })
    if (!(await serverAnswers()))
      throw new UnreachableError('The server cannot be reached at the moment.', { cause: error })
    if (!mayReload(href)) throw error
    location.assign(href)
    return new Promise<T>(() => {})
  }
}

export const serverAnswers = () =>
  fetch('/healthz', { cache: 'no-store' }).then(
    ({ ok }) => ok,
    () => false,
  )

function mayReload(href: string) {
  try {
    if (sessionStorage.getItem(key) === href) return false
    sessionStorage.setItem(key, href)
    return true
  } catch {
    return false
  }
}

function forget() {
  try {
    sessionStorage.removeItem(key)
  } catch {
    // Storage is blocked, so there is nothing to remove.
  }
}
