import { cabinet } from '#app/site/drawings/plate/cabinet.ts'
import { disc } from '#app/site/drawings/plate/disc.ts'
import { lettering } from '#app/site/drawings/plate/lettering.ts'
import { frames, path, placed, rect } from '#app/site/drawings/plate/sheet.ts'
import { dock, doorway, left, opening, roller } from './dock-door.ts'

const [wide, high] = [288, 168]
const upTo = (count: number) => Array.from({ length: count }, (_, index) => index)
const floor = 150

/** A drawer that is pulled out of the pick wall. */
const pulled = (x: number, y: number) =>
  path('solid', `M${x} ${y}h8v-9h-8z`) +
  cabinet({ at: [x - 6, y + 8], size: [11, 10], back: [6, 6], fill: 'poppy', outline: 'edge' })

const [bay, shelf] = [50, 64]

/** A thousand bins in ten bays of a hundred, and the two from which the wrong product was picked. */
const pickWall = [
  path('cast', `M268 ${floor}h14v-96l-14 14z`),
  cabinet({ at: [6, floor], size: [262, 136], back: [10, 8], fill: 'light' }),
  upTo(10).map((n) => {
    const [x, y] = [10 + (n % 5) * (bay + 1), 18 + Math.floor(n / 5) * (shelf + 2)]
    const rows = upTo(10).map((row) => `M${x} ${y + 4 + row * 6.3}h${bay}`)
    return [
      `<path stroke="var(--color-blueprint)" stroke-width="2.8" stroke-dasharray="3.6 1.4" stroke-linecap="butt" d="${rows.join('')}"/>`,
      path(
        'thin',
        upTo(10)
          .map((row) => `M${x} ${y + 6.1 + row * 6.3}h${bay}`)
          .join(''),
      ),
    ].join('')
  }),
  path(
    'edge',
    `M6 82H268${[1, 2, 3, 4].map((n) => `M${8.5 + n * (bay + 1)} 14V${floor}`).join('')}`,
  ),
  pulled(118, 66),
  pulled(216, 122),
  path('cut', `M0 ${floor}H${wide}`),
]

/** Through the door of the dock: nineteen of twenty parcels in the trailer, and one that stays behind. */
const loaded = [
  doorway(),
  upTo(20).map((n) => {
    const [column, row] = [n % 5, Math.floor(n / 5)]
    const [x, y] = [left + 5 + column * 34, 45 + row * 24]
    if (n === 4)
      return `<path stroke="var(--color-sheet)" stroke-width="1.5" stroke-dasharray="5 4" d="M${x} ${y}h31v22h-31z"/>`
    return (
      rect('light', x, y, 31, 22) +
      rect('shade bare', x + 22, y, 9, 22) +
      rect('blueprint bare', x + 11, y, 7, 10)
    )
  }),
  dock(),
  path('cast', 'M262 158h22l-14 -14h-8z'),
  cabinet({ at: [226, 159], size: [36, 30], back: [10, 8], fill: 'poppy' }),
  path('solid bare', 'M240 129h8v11h-8z'),
]

const [across, tall] = [25, 62]

/** A stamp, with the parcel that it pays for. */
const stamp = (x: number, y: number, pen: string) =>
  [
    rect(pen, x, y, across, tall),
    rect(pen === 'poppy' ? 'label' : 'tone bare', x + 4, y + 6, 17, 32),
    path(
      'edge',
      `M${x + 12.5} ${y + 14}l6 3.500v8l-6 3.500l-6 -3.500v-8zM${x + 6.5} ${y + 17.5}l6 3.500l6 -3.500M${x + 12.5} ${y + 21}v7`,
    ),
    path(pen === 'poppy' ? 'edge' : 'thin', `M${x + 5} ${y + 46}h15M${x + 5} ${y + 52}h9`),
  ].join('')

/** Stamps in one strip, with its perforated edges. */
function strip(x: number, y: number, pens: readonly string[]) {
  const long = pens.length * across
  const holes = upTo(long / 5).map((n) =>
    [y, y + tall].map((edge) => disc(x + 2.5 + n * 5, edge, 1.6)).join(''),
  )
  return [
    path('cast', `M${x + 6} ${y + tall}h${long + 4}v-${tall - 8}h-4v${tall - 2}h-${long}z`),
    pens.map((pen, n) => stamp(x + n * across, y, pen)).join(''),
    path('cut void', `M${x} ${y}h${long}v${tall}h-${long}z`),
    path('ground bare', holes.join('')),
  ].join('')
}

const turned = (degrees: number, x: number, y: number, drawing: string) =>
  `<g transform="rotate(${degrees} ${x} ${y})">${drawing}</g>`

/** Open scissors, their tips up, seen from above. */
const blade = 'M-4 4L-13 -64L-6 -71L5 2z'
const ring = 'M0 0L14 34'
const scissors = (x: number, y: number) =>
  [
    path('cast', placed('M8 -4L20 -62L26 -56L14 6L30 40L18 44z', x, y, 1)),
    [1, -1].map((side) => {
      const mirrored = (d: string) =>
        d.replaceAll(/(-?[\d.]+) (-?[\d.]+)/g, (_, a, b) => `${Number(a) * side} ${b}`)
      return [
        `<g stroke-width="7">${path('', placed(mirrored(ring), x, y, 1))}</g>`,
        path(side > 0 ? 'light' : 'tone', placed(mirrored(blade), x, y, 1)),
        side > 0 ? path('shade bare', placed('M-1 4L-9 -69L-6 -71L5 2z', x, y, 1)) : '',
        `<g stroke-width="6">${path('', disc(x + 18 * side, y + 42, 11))}</g>`,
      ].join('')
    }),
    path('solid', disc(x, y, 3.5)),
  ]
    .flat()
    .join('')

/** A strip of ten stamps, cut twice: seven that stay, one that may be saved, and two that are. */
const postage = [
  strip(2, 44, ['light', 'light', 'light', 'light', 'light', 'light', 'light']),
  turned(5, 207, 60, strip(194, 34, ['light'])),
  turned(11, 256, 50, strip(230, 16, ['poppy', 'poppy'])),
  scissors(187, 112),
]

/** The door of the dock comes down behind the last parcel of the day. */
const shut = [
  doorway(),
  rect('shade bare', left, 118, opening, 26),
  roller(112),
  rect('light', 120, 10, 48, 19),
  lettering('2 PM', 126.5, 14.5, 10, 'edge'),
  dock(),
  path('cast', 'M176 160h38l-18 -16h-20z'),
  cabinet({ at: [132, 160], size: [44, 28], back: [10, 8], fill: 'poppy' }),
  path('solid bare', 'M150 132h9v11h-9z'),
]

/** Each figure as things: a pick wall, a loaded trailer, a strip of stamps, and a door. */
export default frames(
  wide,
  high,
  [pickWall, loaded, postage, shut].map((parts) => parts.flat(2).join('')),
  { hatching: 1.3 },
)
