import { expect, test } from 'vitest'
import { slottedPage } from '#build/slots/slotted-page.ts'
import { sentPage } from './sent-page.ts'

const built = `<!DOCTYPE html><html><head><style>a>b{c:'d'}</style></head><body>\
<div data-shown-with="reference" hidden=""><p>Reference</p><p data-slot="reference"></p></div></body></html>`
const fill = sentPage({ parts: slottedPage(built, ['reference']), styleHash: '' })

test('the thank-you page shows the reference from its address', () => {
  expect(fill('reference=BDDA-193F')).toBe(
    built.replace(' hidden=""', '').replace('<p data-slot="reference">', '$&BDDA-193F'),
  )
})

test('an address without a valid reference leads to the form', () => {
  for (const query of [
    '',
    'reference=',
    'reference=bdda-193f',
    'reference=<b>x</b>',
    'x=BDDA-193F',
  ])
    expect(fill(query)).toEqual({ redirect: '/contact' })
})
