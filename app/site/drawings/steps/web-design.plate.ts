import { bottle } from '#app/site/drawings/plate/bottle.ts'
import { cabinet } from '#app/site/drawings/plate/cabinet.ts'
import { disc } from '#app/site/drawings/plate/disc.ts'
import { path, rect } from '#app/site/drawings/plate/sheet.ts'
import { worker } from './worker.ts'
import { groundBand } from './ground.ts'
import { strip } from './strip.ts'

/** Lower than that of the other strips, for phones as high as a person. */
const ground = { far: 132, near: 190, standing: 178 }
const { standing } = ground
/** The phone's edges. */
const [left, top, right] = [6, 8, 114]

const outline = (dx = 0, dy = 0) =>
  `M${left + dx} ${top + 14 + dy}q0 -14 14 -14H${right - 14 + dx}q14 0 14 14V${standing - 14 + dy}q0 14 -14 14H${left + 14 + dx}q-14 0 -14 -14z`

/** As high as a person, with a black side, and its shadow on the ground. */
const phone = (...shown: string[]) =>
  [
    path('cast', `M${left + 10} ${standing}H${right - 6}l74 -44H${left + 84}z`),
    path('solid', `${outline(7, -5)}M${right - 12} ${standing}l12 -5V${standing - 40}h-12z`),
    path('light', outline()),
    ...shown,
    path('cut void', outline()),
    path('cut', `M50 ${top + 9}h20`),
  ].join('')

const picture = path('tone', 'M16 28H104V98H16z') + bottle(52, 94, 0.46)
const words = path('solid bare', 'M16 106h78v8h-78zM16 119h46v7h-46z')
const button = rect('poppy', 16, 136, 88, 26) + rect('label bare', 38, 146, 44, 6)

/** A caliper from the top of the phone to its foot, and a graduated bar between its jaws. */
const caliper =
  path('cast', `M142 ${standing}h12l44 -26h-12z`) +
  rect('light', 142, top - 4, 12, standing - top + 4) +
  path(
    'solid bare',
    Array.from(
      { length: 10 },
      (_, n) => `M142 ${18 + n * 16}h${n % 2 ? 6 : 12}v8h-${n % 2 ? 6 : 12}z`,
    ).join(''),
  ) +
  path('poppy', `M160 ${top - 6}v18h-22l-24 -12v-6zM160 ${standing}v-18h-22l-24 12v6z`)

/** It stands on the ground and runs. */
const stopwatch = (x: number, radius: number) => {
  const y = standing - radius
  return [
    path('cast', `M${x - 8} ${standing}l60 -34q30 8 14 34z`),
    path('solid', disc(x + 7, y - 5, radius)),
    path('solid', `M${x - 6} ${y - radius - 12}h12v14h-12z`),
    path('cut', `M${x - 13} ${y - radius - 14}h26M${x + radius * 0.7} ${y - radius * 0.84}l7 -8`),
    path('blueprint', disc(x, y, radius)),
    path('light', disc(x, y, radius * 0.76)),
    path(
      'poppy',
      `M${x} ${y}V${y - radius * 0.76}A${radius * 0.76} ${radius * 0.76} 0 0 1 ${x + radius * 0.66} ${y - radius * 0.38}z`,
    ),
    path('cut', `M${x} ${y}l${radius * 0.5} ${-radius * 0.29}`),
    path('solid', disc(x, y, 3)),
  ].join('')
}

/** The pencil: its tip is on the screen. */
const pencil = (x: number, y: number) =>
  path('light', `M${x} ${y}l11 -9l5 10z`) +
  path('solid', `M${x} ${y}l5 -4l2 5z`) +
  path('poppy', `M${x + 11} ${y - 9}l46 -22l5 10l-46 22z`) +
  path('dark bare', `M${x + 14} ${y - 3}l46 -22l2 4l-46 22z`)

