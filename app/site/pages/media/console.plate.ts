import { disc } from '#app/site/drawings/plate/disc.ts'
import { isoPerson } from '#app/site/drawings/plate/iso-person.ts'
import { on } from '#app/site/drawings/plate/iso.ts'
import { path, sheet } from '#app/site/drawings/plate/sheet.ts'
import { solid } from '#app/site/drawings/plate/solid.ts'
import { space } from '#app/site/drawings/plate/space.ts'
import { bridge, meter } from './console-bridge.ts'

const origin = [186, 206] as const
const desk = space(origin, 1)
const [width, depth, height] = [372, 210, 34]
/** The position of each channel's fader, from 0 to 1. */
const faders = [0.62, 0.16, 0.14, 0.66, 0.24, 0.5]
/** The channel that is set by hand. */
const chosen = 2
/** The position of a channel's strip. */
const strip = (index: number) => 30 + index * 62
const run = [70, 186] as const
const capTop = (index: number) => height + (index === chosen ? 46 : 26)

const capAt = (index: number) => run[1] - (run[1] - run[0]) * faders[index]!

/** The slot of a fader with its scale. */
function slot(_: number, index: number) {
  const x = strip(index)
  const scale = Array.from({ length: 5 }, (_mark, tick) => {
    const at = run[0] + (tick * (run[1] - run[0])) / 4
    return desk.line([x - 20, at, height], [x - 9, at, height])
  })
  return [
    path('edge', scale.join('')),
    path('solid', desk.flat(height, [x - 2, x + 3], [run[0] - 8, run[1] + 8])),
  ].join('')
}

/** The cap of a fader, with the line that is read against the scale. */
function cap(index: number) {
  const x = strip(index)
  const y = capAt(index)
  return [
    path('cast', desk.flat(height, [x + 2, x + 42], [y - 20, y + 4])),
    solid(
      desk,
      [x - 14, x + 16],
      [y - 11, y + 11],
      [height, capTop(index)],
      index === chosen
        ? { lid: 'poppy', front: 'poppy', side: 'solid' }
        : { front: 'tone', side: 'solid' },
      'edge',
    ),
    path('edge', desk.line([x - 14, y, capTop(index)], [x + 16, y, capTop(index)])),
  ].join('')
}

/** A knob on the lid of the console, and its direction. */
const knob = (index: number, turn: number) => {
  const x = strip(index)
  return [
    path('cast', desk.disc([x + 9, 29, height], 14)),
    path('solid', desk.disc([x, 33, height], 14)),
    path('light', desk.disc([x, 33, height + 9], 13)),
    path(
      'cut',
      desk.line(
        [x, 33, height + 9],
        [x + Math.cos(turn) * 12, 33 + Math.sin(turn) * 12, height + 9],
      ),
    ),
  ].join('')
}

const channels = faders.map((_, index) => index)
const dividers = channels.slice(1).map((index) => strip(index) - 31)
const dial = on(
  'front',
  origin,
  [20, depth, height - 8],
  path('light', 'M0 0H332V18H0z'),
  path('solid bare', channels.map((index) => disc(strip(index) - 20, 9, 4)).join('')),
  path('edge', dividers.map((x) => `M${x - 20} 3v12`).join('')),
)

/** Who sets the chosen channel, on the console. */
const operator = isoPerson({
  at: desk.point([strip(chosen) + 1, capAt(chosen) - 27, height]),
  height: 104,
  pen: 'blueprint',
  sleeves: 'light',
  pose: 'resting',
})

/** The console with six channels under one meter. */
export default sheet(
  { width: 624, height: 520, coarseBelow: 400 },
  path(
    'cast',
    desk.face(
      [0, depth, 0],
      [width, depth, 0],
      [width + 44, depth - 22, 0],
      [width + 44, bridge.back - 22, 0],
      [44, bridge.back - 22, 0],
    ),
  ),
  meter({ at: desk, origin, width }),
  solid(desk, [0, width], [bridge.front, depth], [0, height], { front: 'tone', side: 'solid' }),
  path(
    'tone bare',
    desk.flat(height, [strip(chosen) - 31, strip(chosen) + 31], [bridge.front + 2, depth - 2]),
  ),
  path('thin', dividers.map((x) => desk.line([x, 4, height], [x, depth - 8, height])).join('')),
  channels.map((index) => knob(index, [0.4, 2.2, -0.8, 1.2, 2.9, -2][index] ?? 0)).join(''),
  faders.map(slot).join(''),
  channels
    .map((index) =>
      index === chosen ? operator.cast + operator.body + cap(index) + operator.arms : cap(index),
    )
    .join(''),
  dial,
)
