import { expect, test } from 'vitest'
import { page } from '#content/pages/studio.ts'
import made from './made.plate.ts'

const outlines = { Products: 'M-32 0V-70Q', Campaigns: 'h25v25h-25z', Videos: 'h17v34h-17z' }

test('the drawings show one mark for every ten pieces of the amounts beside them', () => {
  const lines = made.split('<path').filter((line) => !line.includes('class="cast"'))
  const marks = page.portfolio.items.map(
    ({ label }) => lines.filter((line) => line.includes(outlines[label as 'Videos'])).length,
  )
  expect(page.portfolio.scope).toBe('Each mark is ten.')
  expect(marks.map((count) => count * 10)).toEqual(page.portfolio.items.map(({ amount }) => amount))
})
