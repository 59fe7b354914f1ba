import { expect, test } from 'vitest'
import { hachures, inkHachures } from './hachures.ts'
import { seaLines } from './sea-lines.ts'
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

/** The strokes of a range from west to east: where they begin, and how far they lead down the sheet. */
const strokesOf = (...given: Parameters<typeof hachures>) =>
  hachures(...given).map(({ from: [x, y], toPoint: [right, down] }) => ({ x, y, right, down }))
const range = [20, [0, 100], [300, 100]] as const

test('a mountain has longer and more strokes on the side away from the light', () => {
  const strokes = strokesOf([range])
  const shaded = strokes.filter(({ down }) => down > 0)
  const lit = strokes.filter(({ down }) => down < 0)
  const longest = (of: typeof strokes) => Math.max(...of.map(({ down }) => Math.abs(down)))
  expect(shaded.length).toBeGreaterThan(1.3 * lit.length)
  expect(longest(shaded)).toBeGreaterThan(1.3 * longest(lit))
})

test('no stroke of a mountain runs under a label', () => {
  const label = [120, 80, 180, 120] as const
  const isUnder = ({ x, y, right, down }: ReturnType<typeof strokesOf>[number]) =>
    [0, 0.5, 1].some((part) => {
      const [atX, atY] = [x + right * part, y + down * part]
      return atX > 121 && atX < 179 && atY > 81 && atY < 119
    })
  expect(strokesOf([range]).filter(isUnder)).not.toEqual([])
  expect(strokesOf([range], [label]).filter(isUnder)).toEqual([])
})

const placesOf = (d: string) =>
  d.match(/[\d.-]+ [\d.-]+/g)!.map((place) => place.split(' ').map(Number) as [number, number])

test('a line of the sea is a ring at its distance around an island', () => {
  const island = [
    [100, 100],
    [200, 100],
    [200, 200],
    [100, 200],
  ] as const
  const [d] = seaLines([island], [300, 300], [30])
  expect(d).toMatch(/^M[^MZ]+z$/)
  const nearest = Math.min(...placesOf(d!).map(([x, y]) => Math.hypot(x - 150, y - 150)))
  expect(Math.abs(nearest - 80)).toBeLessThan(2)
})

test('a line of the sea rounds the corner of a bay', () => {
  const bay = [
    [-90, -90],
    [400, -90],
    [400, 40],
    [40, 40],
    [40, 400],
    [-90, 400],
  ] as const
  const [d] = seaLines([bay], [300, 300], [45])
  const fromCorner = Math.min(...placesOf(d!).map(([x, y]) => Math.hypot(x - 40, y - 40)))
  expect(fromCorner).toBeGreaterThan(45 * Math.SQRT2 + 7)
})

test('the strokes of mountains are written each from the beginning of the last, and end where they began', () => {
  const wedge = { from: [10, 20.5], toPoint: [2, -3], back: [-1.25, 3.5] } as const
  const next = { ...wedge, from: [12, 20] } as const
  expect(inkHachures([wedge, next], 2)).toBe(
    '<path class="solid bare" transform="scale(0.5)" d="m40 82l8-12-5 14zm8-2l8-12-5 14z"/>',
  )
})
