import { on } from '#app/site/drawings/plate/iso.ts'
import { disc } from '#app/site/drawings/plate/disc.ts'
import { path, sheet } from '#app/site/drawings/plate/sheet.ts'
import { solid } from '#app/site/drawings/plate/solid.ts'
import { space } from '#app/site/drawings/plate/space.ts'

const origin = [186, 192] as const
const desk = space(origin, 1)
const [width, depth, height] = [372, 210, 34]
/** The position of each channel's fader, from 0 to 1. */
const faders = [0.74, 0.46, 0.28, 0.62, 0.16, 0.38]
/** The position of a channel's strip, and its width. */
const strip = (index: number) => 24 + index * 56
const run = [64, 186] as const

/** A slot in the lid with its scale and fader cap. */
function fader(share: number, index: number) {
  const x = strip(index)
  const y = run[1] - (run[1] - run[0]) * share
  const scale = Array.from({ length: 9 }, (_, tick) => {
    const at = run[0] + (tick * (run[1] - run[0])) / 8
    return desk.line([x - (tick % 4 ? 10 : 15), at, height], [x - 5, at, height])
  })
  return [
    path('edge', scale.join('')),
    path('solid', desk.flat(height, [x - 1.5, x + 2.5], [run[0] - 6, run[1] + 6])),
    path('cast', desk.flat(height, [x + 2, x + 24], [y - 14, y + 6])),
    solid(
      desk,
      [x - 11, x + 13],
      [y - 10, y + 10],
      [height, height + 13],
      { lid: index === 0 ? 'poppy' : 'light', front: 'tone', side: 'solid' },
      'edge',
    ),
    path('edge', desk.line([x - 11, y, height + 13], [x + 13, y, height + 13])),
  ].join('')
}

/** A knob on the lid of the console, and its direction. */
const knob = (index: number, turn: number) => {
  const x = strip(index)
  return [
    path('cast', desk.disc([x + 7, 31, height], 12)),
    path('solid', desk.disc([x, 34, height], 12)),
    path('light', desk.disc([x, 34, height + 7], 11)),
    path(
      'cut',
      desk.line(
        [x, 34, height + 7],
        [x + Math.cos(turn) * 10, 34 + Math.sin(turn) * 10, height + 7],
      ),
    ),
  ].join('')
}

/** The one meter behind all channels: the spend, and the break-even mark. */
const meterAt = [width, -16] as const
const bridge = { from: 70, to: 140 }
const bars = faders.length * 4

function meter() {
  const face = (from: number, to: number, low: number, high: number) =>
    desk.left(meterAt[1], [from, to], [low, high])
  const step = (width - 60) / bars
  const lit = Math.round(bars * 0.68)
  return [
    solid(desk, [0, width], [-60, -16], [0, bridge.to], { side: 'solid', front: 'light' }),
    path('solid', face(16, width - 16, bridge.from - 10, bridge.to - 14)),
    Array.from({ length: bars }, (_, index) => {
      const x = 30 + index * step
      const pen = index === lit ? 'poppy bare' : index < lit ? 'light bare' : 'blueprint bare'
      return path(pen, face(x, x + step * 0.66, bridge.from, bridge.to - 24))
    }).join(''),
    path(
      'poppy',
      face(
        30 + lit * step - 2,
        30 + lit * step + step * 0.66 + 2,
        bridge.from - 22,
        bridge.to + 14,
      ),
    ),
  ].join('')
}

const dial = on(
  'front',
  origin,
  [20, depth, height - 8],
  path('light', 'M0 0H330V18H0z'),
  path('solid bare', [8, 64, 120, 176, 232, 288].map((x) => disc(x + 12, 9, 4)).join('')),
  path('edge', 'M56 3v12M112 3v12M168 3v12M224 3v12M280 3v12'),
)

/** The console with six channels under one meter. */
export default sheet(
  { width: 624, height: 520 },
  path(
    'cast',
    desk.face(
      [0, depth, 0],
      [width, depth, 0],
      [width + 44, depth - 22, 0],
      [width + 44, -82, 0],
      [44, -82, 0],
    ),
  ),
  meter(),
  solid(desk, [0, width], [-16, depth], [0, height], { front: 'tone', side: 'solid' }),
  faders
    .slice(1)
    .map((_, index) => {
      const x = strip(index) + 30
      return path('thin', desk.line([x, 4, height], [x, depth - 8, height]))
    })
    .join(''),
  faders.map((_, index) => knob(index, [0.4, 2.2, -0.8, 1.2, 2.9, -2][index] ?? 0)).join(''),
  faders.map(fader).join(''),
  dial,
)
