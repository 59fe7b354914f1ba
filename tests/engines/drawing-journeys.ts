import { expect, test } from 'vitest'
import { drawnInPlace, misplaced } from './drawn-part.ts'
import { hydrated } from './seen.ts'
import type { Tab } from './tab.ts'

type InTab = (journey: (tab: Tab) => Promise<void>) => Promise<void>

/** Engines differ in what size a drawing has in a grid (docs/decisions/049-more-engines.md). */
export function drawingsHavePlaceAndSize(inTab: InTab) {
  test('drawings in grids and columns have their size, and no list overlaps what follows it', () =>
    inTab(async (tab) => {
      for (const path of ['/services/media', '/portfolio', '/services/consulting']) {
        await tab.visit(path)
        for (const width of [1280, 900]) {
          await tab.resize(width, 900)
          expect(await misplaced(tab), `${path} at ${width} px`).toEqual([])
        }
      }
    }))

  test('the cables are as wide as their recess, each at its row', () =>
    inTab(async (tab) => {
      await tab.visit('/services/podcast')
      await hydrated(tab)
      const recess = { selector: 'main dl + img', whole: 736 / 512, from: 0 }
      await expect.poll(() => drawnInPlace(tab, recess)).toBeGreaterThan(0.7)
    }))
}
