import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'

/** Violations of WCAG 2.2 AA on the page as it is, one per line. */
export async function violationsOn(page: Page): Promise<string[]> {
  // Content far from the viewport is not laid out, and then the background of a text is unknown.
  await page.evaluate(() => (document.documentElement.dataset.placed = ''))
  for (;;) {
    const before = await toasts(page)
    await animationsEnded(page)
    const found = await measure(page)
    // A toast that was fading in or out at that moment had less contrast.
    if (found.length === 0 || (await toasts(page)) === before) return found
  }
}

/** Texts with too little contrast on the page as it is, one per line. */
export async function paleTextsOn(page: Page) {
  const { violations } = await new AxeBuilder({ page })
    .options({ resultTypes: ['violations'] })
    .setLegacyMode()
    .withRules(['color-contrast'])
    .analyze()
  return violations.flatMap(({ nodes }) => nodes.map(({ html }) => html))
}

async function measure(page: Page) {
  const { violations } = await new AxeBuilder({ page })
    // Only violations are reported: describing what passed took four fifths of the time.
    .options({ resultTypes: ['violations'], preload: { assets: ['media'] } })
    // Only needed for frames: merging their results requires a second page.
    .setLegacyMode(page.frames().length === 1)
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    .analyze()
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map((n) => n.html).join(' | ')}`)
}

/** Which toasts there are, and whether each is fading in or out. */
const toasts = (page: Page) =>
  page
    .locator('[data-sonner-toast]')
    .evaluateAll((each) =>
      JSON.stringify(
        (each as HTMLElement[]).map(({ dataset: { mounted, removed }, textContent }) => [
          mounted,
          removed,
          textContent,
        ]),
      ),
    )

/** A notice that is still fading in has less contrast than later. */
const animationsEnded = (page: Page) =>
  page.evaluate(async () => {
    const ending = document.getAnimations().filter(({ effect, playState, timeline }) => {
      const isTimed = timeline === document.timeline && playState === 'running'
      return isTimed && effect?.getComputedTiming().endTime !== Infinity
    })
    const end = Promise.allSettled(ending.map(({ finished }) => finished))
    await Promise.race([end, new Promise((resolve) => setTimeout(resolve, 5_000))])
  })
