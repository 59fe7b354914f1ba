import type { Page } from '@playwright/test'

/** The texts of drawings that are displayed smaller than 12 px. */
export const tooSmallTexts = (page: Page) =>
  page.locator('svg text').evaluateAll((texts) =>
    texts.flatMap((text) => {
      const matrix = (text as SVGTextElement).getScreenCTM()
      if (!matrix || !text.getBoundingClientRect().width) return []
      const scale = Math.hypot(matrix.a, matrix.b)
      const size = Number.parseFloat(getComputedStyle(text).fontSize) * scale
      return size >= 12 ? [] : [`${text.textContent} ${size.toFixed(1)}`]
    }),
  )

/** The lines of drawings that have a color meant for paper, which forced colors replace by the system's own. */
export const unseenLines = (page: Page) =>
  page.locator('main svg *').evaluateAll((parts) => {
    const probe = document.createElement('i')
    probe.style.forcedColorAdjust = 'none'
    document.body.append(probe)
    const unseen = ['ink', 'blueprint'].map((name) => {
      probe.style.color = `var(--color-${name})`
      return getComputedStyle(probe).color
    })
    return parts
      .filter((part) => part.checkVisibility() && unseen.includes(getComputedStyle(part).stroke))
      .map((part) => part.outerHTML.slice(0, 80))
  })
