import { expect, test } from 'vitest'
import { siteLetters } from '#build/fonts/latin.ts'
import { pages } from './built-site.ts'

test('the fonts of public pages contain every character of their texts', () => {
  const missing = new Map<string, string>()
  for (const { path, $ } of pages) {
    const body = $('body').clone()
    body.find('script, style').remove()
    for (const letter of body.text())
      if (letter.trim() && !siteLetters.includes(letter)) missing.set(letter, path)
  }
  expect([...missing]).toEqual([])
})
