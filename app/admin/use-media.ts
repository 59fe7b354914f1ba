import { useSyncExternalStore } from 'react'

/** Whether a media query matches. Only for differences in structure: differences in style belong in the style sheet. */
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
