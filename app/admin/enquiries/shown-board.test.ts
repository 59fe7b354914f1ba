import { expect, test } from 'vitest'
import { cardsAround, placeOf, type ShownColumn } from './shown-board.ts'

const column = (stage: ShownColumn['stage'], ids: string) => ({
  stage,
  ids: ids.split(''),
  count: undefined,
})
const columns = [column('new', 'abc'), column('contacted', ''), column('qualified', 'xy')]
const around = (id: string) => cardsAround(columns, placeOf(columns, id)!)

test('before and after a card are those of its column, and at its ends those of the nearest column with cards', () => {
  expect(around('b')).toEqual({ previous: 'a', next: 'c' })
  expect(around('c')).toEqual({ previous: 'b', next: 'x' })
  expect(around('x')).toEqual({ previous: 'c', next: 'y' })
  expect(around('a')).toEqual({ previous: undefined, next: 'b' })
  expect(around('y')).toEqual({ previous: 'x', next: undefined })
})

test('after a card was moved or has left, those of the place where it was follow', () => {
  const place = placeOf(columns, 'b')!
  const moved = [column('new', 'ac'), column('contacted', 'b'), column('qualified', 'xy')]
  expect(cardsAround(moved, place)).toEqual({ previous: 'a', next: 'c' })
  const alone = [column('new', 'a'), column('contacted', 'b'), column('qualified', 'xy')]
  expect(cardsAround(alone, place)).toEqual({ previous: 'a', next: 'x' })
  expect(cardsAround([column('new', 'ac')], place)).toEqual({ previous: 'a', next: 'c' })
})

test('a card that is not on the board has no place', () => {
  expect(placeOf(columns, 'z')).toBeUndefined()
})
