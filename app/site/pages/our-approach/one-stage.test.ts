import { expect, test } from 'vitest'
import plate from './one-stage.plate.ts'
import { cases } from './one-stage.ts'

const [found = '', repaired = ''] = plate.split('<g transform=').slice(1)
const count = (drawn: string, what: string) => drawn.split(what).length - 1

test('both runs of the channel have a thousand visits, and as many parcels as the text beside them says', () => {
  for (const [index, drawn] of [found, repaired].entries()) {
    const { orders, repeats } = cases[index]!
    expect(count(drawn, 'h0')).toBe(1000)
    expect(count(drawn, 'v15h-15z') / 2).toBe(orders)
    expect(count(drawn, 'v26h-26z') / 2).toBe(repeats)
  }
})

test('the gate is wider by as much as more orders come through it', () => {
  const [before, after] = cases
  expect(after.half / before.half).toBe(after.orders / before.orders)
})

test('on a phone, where single visits would be noise, each run shows them as one mass instead', () => {
  const [, onPhone] = /@media\(max-width:\d+px\)\{(.*?\})\}/.exec(plate)!
  expect(onPhone).toContain('.one-by-one{display:none}.as-mass{display:inline}')
  for (const drawn of [found, repaired]) {
    expect(count(drawn, 'class="one-by-one"')).toBe(1)
    expect(count(drawn, 'class="as-mass ')).toBe(1)
  }
})
