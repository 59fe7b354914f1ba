import type { Page } from '@playwright/test'

/** The controls without a ring of at least 2 px, of their own or around them, while the keyboard's focus is on them. */
export const withoutFocusRing = (page: Page) =>
  page.evaluate(() => {
    const hasRing = (element: Element | null): boolean => {
      if (!element || element.matches('main, body')) return false
      const { outlineStyle, outlineWidth } = getComputedStyle(element)
      const width = Number.parseFloat(outlineWidth) * element.currentCSSZoom
      const isRing = outlineStyle !== 'none' && Math.round(width) >= 2
      return isRing || hasRing(element.parentElement)
    }
    const controls = document.querySelectorAll<HTMLElement>(
      ':is(a[href], button, summary, input, select, textarea):not(:disabled)',
    )
    const unseen: string[] = []
    for (const control of controls) {
      if (!control.checkVisibility({ visibilityProperty: true })) continue
      control.focus({ preventScroll: true, focusVisible: true })
      if (document.activeElement === control && !hasRing(control))
        unseen.push(control.outerHTML.slice(0, 120))
    }
    return unseen
  })
