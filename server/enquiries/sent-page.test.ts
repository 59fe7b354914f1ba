import { expect, test } from 'vitest'
import { sentPage } from './sent-page.ts'

const built = `<!DOCTYPE html><html><head><style>a>b{c:'d'}</style></head><body><div hidden="">
  <p>Reference</p><p data-reference=""></p></div></body></html>`

test('the page of thanks names the reference in its address', () => {
  expect(sentPage(built)('reference=BDDA-193F')).toBe(
    built.replace(' hidden=""', '').replace('<p data-reference="">', '$&BDDA-193F'),
  )
})

test('what is no reference stays out of the page', () => {
  const fill = sentPage(built)
  for (const query of [
    '',
    'reference=',
    'reference=bdda-193f',
    'reference=<b>x</b>',
    'x=BDDA-193F',
  ])
    expect(fill(query)).toBeUndefined()
})
