import { useSyncExternalStore } from 'react'

/** Whether a media query holds now. For what is built otherwise; what only looks otherwise is the style sheet's. */
export const useMedia = (query: string) =>
  useSyncExternalStore(
    (listener) => {
      const list = matchMedia(query)
      list.addEventListener('change', listener)
      return () => list.removeEventListener('change', listener)
    },
    () => matchMedia(query).matches,
    () => false,
  )
