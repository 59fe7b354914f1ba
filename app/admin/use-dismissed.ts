import { useState } from 'react'

/** Whether a notice was put away, until the browser's session ends; and the way to do so. */
export function useDismissed(name: string): [boolean, () => void] {
  const key = `anacapa.${name}-dismissed`
  const [dismissed, setDismissed] = useState(() => isStored(key))
  const dismiss = () => {
    setDismissed(true)
    try {
      sessionStorage.setItem(key, 'yes')
    } catch {
      // Storage is blocked: it comes back with the next reload.
    }
  }
  return [dismissed, dismiss]
}

function isStored(key: string) {
  try {
    return sessionStorage.getItem(key) !== null
  } catch {
    return false
  }
}
