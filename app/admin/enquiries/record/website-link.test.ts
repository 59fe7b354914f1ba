import { expect, test } from 'vitest'
import { websiteLink } from './website-link.ts'

test('only an http or https address becomes a link', () => {
  expect(websiteLink('https://shop.example/a?b=c')).toBe('https://shop.example/a?b=c')
  expect(websiteLink(' http://shop.example ')).toBe('http://shop.example/')
  for (const text of [
    'shop.example',
    'javascript:alert(1)',
    ' JavaScript:alert(1)',
    'java\tscript:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    'vbscript:x',
    'file:///etc/passwd',
    '//shop.example',
    'https://',
    '',
  ])
    expect(websiteLink(text), text).toBeNull()
})
