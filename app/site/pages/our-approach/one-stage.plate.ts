import { disc } from '#app/site/drawings/plate/disc.ts'
import { randomFrom } from '#app/site/drawings/plate/random.ts'
import { path, rect, sheet } from '#app/site/drawings/plate/sheet.ts'
import { cases, run } from './one-stage.ts'

const { width, height, high, middle, gate } = run
const wide = 74
/** Half the width of the channel before, in and after the gate. */
const shape = (half: number) =>
  [
    [0, wide],
    [200, wide],
    [gate.from, half],
    [gate.to, half],
    [334, wide],
    [width, wide],
  ] as const

/** One bank of the channel, on the side of `share`. */
function edgeOf(half: number, share: number) {
  const points = shape(half).map(([x, off]) => [x, middle + off * share] as const)
  return points
    .map(([x, y], n) => {
      const [left, before] = points[n - 1] ?? [x, y]
      const between = (left + x) / 2
      return n ? `C${between} ${before} ${between} ${y} ${x} ${y}` : `M${x} ${y}`
    })
    .join('')
}

/** A thousand visits: forty columns of twenty-five, slightly out of line. */
function crowd(seed: number) {
  const random = randomFrom(seed)
  const near = (at: number) => Math.round(at + (random() - 0.5) * 2)
  const dots = Array.from({ length: 1000 }, (_, n) => {
    const [column, row] = [Math.floor(n / 25), n % 25]
    return `M${near(8 + column * 5.1)} ${near(middle + (row - 12) * 5.4)}h0`
  })
  return `<g class="one-by-one" stroke-linecap="round" stroke-width="3">${path('', dots.join(''))}</g>`
}

/** The same visits where single dots would be noise: a coarser screen of dots, pressed together before the gate. */
function mass(half: number) {
  const [size, gap] = [5, 9]
  const rows = Array.from({ length: 13 }, (_, n) => {
    const share = ((n - 6) / 6) * 0.9
    const y = Math.round((middle + wide * share) * 10) / 10
    // Every other row is half a gap further.
    return `M${n % 2 ? gap / 2 : 0} ${y}H200`
  })
  const pressed = [1, 2, 3, 4, 5, 6, 7].map((step) => {
    const dots = Array.from({ length: 13 }, (_, n) => {
      const share = ((n - 6) / 6) * 0.9
      // Those in the middle come furthest.
      const part = (step / 8) * (1 - 0.3 * Math.abs(share))
      const along = 1.5 * part * (1 - part) + part ** 3
      const off = wide + (half - wide) * part ** 2 * (3 - 2 * part)
      return `M${Math.round(200 + (gate.from - 200) * along)} ${Math.round(middle + off * share)}v0`
    })
    const width = Math.round(size * (1 - step / 9) * 10) / 10
    return `<path stroke-width="${width}" d="${dots.join('')}"/>`
  })
  return `<g class="as-mass screen" stroke-linecap="round" stroke-width="${size}"><path stroke-dasharray="0 ${gap}" d="${rows.join('')}"/>${pressed.join('')}</g>`
}

/** Below this width as shown, visits are that screen, and small shadows are not hatched. */
const narrow =
  '<style>.as-mass{display:none}@media(max-width:395px){.one-by-one{display:none}.as-mass{display:inline}.cast{fill:var(--color-ink);fill-opacity:.35}}</style>'

/** A parcel from above, with its shadow; taped over the middle. */
const parcel = (x: number, y: number, size: number, pen: string, tape: string) =>
  path('cast', `M${x + 4} ${y + size}v5h${size + 2}v-${size}h-6v${size - 5}z`) +
  rect(pen, x, y, size, size) +
  rect(`${tape} bare`, x + size * 0.38, y, size * 0.24, size) +
  rect('edge', x, y, size, size)

const inRows = (count: number, columns: number, pitch: number) =>
  Array.from({ length: count }, (_, n) => {
    const rows = Math.ceil(count / columns)
    return [n % columns, (Math.floor(n / columns) - (rows - 1) / 2) * pitch] as const
  })

/** The channel as found, or with its gate widened by the part in the accent color. */
function runOf({ orders, repeats, half, top }: (typeof cases)[number]) {
  const [found] = cases
  const isRepaired = half > found.half
  const banks = [-1, 1].map((share) => {
    const outside = share < 0 ? 0 : high
    const bank = `${edgeOf(half, share)}V${outside}H0z`
    const [outer, inner] = [middle + share * (wide + 4), middle + share * half]
    return [
      path('light bare', bank) + path('shade bare', bank),
      path('cut', edgeOf(half, share)),
      isRepaired ? `<g clip-path="url(#gate)">${path('plan', edgeOf(found.half, share))}</g>` : '',
      rect(
        isRepaired ? 'poppy' : 'solid',
        gate.from,
        Math.min(outer, inner),
        gate.to - gate.from,
        Math.abs(outer - inner),
      ),
      path('light', disc((gate.from + gate.to) / 2, middle + share * (wide - 6), 4)),
    ].join('')
  })
  const atGate = `<clipPath id="gate"><path d="M212 0H322V${high}H212z"/></clipPath>`
  const streams = [-0.7, -0.35, 0, 0.35, 0.7].map((share) => edgeOf(half, share))
  return `<g transform="translate(0 ${top})">${[
    isRepaired ? atGate : '',
    rect('tone bare', 0, 0, width, high),
    path('thin', streams.join('')),
    banks.join(''),
    crowd(half) + mass(half),
    inRows(orders, 5, 22)
      .map(([column, y]) => parcel(340 + column * 24, middle + y - 7.5, 15, 'light', 'blueprint'))
      .join(''),
    // The pallet
    path('cast', `M514 ${middle + 50}v8h112v-104h-8v96z`),
    [0, 1, 2, 3, 4].map((n) => rect('ground', 506, middle - 50 + n * 21, 112, 16)).join(''),
    path('edge', `M514 ${middle - 50}v100M610 ${middle - 50}v100`),
    inRows(repeats, 2, 31)
      .map(([column, y]) => parcel(530 + column * 36, middle + y - 13, 26, 'poppy', 'solid'))
      .join(''),
    path('cut', `M0 0H${width}M0 ${high}H${width}`),
  ].join('')}</g>`
}

/** Two runs of the same channel: a thousand visits in, and what comes through the gate. */
export default sheet({ width, height, weight: 1.15 }, narrow, ...cases.map(runOf))
