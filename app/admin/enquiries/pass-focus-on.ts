import { type RefObject, useLayoutEffect } from 'react'

type Find = () => HTMLElement | null | undefined

/**
 * When an element goes that has the focus, the focus goes on: `find` is called while the element is still there, and what
 * it returns finds the next one afterwards. `hasDialog`: the focus may be on its way back from a dialog that it opened.
 */
export function usePassFocusOn(
  element: RefObject<HTMLElement | null>,
  find: (gone: HTMLElement) => Find,
  { hasDialog = false } = {},
) {
  useLayoutEffect(() => {
    const { current } = element
    return () => {
      if (!current || !(hasDialog || current.contains(document.activeElement))) return
      const next = find(current)
      // A dialog gives the focus back in a turn of its own.
      setTimeout(() => document.activeElement === document.body && next()?.focus())
    }
    // What is found depends on nothing but the document.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [element, hasDialog])
}

/** For what stands in a record and goes: what is asked next there, or else its heading. */
export function usePassFocusToRecord(element: RefObject<HTMLElement | null>) {
  usePassFocusOn(element, (gone) => {
    const record = gone.closest('article')
    const find = (what: string) => record?.querySelector<HTMLElement>(what)
    return () => find('[data-asks] button') ?? find('h2')
  })
}
