import { cabinet } from '#app/site/drawings/plate/cabinet.ts'
import { disc } from '#app/site/drawings/plate/disc.ts'
import { person } from '#app/site/drawings/plate/person.ts'
import { path } from '#app/site/drawings/plate/sheet.ts'
import { strip } from './strip.ts'

/** One layer over another on the floor, and the shift of its back. */
const floor = 186
const back = [36, 24] as const
const layer = (above: number, high: number, fill: string, lid: string, out = 0) =>
  cabinet({
    at: [116 - out, floor - above],
    size: [100 + out * 2, high],
    back: [back[0] + out * 0.6, back[1] + out * 0.4],
    fill,
    lid,
  })

/** One wire runs through all four steps: observed, designed, built in, and read on both meters. */
export default strip(
  'paper',
  path('cut', 'M0 186H360'),
  // A table, and the person who knows the process.
  path('cast', 'M44 160H236V150H244V168H44z') +
    path('light', 'M34 34H226V152H34z') +
    path('tone', 'M34 34H226V54H34z') +
    path('edge', 'M34 54H226M34 78H226M34 102H226M34 126H226M82 34V152M130 34V152M178 34V152') +
    path('poppy', 'M130 78h48v24h-48z') +
    path('solid bare', 'M42 62h28v7h-28zM90 86h24v7h-24zM186 110h26v7h-26zM138 134h30v7h-30z') +
    path('cast', 'M270 186H310L342 166H312z') +
    person(290, 186, 128, 'blueprint') +
    path('plan', 'M274 70L182 88'),
  // A screen design on paper, signed off.
  path('cast', 'M84 172L304 172L318 156V40H306V160H96z') +
    path('light', 'M72 28H300V164H72z') +
    path('tone', 'M72 28H300V50H72z') +
    path('edge', 'M88 70h60v50h-60zM164 74h110M164 88h84M164 102h96') +
    path('poppy', 'M222 126h60v20h-60z') +
    path('thin', 'M88 134h60M88 144h40') +
    path('cut', 'M168 146c8 -16 14 -16 14 -4s8 8 12 -6s8 4 12 6') +
    path('solid', 'M318 84l14 8l-40 66l-16 8l2 -16z'),
  // Layers, inserted while the rest is still planned, on a base that the wire runs into and out of.
  path('cast', `M228 ${floor}l44 -28h24l-34 28z`) +
    layer(0, 10, 'light', 'light', 10) +
    path('solid', 'M70 180h36v12h-36zM228 180h36v12h-36z') +
    path('poppy bare', 'M60 182h10v8h-10zM264 182h10v8h-10z') +
    layer(14, 22, 'tone', 'light') +
    layer(36, 22, 'blueprint', 'light') +
    layer(74, 16, 'poppy', 'poppy') +
    path('plan', `M116 62l36 -24h100l-36 24zM116 62V96M216 62V96M252 38V72`) +
    path('edge', 'M276 44V84M268 76l8 10l8 -10'),
  // Two meters that agree; the old book is closed.
  [96, 216]
    .map(
      (x) =>
        path('cast', disc(x + 8, 82, 50)) +
        path('light', disc(x, 74, 50)) +
        path('cut void', disc(x, 74, 50)) +
        path('edge', `M${x - 38} 74a38 38 0 0 1 76 0M${x - 38} 74h8M${x + 30} 74h8M${x} 36v8`) +
        `<g stroke="var(--color-poppy)">${path('cut', `M${x} 78L${x + 22} 50`)}</g>` +
        path('solid', disc(x, 78, 6)) +
        path('cut', `M${x} 124V186`),
    )
    .join('') +
    path('cut', 'M148 100h16M148 110h16') +
    path('cast', 'M290 178H346V168H352V184H290z') +
    path('blueprint', 'M282 126h58v46h-58z') +
    path('light', 'M288 172h52v6h-52z') +
    path('solid', 'M302 140h18v16h-18z') +
    path('edge', 'M306 140v-4a5 5 0 0 1 10 0v4'),
)
