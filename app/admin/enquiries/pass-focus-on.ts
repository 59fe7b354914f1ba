import { type RefObject, useLayoutEffect } from 'react'

/**
 * When a button goes that had the focus, or whose dialog had it, the focus goes on: `find` says where to while the
 * button is still there, and what it returns finds it afterwards.
 */
export function usePassFocusOn(
  button: RefObject<HTMLElement | null>,
  find: (button: HTMLElement) => () => HTMLElement | null | undefined,
) {
  useLayoutEffect(() => {
    const { current } = button
    return () => {
      const next = current && find(current)
      // A dialog gives the focus back in a turn of its own.
      setTimeout(() => document.activeElement === document.body && next?.()?.focus())
    }
    // What is found depends on nothing but the document.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [button])
}
