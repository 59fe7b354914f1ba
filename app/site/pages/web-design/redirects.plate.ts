import { cabinet } from '#app/site/drawings/plate/cabinet.ts'
import { disc } from '#app/site/drawings/plate/disc.ts'
import { path, sheet } from '#app/site/drawings/plate/sheet.ts'

const step = 54
const row = (index: number) => 52 + index * step
/** The target of each old URL, by row; the fourth has none. */
const targets = [0, 2, 1, null, 2, 4, 5]
const [from, to] = [136, 400]

const way = (start: number, end: number) =>
  `M${from} ${row(start)}C${from + 190} ${row(start)} ${to - 100} ${row(end)} ${to} ${row(end)}`

/** A track: sleepers under two rails, over whatever it crosses. */
const track = (d: string) =>
  `<g stroke-linecap="butt"><path d="${d}" stroke="var(--color-sheet)" stroke-width="18"/><path d="${d}" stroke-width="14" stroke-dasharray="3 7"/><path d="${d}" stroke-width="9"/><path d="${d}" stroke="var(--color-sheet)" stroke-width="5"/></g>`

const address = (y: number, length: number, pen: string) =>
  path('cast', `M8 ${y + 14}h128v-24h8v32h-136z`) +
  path(pen, `M0 ${y - 14}H118L136 ${y}L118 ${y + 14}H0z`) +
  path('cut', `M14 ${y}h${length}`)

const page = (y: number, words: number) =>
  path('cast', `M416 ${y + 19}h136v-36h8v44h-144z`) +
  path('light', `M408 ${y - 19}h144v38h-144z`) +
  path('solid', `M408 ${y - 19}h144v9h-144z`) +
  path('blueprint bare', `M416 ${y - 3}h24v15h-24z`) +
  path('edge', `M452 ${y}h${words}M452 ${y + 9}h${words - 30}`) +
  path('cut void', `M408 ${y - 19}h144v38h-144z`)

/** The new page that no track leads to: it is only planned. */
const unreached = (y: number) =>
  path('ground bare', `M408 ${y - 19}h144v38h-144z`) +
  path('plan', `M408 ${y - 19}h144v38h-144zM408 ${y - 10}h144M452 ${y}h64M452 ${y + 9}h34`)

const dead = row(3)

/** The rails of the dead track, bent apart before its end, and its loose sleepers. */
const torn = [
  path('edge', `M172 ${dead - 3}C186 ${dead - 3} 184 ${dead + 14} 202 ${dead + 12}`),
  path('edge', `M168 ${dead + 3}C180 ${dead + 3} 176 ${dead + 26} 192 ${dead + 29}`),
  path('cut', `M172 ${dead + 16}l-6 11M184 ${dead + 6}l10 12M198 ${dead + 20}l3 13`),
].join('')

/** A buffer stop across the track, in stripes. */
const stop = [
  path('cast', `M222 ${dead + 26}h20l-8 8h-18z`),
  path('solid', `M203 ${dead - 14}h10v9h-10zM203 ${dead + 5}h10v9h-10z`),
  cabinet({ at: [213, dead + 26], size: [15, 54], back: [8, 7], fill: 'label' }),
  ...[-28, -9, 10].map((y, n) =>
    path(
      'poppy bare',
      `M214.5 ${dead + y + (n ? 0 : 4)}L226.5 ${dead + y - (n ? 8 : -2)}v10L214.5 ${dead + y + 10}z`,
    ),
  ),
  ...[-18, 1].map((y) =>
    path('mark bare', `M214.5 ${dead + y}L226.5 ${dead + y - 8}v9L214.5 ${dead + y + 9}z`),
  ),
].join('')

/** A wagon that ran into it: tipped over its front wheel. */
const wagon = [
  `<g transform="rotate(25 190 ${dead + 2})">`,
  cabinet({ at: [139, dead - 6], size: [54, 25], back: [10, 8], fill: 'blueprint', lid: 'light' }),
  path('light bare', `M146 ${dead - 23}h28v5h-28z`),
  path('solid', disc(151, dead - 2, 7) + disc(182, dead - 2, 7)),
  path('label bare', disc(151, dead - 2, 2.5) + disc(182, dead - 2, 2.5)),
  '</g>',
].join('')

/** Old URLs as tracks to new pages; one of them ends at a stop, and nobody gets from there to its page. */
export default sheet(
  { width: 572, height: 408 },
  path('plan', `M290 ${dead}H400`),
  targets.map((end, start) => (end === null ? '' : track(way(start, end)))).join(''),
  track(`M${from} ${dead}H166`),
  torn,
  targets
    .map((end, start) =>
      address(row(start), [84, 62, 92, 72, 54, 80, 66][start]!, end === null ? 'poppy' : 'tone'),
    )
    .join(''),
  [0, 1, 2, 3, 4, 5]
    .map((index) => (index === 3 ? unreached(row(index)) : page(row(index), 64 + (index % 3) * 12)))
    .join(''),
  stop,
  wagon,
)
