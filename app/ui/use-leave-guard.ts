import { useEffect } from 'react'

/**
 * While `isTyped`, the first Back or Forward only calls `onStay`, and the browser asks before the page is closed or
 * reloaded. Browsers let a page refuse to go back once after each input, and those without the Navigation API never.
 */
export function useLeaveGuard(isTyped: () => boolean, onStay: () => void) {
  useEffect(() => {
    const stay = (event: NavigateEvent) => {
      if (event.navigationType !== 'traverse' || !event.cancelable || !isTyped()) return
      event.preventDefault()
      onStay()
    }
    const ask = (event: BeforeUnloadEvent) => {
      if (isTyped()) event.preventDefault()
    }
    const { navigation } = globalThis as { navigation?: Navigation }
    navigation?.addEventListener('navigate', stay)
    addEventListener('beforeunload', ask)
    return () => {
      navigation?.removeEventListener('navigate', stay)
      removeEventListener('beforeunload', ask)
    }
  })
}
