import { type RefObject, useLayoutEffect } from 'react'

type Find = () => HTMLElement | null | undefined

/**
 * Passes the focus on when an element that has it is removed. `find` is called while the element is still in the document,
 * and the function that it returns finds the new target after the removal. `isRemovedByDialog`: whether the dialog
 * that the element opened removes it, and may still be giving the focus back to it.
 */
export function usePassFocusOn(
  element: RefObject<HTMLElement | null>,
  find: (gone: HTMLElement) => Find,
  isRemovedByDialog = () => false,
) {
  useLayoutEffect(() => {
    const { current } = element
    return () => {
      if (!current || !(isRemovedByDialog() || current.contains(document.activeElement))) return
      const next = find(current)
      // After a dialog that is closing has tried to give the focus back.
      setTimeout(() => {
        if (document.activeElement === document.body) next()?.focus({ preventScroll: true })
      })
    }
    // `find` only reads the document, and the other a ref, so they need not be dependencies.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [element])
}

/** Passes the focus to a heading: the first one of the nearest ancestor that has one. */
export function usePassFocusToHeading(element: RefObject<HTMLElement | null>) {
  usePassFocusOn(element, (gone) => {
    const ancestors: HTMLElement[] = []
    for (let at = gone.parentElement; at; at = at.parentElement) ancestors.push(at)
    const headingOf = (one: HTMLElement) =>
      one.isConnected && one.querySelector<HTMLElement>(':is(h1, h2, h3)[tabindex]')
    return () => ancestors.map(headingOf).find(Boolean) || null
  })
}

/** Within a record: passes the focus to the next question, else to the heading. */
export function usePassFocusToRecord(element: RefObject<HTMLElement | null>) {
  usePassFocusOn(element, (gone) => {
    const record = gone.closest('article')
    const find = (what: string) => record?.querySelector<HTMLElement>(what)
    return () => find('[data-asks] button') ?? find('h2')
  })
}
