import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import axe, { type RunOptions } from 'axe-core'

const wcagAndAdvice = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** Violations of WCAG 2.2 AA on the page as it is, one per line. */
export async function violationsOn(page: Page, tags = wcagAndAdvice): Promise<string[]> {
  // Content far from the viewport is not laid out, and then the background of a text is unknown.
  await page.evaluate(() => (document.documentElement.dataset.placed = ''))
  for (;;) {
    const before = await toasts(page)
    await animationsEnded(page)
    const found = await measure(page, tags)
    // A toast that was fading in or out at that moment had less contrast.
    if (found.length === 0 || (await toasts(page)) === before) return found
  }
}

/** Texts with too little contrast on the page as it is, one per line. */
export async function paleTextsOn(page: Page) {
  const violations = await run(page, ['color-contrast'])
  return violations.flatMap(({ nodes }) => nodes)
}

/** Only violations are reported: describing what passed took four fifths of the time. */
const options: RunOptions = { resultTypes: ['violations'], preload: { assets: ['media'] } }

async function measure(page: Page, tags: string[]) {
  const violations = await (page.frames().length === 1 ? run(page, tags) : merge(page, tags))
  return violations.map(({ id, nodes }) => `${id}: ${nodes.join(' | ')}`)
}

/** Loads axe once in a document. AxeBuilder does so each time, which takes as long as the rules themselves. */
async function run(page: Page, rulesOrTags: string[]) {
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axe.source)
  return page.evaluate(
    async (asked) => {
      const { axe: loaded } = globalThis as unknown as { axe: typeof axe }
      const { violations } = await loaded.run(document, asked)
      return violations.map(({ id, nodes }) => ({ id, nodes: nodes.map(({ html }) => html) }))
    },
    { ...options, runOnly: rulesOrTags },
  )
}

/** Results of frames have to be merged, which takes a second page. */
async function merge(page: Page, tags: string[]) {
  const { violations } = await new AxeBuilder({ page }).options(options).withTags(tags).analyze()
  return violations.map(({ id, nodes }) => ({ id, nodes: nodes.map(({ html }) => html) }))
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
