import { expect, test } from 'vitest'
import { page } from './web-design.ts'

test('the text and the points name what the new storefront has and the old one lacks', () => {
  const { lead, before, after } = page.storefronts
  for (const shown of ['price', 'colors', 'delivery', 'returns']) {
    expect(after.alt).toContain(shown)
    expect(before.alt).not.toContain(shown)
    for (const text of [lead, before.points.join(), after.points.join()])
      expect(text.toLowerCase()).toContain(shown)
  }
  expect(lead).not.toMatch(/nothing was added/i)
})
