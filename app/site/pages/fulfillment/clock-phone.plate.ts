import { lettering, letteringWidth } from '#app/site/drawings/plate/lettering.ts'
import { inked, path, rect, sheet } from '#app/site/drawings/plate/sheet.ts'
import { parcel, truck } from './day.ts'
import { dial } from './dial.ts'

const [width, height] = [320, 226]
/** The ruler of the day: its upper and its lower edge, and its midnights. */
const [top, bottom] = [190, 218]
const [midnight, end] = [4, 312]
const hour = (at: number) => Math.round(midnight + ((end - midnight) * at) / 24)
const cutOff = hour(14)
const flag = [cutOff - 68, 130, 68, 26] as const

function numeral(at: number) {
  const words = String(at)
  const wide = letteringWidth(words, 11)
  const left = { 0: 5, 24: -wide - 5 }[at] ?? -wide / 2
  return lettering(words, hour(at) + left, 203, 11, 'edge')
}

/** The dial with space for the time beside it, and below both the day: parcels come in until 2 PM, when the truck leaves. */
export default sheet(
  { width, height, on: 'deep', weight: 0.9, hatching: 1.5 },
  `<g transform="scale(.32)">${dial}</g>`,
  path('cast', `M12 ${bottom}H${end + 6}v7H12z`),
  rect('tone', midnight, top, cutOff - midnight, bottom - top),
  path('plan', `M${cutOff} ${top}H${end}V${bottom}H${cutOff}`),
  path('cut', `M${midnight} ${top}H${cutOff}M${midnight} ${bottom}H${cutOff}`),
  path(
    'edge',
    Array.from(
      { length: 25 },
      (_, at) => `M${hour(at)} ${top}v${at % 6 ? (at % 2 ? 4 : 6) : 9}`,
    ).join(''),
  ),
  [0, 6, 12, 18, 24].map(numeral).join(''),
  parcel(hour(1.4), top, 36, 30),
  parcel(hour(5.6), top, 28, 42, 'light'),
  parcel(hour(9.4), top, 40, 28, 'poppy'),
  `<g transform="translate(${cutOff + 10} ${top}) scale(.76)">${truck}</g>`,
  rect('solid', end, top - 8, 5, bottom - top + 8),
  rect('poppy', ...flag),
  inked(
    'ink',
    lettering('2 PM', flag[0] + (flag[2] - letteringWidth('2 PM', 12)) / 2, flag[1] + 7, 12, 'cut'),
  ),
  path('cut', `M${cutOff} ${bottom}V${flag[1]}`),
)
