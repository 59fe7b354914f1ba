import { expect, test } from 'vitest'
import { isBlank } from './text.ts'

test.each(['', ' \t\n', '\u200b', '\u2800', '\u3164\uffa0', '\u0000', '\ufeff\u00ad', '\u{e0020}'])(
  '%j is blank, because nothing of it can be seen',
  (text) => expect(isBlank(text)).toBe(true),
)

test.each(['a', '\u200ba', '-', 'שלום', '王', '👩🏽‍🚀', '\u2801', '\u0600'])(
  '%j is not blank',
  (text) => expect(isBlank(text)).toBe(false),
)
