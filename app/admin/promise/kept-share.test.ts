import { expect, test } from 'vitest'
import { keptShare } from './kept-share.ts'

test('the share of kept promises is rounded down, and undefined if no promise was kept or broken yet', () => {
  expect(keptShare({ kept: 999, broken: 1 })).toBe('99%')
  expect(keptShare({ kept: 3, broken: 0 })).toBe('100%')
  expect(keptShare({ kept: 0, broken: 2 })).toBe('0%')
  expect(keptShare({ kept: 0, broken: 0 })).toBeUndefined()
})
