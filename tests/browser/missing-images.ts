import type { Page } from '@playwright/test'

/** How many of the visible images have not loaded. */
export const missingImages = (page: Page) =>
  page
    .locator('img:visible')
    .evaluateAll((all) => all.filter((each) => !(each as HTMLImageElement).naturalWidth).length)

/** The texts that are partly beyond the left or the right edge of the window. */
export const textsBeyondEdge = (page: Page) =>
  page.evaluate(() => {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const beyond: string[] = []
    while (texts.nextNode()) {
      const text = texts.currentNode as Text
      const parent = text.parentElement!
      const drawing = parent.closest('svg')
      // Texts for screen readers are clipped, and drawings on a phone show their parts in rows that clip the others.
      if (!parent.checkVisibility({ visibilityProperty: true })) continue
      if (isClipped(parent)) continue
      if (drawing && getComputedStyle(drawing).overflow === 'hidden') continue
      const range = document.createRange()
      range.selectNodeContents(text)
      const { left, right, width } = range.getBoundingClientRect()
      if (width && (left < -1 || right > innerWidth + 1)) beyond.push(text.data.trim())
    }
    return beyond

    function isClipped(element: Element | null): boolean {
      if (!element) return false
      return getComputedStyle(element).clipPath !== 'none' || isClipped(element.parentElement)
    }
  })
