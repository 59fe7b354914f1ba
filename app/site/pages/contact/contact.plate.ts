import { disc } from '#app/site/drawings/plate/disc.ts'
import { on } from '#app/site/drawings/plate/iso.ts'
import { path, sheet } from '#app/site/drawings/plate/sheet.ts'
import { solid } from '#app/site/drawings/plate/solid.ts'
import { space } from '#app/site/drawings/plate/space.ts'
import { cardFrame, envelopeFrame } from './drawing-frames.ts'
import { letter } from './letter.ts'

/** A letter with its seal. */
const email = () => {
  const origin = [56, 34] as const
  const table = space(origin, 1)
  return [
    path('cast', table.flat(0, [12, 74], [-6, 44])),
    solid(table, [0, 64], [0, 46], [0, 8], { side: 'solid' }),
    on(
      'lid',
      origin,
      [0, 0, 8],
      path('edge', 'M0 0l32 27L64 0M0 46l22-27M64 46L42 19'),
      path('poppy', disc(32, 25, 8)),
    ),
  ].join('')
}

/** A phone standing upright, with a voice waveform on its screen. */
const phone = () => {
  const origin = [40, 84] as const
  const table = space(origin, 1)
  return [
    path('cast', table.face([0, 10, 0], [44, 10, 0], [78, -12, 0], [34, -12, 0])),
    solid(table, [0, 42], [0, 10], [0, 76], { front: 'light', side: 'solid' }),
    on(
      'front',
      origin,
      [0, 10, 76],
      path('tone', 'M5 9h32v48H5z'),
      path('edge', 'M10 33h2l3-10 4 22 4-30 4 26 3-14 2 6h2'),
      path('poppy', disc(21, 66, 4.5)),
    ),
  ].join('')
}

/** A house on a street, with its location marked. */
const office = () => {
  const origin = [52, 56] as const
  const street = space(origin, 1)
  return [
    path('cast', street.flat(0, [48, 74], [-4, 40])),
    solid(street, [-8, 50], [-4, 40], [0, 5], { lid: 'light' }),
    solid(street, [0, 42], [0, 32], [5, 36], { lid: 'blueprint' }),
    on(
      'front',
      origin,
      [0, 32, 36],
      path('solid', 'M6 31V14h10v17z'),
      path('light', 'M22 9h14v11H22z'),
    ),
    path('cut', 'M58 40V16'),
    path('poppy', 'M58 34c-5-9-11-12-11-20a11 11 0 0 1 22 0c0 8-6 11-11 20z'),
    path('light', disc(58, 14, 4)),
  ].join('')
}

/** A clock with a marked part of the day. */
const response = () => {
  const origin = [54, 66] as const
  const shelf = space(origin, 1)
  const at = (hour: number, reach: number) => {
    const turn = ((hour / 12) * 2 - 0.5) * Math.PI
    return [Math.cos(turn) * reach, 12, -Math.sin(turn) * reach] as const
  }
  const marks = Array.from({ length: 12 }, (_, hour) =>
    shelf.line(at(hour, hour % 3 ? 31 : 27), at(hour, 34)),
  )
  return [
    path('cast', shelf.face([-16, 12, -40], [18, 12, -40], [60, -12, -40], [24, -12, -40])),
    Array.from({ length: 7 }, (_, n) => path('solid', shelf.wheel([0, n * 2, 0], 40))).join(''),
    path('light', shelf.wheel([0, 12, 0], 40)),
    path('poppy bare', shelf.face([0, 12, 0], ...[0, 0.5, 1, 1.5, 2].map((hour) => at(hour, 38)))),
    path('thin', marks.join('')),
    path('cut', shelf.line(at(0, 30), [0, 12, 0], at(2, 22))),
    path('cut void', shelf.wheel([0, 12, 0], 40)),
  ].join('')
}

const framed = ([x, y, width, height]: readonly number[], drawing: string) =>
  `<svg x="${x}" y="${y}" width="${width}" height="${height}">${drawing}</svg>`

const cards = [email(), phone(), office(), response()]
const [, , width, height] = envelopeFrame
const [, , , side] = cardFrame(0)

/**
 * The envelope, and below it the drawings of the four cards, in one file because all are near the viewport on a phone.
 */
export default sheet(
  { width, height: height + side, inParts: true },
  framed(envelopeFrame, letter.join('')),
  ...cards.map((drawing, at) => framed(cardFrame(at), drawing)),
)
