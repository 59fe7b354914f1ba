import { cabinet, cabinetParcel } from '#app/site/drawings/plate/cabinet.ts'
import { disc } from '#app/site/drawings/plate/disc.ts'
import { inked, path, rect } from '#app/site/drawings/plate/sheet.ts'
import { profit } from './profit-by-item.ts'
import { stock } from './reorder-point.ts'

const floor = 176
const back = [16, 10] as const
const shelf = (to: number) => path('cut', `M2 ${floor}H${to - 2}`)

/** One record, and the pages that are generated from it, each with the parcel and checked. */
const listings = (wide: number, screens: number[]) =>
  [
    path('cast', `M132 ${floor}l20 -12h30l-20 12z`),
    cabinet({ at: [8, floor], size: [124, 150], back: [10, 8], fill: 'label' }),
    rect('tone', 22, 42, 96, 66),
    cabinetParcel({ at: [46, 98], size: [40, 34], back: [12, 8], fill: 'light', outline: 'edge' }),
    path('mark bare', 'M22 120h84v9h-84zM22 137h62v6h-62zM22 151h74v6h-74z'),
    path('plan', `M132 150H${screens.at(-1)! + 39}`),
    ...screens.map((x, n) =>
      [
        path('cast', `M${x + 44} ${floor}l14 -8h40l-14 8z`),
        path('cut', `M${x + 39} 124V${floor}M${x + 22} ${floor}h34`),
        path('poppy', disc(x + 39, 150, 6)),
        cabinet({ at: [x, 124], size: [78, 88], back: [8, 6], fill: 'light' }),
        rect('solid', x, 36, 78, 14),
        rect('tone', x + 8, 58, 34, 34),
        cabinetParcel({
          at: [x + 15, 86],
          size: [15, 14],
          back: [5, 4],
          fill: 'light',
          outline: 'edge',
        }),
        path('edge', `M${x + 50} 62h20M${x + 50} 74h${14 + n * 3}M${x + 50} 86h20`),
        rect('poppy bare', x + 8, 102, 34, 12),
        path('cut', `M${x + 52} 106l6 7l11 -14`),
      ].join(''),
    ),
    shelf(wide),
  ].join('')

const bid = (x: number, y: number, fill: string) =>
  [
    path('cut', `M${x} 20V${floor}`),
    path('edge', [40, 68, 96, 124, 152].map((tick) => `M${x - 9} ${tick}h18`).join('')),
    cabinet({ at: [x - 16, y + 11], size: [32, 22], back: [8, 6], fill }),
    path('cut', `M${x - 8} ${y}h16`),
  ].join('')

type Item = { parcels: number; fill: string }
const parcelHigh = 34
const items = [
  { parcels: 4, fill: 'light' },
  { parcels: 3, fill: 'light' },
  { parcels: 1, fill: 'poppy' },
]

/** Each stack of stock with its bid, which is as high as the stack allows. */
const advertising = (wide: number, stacks: Item[]) =>
  stacks
    .map(({ parcels, fill }, index) => {
      const x = 6 + index * 118
      const top = floor - parcels * parcelHigh
      const stack = Array.from({ length: parcels }, (_, n) => {
        const y = floor - n * parcelHigh
        return (
          cabinet({ at: [x, y], size: [56, parcelHigh], back, fill: n % 2 ? 'tone' : 'light' }) +
          rect('poppy bare', x + 23, y - parcelHigh, 11, 12)
        )
      })
      return [
        path('cast', `M${x + 56} ${floor}l16 -10h22l-16 10z`),
        ...stack,
        path('poppy bare', `M${x + 23} ${top}l16 -10h11l-16 10z`),
        bid(x + 94, top + 12, fill),
      ].join('')
    })
    .concat(shelf(wide))
    .join('')

/** Three prices of one item, each above its own floor; one of them is on it. */
const tags = [
  { x: 4, top: 132, tag: 24 },
  { x: 86, top: 150, tag: 65 },
  { x: 168, top: 120, tag: 24 },
]
const pricing = [
  path('cut', 'M2 8H254'),
  ...tags.map(({ x, top, tag }, n) =>
    [
      cabinet({
        at: [x, floor],
        size: [68, floor - top],
        back: [14, 9],
        fill: 'tone',
        lid: n === 1 ? 'poppy' : 'light',
      }),
      path('cast', `M${x + 62} ${tag + 22}l12 8v58h-54v-8h42z`),
      path('edge', `M${x + 34} 8V${tag + 12}`),
      path('label', `M${x + 6} ${tag + 80}V${tag + 20}l18 -20h20l18 20v60z`),
      inked('ink', path('cut void', `M${x + 6} ${tag + 80}V${tag + 20}l18 -20h20l18 20v60z`)),
      path('mark', disc(x + 34, tag + 13, 5)),
      path('mark bare', `M${x + 16} ${tag + 32}h36v11h-36zM${x + 16} ${tag + 50}h24v5h-24z`),
      rect('poppy bare', x + 16, tag + 62, n === 1 ? 36 : 24, 8),
    ].join(''),
  ),
  shelf(256),
].join('')

/** Two weeks of working days, each checked; a problem on one of them is answered with evidence. */
const days = [28, 72, 116, 160, 204]
const calendar = [
  path('cast', `M232 ${floor}l18 -12v-110l16 8V${floor}z`),
  cabinet({ at: [6, floor], size: [226, 150], back: [10, 7], fill: 'label' }),
  rect('blueprint', 6, 26, 226, 26),
  path('cut', days.map((x) => `M${x} 14v22`).join('')),
  inked(
    'ink',
    path('edge', [50, 94, 138, 182].map((x) => `M${x} 52V${floor}`).join('') + 'M6 114H232'),
    path(
      'cut',
      days
        .flatMap((x, n) =>
          [86, 148].map((y, row) => (n === 3 && row === 0 ? '' : `M${x - 11} ${y}l9 10l14 -20`)),
        )
        .join(''),
    ),
    path('poppy', 'M138 52h44v62h-44z'),
    path('cut', 'M160 66v20M160 98v1'),
  ),
].join('')
const evidence = [
  path('plan', 'M182 66H268'),
  path('cast', `M350 ${floor}l12 -8V66l-12 8z`),
  cabinet({ at: [280, floor - 10], size: [72, 108], back: [8, 6], fill: 'light' }),
  cabinet({ at: [268, floor], size: [74, 112], back: [8, 6], fill: 'label' }),
  path('mark bare', 'M280 82h50v8h-50zM280 98h36v5h-36zM280 110h46v5h-46zM280 122h28v5h-28z'),
  path('poppy', disc(320, 150, 14)),
  inked('ink', path('cut', 'M313 150l5 6l9 -12')),
].join('')

/** In the order of the copy. */
export const drawings = [
  listings(480, [196, 292, 388]),
  advertising(368, items),
  stock,
  pricing,
  calendar + evidence + shelf(368),
  profit(0),
]
/** The same with fewer things, for a phone. */
export const drawingsOnPhone = [
  listings(304, [196]),
  advertising(256, [items[0]!, items[2]!]),
  stock,
  pricing,
  calendar + shelf(256),
  profit(2),
]
