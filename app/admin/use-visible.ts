import { useSyncExternalStore } from 'react'

/** Whether this tab is the one that is looked at. */
export const useVisible = () =>
  useSyncExternalStore(
    (listener) => {
      document.addEventListener('visibilitychange', listener)
      return () => document.removeEventListener('visibilitychange', listener)
    },
    () => document.visibilityState === 'visible',
  )
