import { type RefObject, useLayoutEffect } from 'react'

type Find = () => HTMLElement | null | undefined

/**
 * Moves the focus when the focused element is removed. `find` is called while the element is still in the document, and
 * the function that it returns finds the new target after the removal. `isRemovedByDialog`: whether the element is
 * removed by the dialog that it opened, which may still be restoring the focus to it.
 */
export function useFocusAfterRemoval(
  element: RefObject<HTMLElement | null>,
  find: (gone: HTMLElement) => Find,
  isRemovedByDialog = () => false,
) {
  useLayoutEffect(() => {
    const { current } = element
    return () => {
      if (!current || !(isRemovedByDialog() || current.contains(document.activeElement))) return
      const next = find(current)
      // After a closing dialog has tried to restore the focus.
      setTimeout(() => {
        if (document.activeElement === document.body) next()?.focus({ preventScroll: true })
      })
    }
    // `find` only reads the document, and the other one a ref, so they need not be dependencies.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [element])
}

/** Moves the focus to a heading: the first one of the nearest ancestor that has one. */
export function useFocusHeadingAfterRemoval(element: RefObject<HTMLElement | null>) {
  useFocusAfterRemoval(element, (gone) => {
    const ancestors: HTMLElement[] = []
    for (let at = gone.parentElement; at; at = at.parentElement) ancestors.push(at)
    const headingOf = (one: HTMLElement) =>
      one.isConnected && one.querySelector<HTMLElement>(':is(h1, h2, h3)[tabindex]')
    return () => ancestors.map(headingOf).find(Boolean) || null
  })
}

/** Within a record: moves the focus to the next question, else to the heading. */
export function useFocusRecordAfterRemoval(element: RefObject<HTMLElement | null>) {
  useFocusAfterRemoval(element, (gone) => {
    const record = gone.closest('article')
    const find = (what: string) => record?.querySelector<HTMLElement>(what)
    return () => find('[data-asks] button') ?? find('h2')
  })
}
