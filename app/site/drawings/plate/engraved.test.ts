import { expect, test } from 'vitest'
import { swelling, type Swell } from './swelling.ts'
import { type Ridge, terrain } from './terrain.ts'
import { waterLines } from './water-lines.ts'

const ridge: Ridge = [
  [0, 0],
  [40, 100],
  [60, 20],
  [100, 0],
]
const hill = { ridge, left: 10, base: 200, width: 400, height: 120, lines: 12, spurs: 8 }

test('a line is lifted off the plate where it gets too thin, and set down again after', () => {
  const line: Swell[] = [
    [0, 0, 1],
    [10, 0, 2],
    [20, 0, 0.1],
    [30, 0, 2],
    [40, 5, 1],
  ]
  expect(swelling(line).match(/M/g)).toHaveLength(2)
  expect(swelling(line, 0).match(/M/g)).toHaveLength(1)
})

test('a line is as wide as it was cut, half above and half below', () => {
  expect(
    swelling([
      [0, 10, 1],
      [10, 10, 4],
    ]),
  ).toBe('M0 9.5l10-1.5 0 4-10-1.5z')
})

test('every line of a slope lies below the skyline and above the water', () => {
  const { skyline, cuts } = terrain(hill, () => 1)
  const cut = cuts.flat().filter(([, , width]) => width > 0)
  expect(cut.length).toBeGreaterThan(500)
  for (const [x, y] of cut) {
    expect(y).toBeGreaterThan(skyline.find(([at]) => at === x)![1])
    expect(y).toBeLessThan(hill.base)
  }
})

test('low land has fewer lines than high land, so that they do not run together', () => {
  const { cuts } = terrain(hill, () => 1)
  const linesAt = (x: number) => cuts.filter((cut) => cut.find(([at]) => at === x)![2] > 0).length
  expect(linesAt(170)).toBe(hill.lines - 1)
  expect(linesAt(310)).toBeLessThan(hill.lines / 2)
})

test('water lines get thinner the further they are from the shore, and the outermost is drawn first', () => {
  const rings = [
    ...waterLines('coast', 'M0 0z', 'paper', [5, 20]).matchAll(
      /blueprint\)" stroke-width="([\d.]+)/g,
    ),
  ].map(([, width]) => Number(width))
  expect(rings).toEqual([40.5, 11.15])
})
