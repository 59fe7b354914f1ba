import { expect, test } from 'vitest'
import { marks } from '#content/timeline.ts'
import { improvement } from './improvement.ts'

test('each column of the plan is certain up to its minimum, and poppy from there to its maximum', () => {
  const scale = 2
  const svg = improvement({
    width: 480,
    head: 40,
    scale,
    column: 44,
    back: [18, 12],
    capitals: 18,
  })
  const heights = (pen: string) =>
    Array.from(
      svg.matchAll(RegExp(`class="${pen}" d="M[\\d.]+ [\\d.]+v-([\\d.]+)h44`, 'g')),
      (each) => Number(each[1]),
    )
  expect(heights('light')).toEqual(marks.map(({ low }) => low * scale))
  expect(heights('poppy')).toEqual(marks.map(({ low, high }) => (high - low) * scale))
})
