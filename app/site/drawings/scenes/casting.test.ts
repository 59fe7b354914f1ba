import { expect, test } from 'vitest'
import { ofBlock, shadows } from './casting.ts'
import { at } from './table.ts'

const corners = (drawn: string) => (drawn.match(/-?[\d.]+ -?[\d.]+/g) ?? []).toSorted()

test('a shadow falls to the right and to the back, and ends at the edges of what it falls on', () => {
  const drawn = shadows(0, [104, 0], ofBlock([90, 100], [0, 10], 50))
  const expected = at.face([90, 0, 0], [104, 0, 0], [104, 8, 0], [100, 10, 0], [90, 10, 0])
  expect(corners(drawn)).toEqual(corners(expected))
})

test('shadows that meet are one shape, so that their hatching is not drawn twice', () => {
  const two = shadows(0, [104, 0], ofBlock([0, 30], [40, 60], 26), ofBlock([20, 50], [40, 60], 26))
  expect(two.match(/<path/g)).toHaveLength(1)
})