/** The drawings that are agreed, rolled up in a bin. */
const bin = (x: number) => {
  const roll = (at: number, high: number, fill: string) =>
    path(fill, `M${at} ${standing - 40}v${-high}a8 4 0 0 1 16 0v${high}z`) +
    path('shade bare', `M${at + 9} ${standing - 40}v${-high}h7v${high}z`) +
    path('light', `M${at} ${standing - 40 - high}a8 4 0 0 0 16 0a8 4 0 0 0 -16 0z`)
  return [
    path('cast', `M${x + 64} ${standing}l20 -18h44l-30 18z`),
    cabinet({ at: [x, standing], size: [64, 46], back: [20, 18], fill: 'tone', lid: 'solid' }),
    roll(x + 34, 64, 'light'),
    roll(x + 44, 36, 'light'),
    roll(x + 12, 46, 'blueprint'),
    path('tone', `M${x} ${standing}v-46h64v46z`),
    path('shade bare', `M${x + 40} ${standing}v-46h24v46z`),
    path('cut void', `M${x} ${standing}v-46h64v46z`),
  ].join('')
}

/** The next part of the page on its way to the gap. */
const trolley = (x: number) =>
  [
    path('cast', `M${x} ${standing + 2}H${x + 88}l40 -22H${x + 40}z`),
    path('cut', `M${x + 84} ${standing - 22}L${x + 108} ${standing - 92}h8`),
    cabinet({ at: [x, standing - 14], size: [84, 8], back: [18, 14], fill: 'light' }),
    cabinet({ at: [x + 6, standing - 22], size: [68, 30], back: [12, 10], fill: 'light' }),
    path(
      'solid bare',
      `M${x + 13} ${standing - 44}h48v7h-48zM${x + 13} ${standing - 33}h30v6h-30z`,
    ),
    cabinet({ at: [x + 6, standing - 52], size: [68, 22], back: [12, 10], fill: 'poppy' }),
    rect('label bare', x + 22, standing - 66, 34, 6),
    path('solid', disc(x + 14, standing - 6, 8) + disc(x + 70, standing - 6, 8)),
    path('light', disc(x + 14, standing - 6, 3) + disc(x + 70, standing - 6, 3)),
  ].join('')

/** What is read after the launch: each column is higher than the one before. */
const column = (x: number, tall: number, fill: string) =>
  path('cast', `M${x + 34} ${standing}l18 -16h22l-16 16z`) +
  cabinet({
    at: [x, standing],
    size: [34, tall],
    back: [16, 14],
    fill,
    lid: fill === 'tone' ? 'light' : fill,
  })

/** One page on one phone, on one ground: measured, drawn in gray, built, and live. */
export default strip(
  'paper',
  groundBand(ground),
  phone(
    path('thin', 'M16 28h88v70h-88zM16 108h66M16 120h46M16 136h88v26h-88z'),
    path('plan', 'M6 28H142M6 98H142'),
  ) +
    caliper +
    worker({
      x: 190,
      y: standing,
      scale: 1,
      pose: 'staff',
      jacket: 'blueprint',
      stripe: 'light',
      left: true,
    }) +
    stopwatch(290, 46),
  phone(
    path('tone', 'M16 28H104V98H16z'),
    path('thin', 'M16 28L104 98M104 28L16 98'),
    path('shade', 'M16 106h78v8h-78zM16 119h46v7h-46z'),
    path('plan', 'M16 136H104V162H16z'),
    path('edge', 'M16 162V136H84'),
  ) +
    worker({
      x: 172,
      y: standing,
      scale: 1,
      pose: 'board',
      jacket: 'poppy',
      stripe: 'light',
      left: true,
      holds: () => pencil(86, 106),
    }) +
    bin(232),
  phone(picture, path('plan', 'M16 106h88v56h-88z')) +
    trolley(156) +
    worker({
      x: 312,
      y: standing,
      scale: 1,
      pose: 'board',
      helmet: 'light',
      jacket: 'blueprint',
      stripe: 'poppy',
      left: true,
    }),
  phone(picture, words, button) +
    column(144, 44, 'tone') +
    column(194, 76, 'tone') +
    column(244, 112, 'poppy') +
    path(
      'plan',
      `M300 ${standing}V40h34V${standing}M300 40l16 -14h34V${standing - 14}l-16 14M334 40l16 -14`,
    ),
)
