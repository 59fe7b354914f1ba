import { expect, test } from 'vitest'
import { pairsIn } from './kerning.ts'

test('kerning is kept for the pairs in use, except after a plus sign', () => {
  expect([...pairsIn(['<p>+38%</p><p>50+ a</p>'])]).toEqual(['38', '8%', '50', '0+', ' a'])
})
