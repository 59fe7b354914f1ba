import { path } from '#app/site/drawings/plate/sheet.ts'
import { planned, solid, taped } from '#app/site/drawings/plate/solid.ts'
import { space } from '#app/site/drawings/plate/space.ts'
import { project } from '#app/ui/drawing/isometric.ts'
import { word } from '#app/site/pages/resources/word.ts'
import { figure } from './figure.ts'

/** The section's table: conversion of the term, bid at 25% ACOS, break-even bid. */
const terms = [
  ['6%', 0.48, 0.74],
  ['9%', 0.72, 1.1],
  ['12%', 0.96, 1.47],
  ['15%', 1.2, 1.84],
] as const

const origin = [140, 98] as const
const at = space(origin, 1)
const perDollar = 78
const [wide, step] = [44, 98]
const end = 3 * step + wide

/** A bid, inside the post that a sale would carry. */
const post = ([conversion, bid, breakEven]: (typeof terms)[number], n: number) => {
  const [x, y] = [[n * step, n * step + wide] as const, [0, wide] as const]
  const [low, high] = [bid * perDollar, breakEven * perDollar]
  const [middle, top] = project([x[0], 0, high], origin)
  const [left, foot] = project([x[0] + 4, wide + 52, 0], origin)
  return [
    path('cast', at.block(x, y, [0, 0]).shadow(44)),
    solid(at, x, y, [0, low], { lid: 'poppy', front: 'poppy' }),
    planned(at, x, y, [low, high]),
    word(middle, top - 18, `$${breakEven.toFixed(2)}`, 'middle'),
    word(left, foot, conversion, 'end'),
  ].join('')
}

const floor = at.block([-20, end + 24], [-24, wide + 20], [-10, 0])
const beside = (z: number, y: number, label: string) => {
  const [x, down] = project([end, 0, z], origin)
  return path('thin', `M${x} ${down}L${x + 16} ${y}H${x + 26}`) + word(x + 32, y, label)
}

/** The order that a sale brings. */
const sale = [
  [376, 432],
  [-86, -30],
] as const

/** What a click may cost at four rates of conversion, and how much of that is bid. */
export default figure(
  path(
    'cast',
    at.face(
      [end + 24, -24, -10],
      [end + 50, -24, -10],
      [end + 50, wide + 6, -10],
      [end + 24, wide + 20, -10],
    ),
  ),
  path('tone', floor.lid) + path('solid', floor.front) + path('solid', floor.side),
  path('cut', floor.outline),
  terms.map(post).join(''),
  path('cast', at.block(...sale, [0, 0]).shadow(22)),
  taped(at, ...sale, [0, 44], {}, 'cut'),
  word(538, 318, '$32.00', 'middle'),
  word(36, 292, 'conversion'),
  beside(1.6 * perDollar, 84, 'break-even'),
  beside(0.9 * perDollar, 148, 'bid'),
)
