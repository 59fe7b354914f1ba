import { useLayoutEffect, useRef } from 'react'

/**
 * The index of the open record in the list, or its last index if it has left the list: an answered enquiry is no longer
 * listed as waiting, and "next" then means the row after it. -1 if it was never in the list. `list` identifies the
 * list.
 */
export function useOpenRowIndex(
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
