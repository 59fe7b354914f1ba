import { disc } from '#app/site/drawings/plate/disc.ts'
import { inked, path, rect } from '#app/site/drawings/plate/sheet.ts'

/** The height of the ruler's upper front edge on the sheet. */
export const ruler = 190
/** Where things stand on the ruler, before the middle of its depth. */
const base = ruler - 4
const [deep, up] = [18, 12]

/** A ruler of days or minutes: a third filled, a third empty, a third filled, with a tick for each. */
export function scale(units: number, from: number, to: number) {
  const third = (to - from) / 3
  const ticks = Array.from({ length: units + 1 }, (_, n) => {
    const x = Math.round(from + (n * (to - from)) / units)
    return `M${x} ${ruler + 18}v${n % (units / 3) ? 8 : 18}`
  })
  return [
    path('tone', `M${from} ${ruler}l${deep} ${-up}H${to + deep}l${-deep} ${up}z`),
    path('light', `M${to} ${ruler}l${deep} ${-up}v16l${-deep} ${up}z`),
    rect('light', from, ruler, to - from, 16),
    rect('solid bare', from, ruler, third, 16),
    rect('solid bare', from + 2 * third, ruler, third, 16),
    rect('edge void', from, ruler, to - from, 16),
    path('edge', ticks.join('')),
  ]
}

type Look = {
  /** The depth. */
  far?: number | undefined
  front?: string
  /** The length of the shadow to the right, where the ruler does not end before it. */
  shadow?: number | undefined
}

/** A block on the ruler, seen from the front. */
export function standing(x: number, wide: number, high: number, look: Look = {}) {
  const { far = 10, front = 'label', shadow = 34 } = look
  const [rise, right] = [Math.round(far * 0.65), x + wide]
  const side = `M${right} ${base}l${far} ${-rise}v${-high}l${-far} ${rise}z`
  return [
    path('cast', `M${right} ${base}l${far} ${-rise}h${shadow}l${-far} ${rise}z`),
    path('light', side),
    path('dark bare', side),
    path('tone', `M${x} ${base - high}l${far} ${-rise}h${wide}l${-far} ${rise}z`),
    rect(front, x, base - high, wide, high),
  ].join('')
}

/** The pole at the last day. */
export const pole = (x: number) => inked('poppy', path('cut', `M${x} ${ruler + 34}V${ruler - 96}`))

/** A round sign on a pole. */
export const sign = (x: number, radius: number, mark: string) => [
  path('light', disc(x + 6, ruler - 122, radius)),
  path('poppy', disc(x, ruler - 118, radius)),
  inked('sheet', path('cut', mark)),
]
