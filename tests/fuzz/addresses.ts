import fc from 'fast-check'
import type { Call } from './described-calls.ts'
import { idsAbout, nearlyFitting } from './nearly-fitting.ts'
import { encoded, rarely } from './rarely.ts'
import { strangeKey, strangeText } from './strange-values.ts'

/** Not encoded, or badly encoded. */
const raw = fc.constantFrom(
  '%',
  '%zz',
  '%00',
  '%ed%a0%80',
  '%c0%ae',
  '/',
  '//',
  '.',
  '..',
  ';a=b',
  '*',
  '\u00ff',
  '~'.repeat(17_000),
)

export function place({ path, parameters }: Call) {
  const inPath = parameters.filter((one) => one.in === 'path')
  const values = inPath.map(({ schema }) =>
    fc.oneof(
      { weight: 1, arbitrary: raw },
      { weight: 3, arbitrary: nearlyFitting(schema).map(encoded) },
      { weight: 6, arbitrary: fc.constantFrom(...idsAbout(path)) },
    ),
  )
  const filled = fc
    .tuple(...values)
    .map((words) =>
      inPath.reduce(
        (place, { name }, at) => place.replace(`{${name}}`, () => words[at] ?? ''),
        path,
      ),
    )
  return rarely(
    fc
      .tuple(filled, fc.constantFrom('/', '//', '/x', '%2f', '.json', '?', '#'))
      .map(([place, end]) => place + end),
    filled,
  )
}

export function query({ parameters }: Call) {
  const names = parameters.filter((one) => one.in === 'query')
  const pairs = names.map(({ name, schema }) => {
    const value = rarely(raw, nearlyFitting(schema).map(encoded))
    // If there are many parameters, each request has a few.
    return fc
      .option(value, { freq: names.length > 4 ? 1 : 4 })
      .map((one) => (one === null ? [] : [`${name}=${one}`]))
  })
  const odd = rarely(
    fc
      .oneof(
        fc.constantFrom(
          '&&&',
          'limit=1&limit=2',
          'a[b]=c',
          'a[]=1',
          '__proto__[x]=1',
          '=',
          '%',
          'q',
          'limit=0x10',
          'limit=1e1',
          'cursor=AAAA',
        ),
        fc.tuple(strangeKey, strangeText).map((pair) => pair.map(encoded).join('=')),
      )
      .map((words) => [words]),
    fc.constant<string[]>([]),
  )
  return fc.tuple(...pairs, odd).map((parts) => {
    const some = parts.flat()
    return some.length ? `?${some.join('&')}` : ''
  })
}
