import { lettering, letteringWidth } from '#app/site/drawings/plate/lettering.ts'
import { inked, path, rect, sheet } from '#app/site/drawings/plate/sheet.ts'
import { parcel, truck } from './day.ts'
import { dial } from './dial.ts'

const [width, height] = [1344, 330]
/** The tape of the day: its upper and its lower edge, and its midnights. */
const [top, bottom] = [262, 318]
const [midnight, end] = [396, 1320]
const hour = (at: number) => midnight + ((end - midnight) * at) / 24
const cutOff = hour(14)

const ticks = Array.from({ length: 25 }, (_, at) => {
  const long = at % 6 ? (at % 2 ? 8 : 12) : 18
  return `M${hour(at)} ${top}v${long}`
})

function numeral(at: number) {
  const words = String(at)
  return lettering(words, hour(at) - letteringWidth(words, 20) / 2, 290, 20, 'cut')
}

/** The day as a tape that is drawn out of the clock: parcels come in until 2 PM, when the truck leaves. */
export default sheet(
  { width, height, on: 'deep' },
  path('cast', `M330 ${bottom}H${end}v8H330z`),
  rect('tone', 170, top, cutOff - 170, bottom - top),
  path('plan', `M${cutOff} ${top}H${end}V${bottom}H${cutOff}`),
  path('cut', `M170 ${top}H${cutOff}M170 ${bottom}H${cutOff}`),
  rect('solid', end, top - 12, 10, bottom - top + 12),
  path('edge', ticks.join('')),
  path('poppy', `M${cutOff - 38} ${top + 18}h86v${bottom - top - 18}h-86z`),
  path('poppy', `M${cutOff} ${top + 6}l9 14h-18z`),
  [0, 6, 12, 18].map(numeral).join(''),
  lettering('24', end - 44, 290, 20, 'cut'),
  inked('ink', lettering('2 PM', cutOff + 5 - letteringWidth('2 PM', 17) / 2, 292, 17, 'cut')),
  parcel(hour(2), top, 50, 42),
  parcel(hour(6.6), top, 38, 54, 'light'),
  parcel(hour(8.5), top, 58, 38),
  parcel(hour(10.3), top, 44, 48, 'light'),
  parcel(hour(12.2), top, 52, 40, 'poppy'),
  `<g transform="translate(${cutOff} ${top}) scale(1.25)">${truck}</g>`,
  path(
    'plan',
    `M${hour(19.5)} ${top}v-34h40v34M${hour(19.5) + 15} ${top - 34}v34M${hour(19.5) + 23} ${top - 34}v34`,
  ),
  dial,
)
