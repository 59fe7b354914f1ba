import { expect, test } from 'vitest'
import { relativePath } from './relative-path.ts'

test.each([
  ['M10 10L12.5 9L12.5 20Z', 'm10 10 2.5-1 0 11z'],
  ['M10 10H40V30h-5v2', 'm10 10h30v20h-5v2'],
  ['M10 10Q12 8 14 10C14 12 16 12 18 10', 'm10 10q2-2 4 0c0 2 2 2 4 0'],
  ['M566 124A44 44 0 0 0 490 124L478 116', 'm566 124a44 44 0 0 0-76 0l-12-8'],
  ['M0.5 0.25l0.5 -0.5', 'm.5 .3 .5-.5'],
])('%s becomes %s', (path, relative) => {
  expect(relativePath(path)).toBe(relative)
})

test('a part that follows a closed one begins where that began, and one that is moved where it is moved', () => {
  expect(relativePath('M10 10L20 10L20 20ZL30 30')).toBe('m10 10 10 0 0 10zl20 20')
  expect(relativePath('M10 10L20 10ZM30 30L31 30')).toBe('m10 10 10 0zm20 20 1 0')
  expect(relativePath('M10 10 20 20ZL30 30')).toBe('m10 10 10 10zl20 20')
})

test('rounding errors of absolute points do not add up', () => {
  const points = Array.from({ length: 50 }, (_, step) => `${step * 1.04} 0`)
  const values = relativePath(`M${points.join('L')}`).match(/-?[\d.]+/g) ?? []
  const end = values
    .filter((_, place) => place % 2 === 0)
    .reduce((sum, each) => sum + Number(each), 0)
  expect(end).toBeCloseTo(49 * 1.04, 1)
})

test('an unknown command is an error', () => {
  expect(() => relativePath('M0 0T1 1')).toThrow('T')
})
