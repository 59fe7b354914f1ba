import { useEffect } from 'react'

/**
 * While `isTyped`, the first Back or Forward only calls `onStay`, and the browser asks before the page is closed or
 * reloaded. Browsers let a page refuse to go back once after each input, and those without the Navigation API never.
 */
export function useLeaveGuard(isTyped: () => boolean, onStay: () => void) {
  useAskBeforeUnload(isTyped)
  useEffect(() => {
    const stay = (event: NavigateEvent) => {
      if (event.navigationType !== 'traverse' || !event.cancelable || !isTyped()) return
      event.preventDefault()
      onStay()
    }
    const { navigation } = globalThis as { navigation?: Navigation }
    navigation?.addEventListener('navigate', stay)
    return () => navigation?.removeEventListener('navigate', stay)
  })
}

/** While `isUnsaved`, the browser asks before the page is closed or reloaded. */
export function useAskBeforeUnload(isUnsaved: () => boolean) {
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => {
      if (isUnsaved()) event.preventDefault()
    }
    addEventListener('beforeunload', ask)
    return () => removeEventListener('beforeunload', ask)
  })
}
