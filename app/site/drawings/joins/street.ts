import { camera } from '#app/site/drawings/plate/camera.ts'
import { cabinet } from '#app/site/drawings/plate/cabinet.ts'
import { disc } from '#app/site/drawings/plate/disc.ts'
import { person } from '#app/site/drawings/plate/person.ts'
import { path, rect } from '#app/site/drawings/plate/sheet.ts'
import { shot } from './things.ts'
import { walker } from '#app/site/drawings/plate/walker.ts'

/** The pavement from its back edge to the curb, and down to the street. */
const [far, near, street] = [132, 184, 194] as const

const pavement = (from: number, to: number) => {
  const [back, end] = [from ? from + 44 : 0, to < 432 ? to + 44 : 432]
  return [
    path('ground bare', `M${from} ${near}L${back} ${far}H${end}L${to} ${near}z`),
    path('thin', [1, 2, 3, 4, 5].map((n) => `M${n * 84 - 40} ${near}l44 ${far - near}`).join('')),
    path('thin', `M${(from + back) / 2} ${(far + near) / 2}H${(to + end) / 2}`),
    path('edge', `M${back} ${far}H${end}${from ? `M${from} ${near}L${back} ${far}` : ''}`),
    rect('light bare', from, near, to - from, 10),
    rect('solid bare', from, street, to - from, 14),
    to < 432 ? path('solid', `M${to} ${near}L${end} ${far}v24L${to} 208z`) : '',
    path('cut', `M${from} ${near}H${to}`),
  ].join('')
}

/** The ends of the pavement where the other drawing would go on. */
export const rightEnd = [
  path('ground bare', `M432 ${near}V${far}h44z`) + path('edge', `M432 ${far}h44`),
  path('thin', `M432 ${(far + near) / 2}h22`),
  path('solid', `M432 ${near}L476 ${far}v24L432 208z`),
].join('')
export const leftEnd = [
  path('ground bare', `M-44 ${near}L0 ${far}V${near}z`) + path('edge', `M-44 ${near}L0 ${far}`),
  path('thin', `M-22 ${(far + near) / 2}H0`),
  rect('light bare', -44, near, 45, 10) + rect('solid bare', -44, street, 45, 14),
  path('cut', `M-44 ${near}H0`),
].join('')

/** A light box for an upright poster, on two feet that stand on `y`. */
const [boxWide, boxHigh] = [60, 102] as const
function poster(x: number, y: number, which: 0 | 1 | 2, pen = 'light') {
  const [left, top] = [x - 6, y - boxHigh - 18]
  return [
    path('cast', `M${x + 4} ${y}h${boxWide - 8}l58 -24h-${boxWide - 20}z`),
    rect('solid', x + 6, y - 8, 8, 8) + rect('solid', x + boxWide - 14, y - 8, 8, 8),
    cabinet({
      at: [left, y - 8],
      size: [boxWide + 12, boxHigh + 14],
      back: [12, 9],
      fill: pen,
    }),
    shot(which, x, top + 8, boxWide / 68),
    rect('edge void', x, top + 8, boxWide, boxHigh),
  ].join('')
}

/** Somebody who looks at the poster, from behind. */
const viewer = (x: number, y: number, pen: string) =>
  path('cast', `M${x - 10} ${y}h20l34 -14h-18z`) +
  person(x, y, 66, pen) +
  path('solid', disc(x, y - 60, 6.6))

export const filmed = [
  pavement(6, 432),
  camera(78, 172, 0.86),
  walker(34, 172, { scale: 0.82, arm: 'M-6 -92L8 -74L14 -72L40 -86L38 -93L16 -80L6 -96Z' }),
  path('plan', 'M122 76L152 48M122 88L152 134'),
  poster(164, 158, 0),
  poster(256, 158, 1, 'poppy'),
  poster(348, 158, 2),
  viewer(258, 176, 'blueprint'),
  viewer(330, 174, 'tone'),
  viewer(290, 182, 'light'),
].join('')

/** The shop: its fascia is the bar of a browser, and its window shows what the poster has shown. */
const [shopLeft, shopWide, shopFoot] = [206, 166, 166] as const
const shop = [
  path('cast', `M${shopLeft + shopWide} ${shopFoot}l30 -22h34l-24 22z`),
  cabinet({ at: [shopLeft, shopFoot], size: [shopWide, 150], back: [28, 12], fill: 'light' }),
  rect('solid', shopLeft, 16, shopWide, 20),
  path('label bare', [0, 1, 2].map((n) => disc(shopLeft + 14 + n * 13, 26, 3.5)).join('')),
  shot(1, shopLeft + 12, 42, 1),
  rect('cut void', shopLeft + 12, 42, 68, 116),
  rect('solid bare', shopLeft + 92, 46, 62, 9),
  path('edge', `M${shopLeft + 93} 64h58M${shopLeft + 93} 72h40`),
  rect('poppy', shopLeft + 96, 82, 54, 84),
  rect('blueprint', shopLeft + 104, 90, 38, 40),
  path('light bare', `M${shopLeft + 106} 120l22 -28h8l-30 36z`),
  path('solid bare', disc(shopLeft + 140, 140, 3)),
  rect('shade bare', shopLeft + 130, 82, 20, 84),
  rect('tone', shopLeft + 88, 166, 74, 5),
].join('')

export const kept = [
  pavement(0, 384),
  shop,
  poster(34, 158, 1, 'poppy'),
  path('plan', 'M106 48H212M106 138H212'),
  walker(146, 176, { scale: 0.84, jacket: 'tone' }),
].join('')
