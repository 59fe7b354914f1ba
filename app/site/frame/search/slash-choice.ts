import { slashKey } from './search-request.ts'

export function isSlashOn() {
  try {
    return localStorage.getItem(slashKey) !== 'off'
  } catch {
    return true
  }
}

/** Stored only if it is turned off. */
export function keepSlash(on: boolean) {
  try {
    if (on) localStorage.removeItem(slashKey)
    else localStorage.setItem(slashKey, 'off')
  } catch {
    // Storage is blocked; the choice is not saved.
  }
}
