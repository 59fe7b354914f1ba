import { expect, test } from 'vitest'
import { pairsIn } from './kerning.ts'

test('letters keep the distance that the fonts have for them, and a plus stands clear of its figure', () => {
  expect([...pairsIn(['<p>+38%</p><p>50+ a</p>'])]).toEqual(['38', '8%', '50', '0+', ' a'])
})
