import fc from 'fast-check'

/** Texts that cause trouble in programs: with a meaning elsewhere, impossible to store, or easily confused with others. */
const strangeTexts = [
  '',
  ' ',
  '\0',
  '\u0000\u0001\u001f\u007f',
  '\ud800',
  '\udfff\ud800',
  '\u202egnp.exe',
  'a\u0300\u0301\u0302'.repeat(40),
  '👩‍👩‍👧‍👦🏳️‍🌈',
  '\ufeff',
  '\r\nBcc: e@evil.example\r\n\r\n',
  "' or 1=1; drop table users; --",
  '%00',
  '%',
  '%c3%28',
  '../../../../etc/passwd',
  '..%2f..%2f',
  '__proto__',
  'constructor',
  'toString',
  'hasOwnProperty',
  'NaN',
  '-0',
  '1e309',
  '9007199254740993',
  'true',
  'null',
  '[object Object]',
  '{{7*7}}',
  '<script>alert(1)</script>',
  '=cmd|calc!A0',
  'a,b,,c',
  '2026-02-30',
  '2026-11-01T01:30:00-07:00',
  '+999999-12-31T23:59:59Z',
  '-000001-01-01T00:00:00Z',
  '9999-12-31T23:59:59.999999999+23:59',
  '0001-01-01',
  'x'.repeat(10_000),
  'é'.repeat(5_001),
  '*"():^NEAR AND OR NOT',
  'a* b* "c d" -e (f | g) & !h <-> i',
]

export const strangeText = fc.oneof(
  fc.constantFrom(...strangeTexts),
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc.string({ unit: 'grapheme', maxLength: 60 }),
)

const strangeNumbers = [
  0,
  -0,
  -1,
  0.5,
  1e21,
  1e308,
  -1e308,
  2 ** 31,
  2 ** 53,
  -(2 ** 53),
  2 ** 63,
  5e-324,
]
export const strangeNumber = fc.oneof(fc.constantFrom(...strangeNumbers), fc.integer(), fc.double())

/** Own properties, as JSON.parse creates them. */
const withPrototype = JSON.parse(
  '{"__proto__":{"role":"admin","polluted":true},"constructor":{"prototype":{"polluted":true}}}',
) as object

const nested = (depth: number) => {
  let value: unknown = 'deep'
  for (let at = 0; at < depth; at++) value = at % 2 ? [value] : { a: value }
  return value
}

/** Any JSON value, where something else was expected. */
export const strangeValue: fc.Arbitrary<unknown> = fc.oneof(
  strangeText,
  strangeNumber,
  fc.constantFrom<unknown>(
    null,
    true,
    false,
    [],
    {},
    [[]],
    [null],
    { $gt: '' },
    { length: 1e9 },
    { toString: 1, valueOf: null },
    withPrototype,
    nested(50),
    nested(1_000),
    Array.from({ length: 5_000 }, () => 0),
  ),
  fc.jsonValue({ maxDepth: 3 }),
)

/** Names for unexpected fields. */
export const strangeKey = fc.oneof(
  fc.constantFrom('__proto__', 'constructor', 'prototype', 'id', 'role', 'created_at', 'then', ''),
  fc.string({ maxLength: 12 }),
)
