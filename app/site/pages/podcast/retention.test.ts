import { expect, test } from 'vitest'
import { places, retention } from './retention.ts'

const svg = retention(1)
const full = Number(/class="tone" d="M[^"]+C[^"]+V([\d.]+)H/.exec(svg)![1]) - places.all

/** The fronts of the parts with this fill: where the curve begins and ends, and the ground under it. */
const fronts = (pen: string) =>
  Array.from(
    svg.matchAll(RegExp(`class="${pen}" d="M([^"]+)V([\\d.]+)H[\\d.]+z"`, 'g')),
    (each) => {
      const points = each[1]!.split(/[ C]/).map(Number)
      const ground = Number(each[2])
      return {
        from: points[0]!,
        share: (ground - points[1]!) / full,
        to: points.at(-2)!,
        left: (ground - points.at(-1)!) / full,
      }
    },
  )

const [slice] = fronts('poppy')
const [before, after] = fronts('tone')

test('the part drawn forward is the two minutes of the ruler that end when a quarter of the listeners has left', () => {
  const minute = Number(/class="solid bare" d="M[\d.]+ [\d.]+h([\d.]+)/.exec(svg)![1])
  expect(slice!.to - slice!.from).toBe(2 * minute)
  expect(slice!.left).toBeCloseTo(0.75, 2)
})

test('the part drawn forward would fill the gap in the block', () => {
  expect(slice!.to - slice!.from).toBe(after!.from - before!.to)
  expect(slice!.share).toBeCloseTo(before!.left, 2)
  expect(slice!.left).toBeCloseTo(after!.share, 2)
})

test('everybody listens at the start', () => {
  expect(before!.share).toBe(1)
})
