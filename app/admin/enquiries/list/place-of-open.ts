import { useLayoutEffect, useRef } from 'react'

/**
 * Where in the list the open record stands, or stood when it left: what is answered leaves the waiting ones, and whoever
 * goes on from it means the next one. -1: it was never in the list. Another list has another key.
 */
export function usePlaceOfOpen(
  rows: readonly { id: string }[] | undefined,
  open: string | undefined,
  list: unknown,
) {
  const place = useRef({ list, at: -1 })
  useLayoutEffect(() => {
    const at = open === undefined ? -1 : (rows?.findIndex(({ id }) => id === open) ?? -1)
    if (at >= 0 || place.current.list !== list) place.current = { list, at }
  }, [rows, open, list])
  return () => place.current.at
}
