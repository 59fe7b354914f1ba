import { expect, test } from 'vitest'
import { pairsIn } from './kerning.ts'

test('the kerning of used pairs is kept, except after a plus', () => {
  expect([...pairsIn(['<p>+38%</p><p>50+ a</p>'])]).toEqual(['38', '8%', '50', '0+', ' a'])
})
