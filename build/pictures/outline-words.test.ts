import { expect, test } from 'vitest'
import { lines, word } from '#app/site/pages/resources/word.ts'
import { outlineWords } from './outline-words.ts'

/** The horizontal range of the label's outline, from its anchor. */
async function rangeOf(anchor: 'start' | 'middle' | 'end') {
  const svg = await outlineWords(`<svg>${word(100, 50, 'in &lt; out', anchor)}</svg>`)
  expect(svg).toContain('translate(100 50)')
  expect(svg).not.toContain('<text')
  const [, path = ''] = /class="word"[^>]* d="([^"]+)"/.exec(svg) ?? []
  const points = [...path.matchAll(/(-?[\d.]+)[ ,]-?[\d.]+/g)].map(([, x]) => Number(x))
  return [Math.min(...points), Math.max(...points)] as const
}

test('a label of a picture becomes an outline that begins, stands in the middle or ends where the label did', async () => {
  // Eight letters of 0.6 em at 25 units are 120 units wide.
  const [start, middle, end] = [
    await rangeOf('start'),
    await rangeOf('middle'),
    await rangeOf('end'),
  ]
  expect(start[0]).toBeGreaterThan(0)
  expect(start[1]).toBeGreaterThan(100)
  expect(start[1]).toBeLessThan(120)
  expect(middle[0]).toBeCloseTo(start[0] - 60, 0)
  expect(end[0]).toBeCloseTo(start[0] - 120, 0)
})

test('the lines of a label have one origin, around which they and their leading shrink', async () => {
  const svg = await outlineWords(`<svg>${lines(100, 50, ['most', 'most'])}</svg>`)
  expect(svg.match(/translate\(100 50\)/g)).toHaveLength(2)
  const [above, below] = [...svg.matchAll(/ d="M[\d.-]+[ ,]([\d.-]+)/g)].map(([, y]) => Number(y))
  expect(below! - above!).toBeCloseTo(28, 0)
})
