import { useState } from 'react'

/** Whether a notice was dismissed in this tab, and a function that dismisses it. */
export function useDismissed(name: string): [boolean, () => void] {
  const key = `anacapa.${name}-dismissed`
  const [dismissed, setDismissed] = useState(() => isStored(key))
  const dismiss = () => {
    setDismissed(true)
    try {
      sessionStorage.setItem(key, 'yes')
    } catch {
      // Storage is blocked: the notice is shown again after a reload.
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
