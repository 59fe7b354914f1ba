import { path, sheet } from '#app/site/drawings/plate/sheet.ts'
import { solid, taped } from '#app/site/drawings/plate/solid.ts'
import { space } from '#app/site/drawings/plate/space.ts'

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

const dead = row(3)
const lost = space([228, dead - 24], 1)
const stop = space([178, dead - 6], 1)

/** Old URLs as tracks to new pages, one of them without a track: its visitors are lost beside it. */
export default sheet(
  { width: 572, height: 408 },
  targets.map((end, start) => (end === null ? '' : track(way(start, end)))).join(''),
  track(`M${from} ${dead}H172`),
  targets
    .map((end, start) =>
      address(row(start), [84, 62, 92, 72, 54, 80, 66][start]!, end === null ? 'poppy' : 'tone'),
    )
    .join(''),
  [0, 1, 2, 3, 4, 5].map((index) => page(row(index), 64 + (index % 3) * 12)).join(''),
  path('cast', `M184 ${dead + 22}h34v-20h-22z`),
  solid(stop, [0, 12], [-24, 16], [0, 24], { lid: 'poppy', front: 'poppy' }, 'cut'),
  path('cast', `M232 ${dead + 18}h44l-14 12h-30z`),
  taped(lost, [0, 34], [0, 30], [0, 26], {}, 'cut'),
)
