import { disc } from '#app/site/drawings/plate/disc.ts'
import { path, rect } from '#app/site/drawings/plate/sheet.ts'
import { join } from './join.ts'
import { parcel } from './things.ts'

const wire = 132

const report = (x: number, bars: number[], pen: string) =>
  path('cast', `M${x + 8} 122h76v-100h-8v92h-68z`) +
  rect('light', x, 14, 76, 100) +
  rect('solid bare', x + 10, 24, 36, 8) +
  path('edge', `M${x + 10} 102h56`) +
  bars
    .map((tall, n) => rect(n === 2 ? pen : 'tone', x + 12 + n * 19, 102 - tall, 13, tall))
    .join('')

/** Both on one wire: the meter that reads the shelf, and two reports that should agree. */
export default join(
  path('cut', `M0 ${wire}H360`),
  path('cast', disc(86, 70, 50)) +
    path('light', disc(78, 62, 50)) +
    path('cut void', disc(78, 62, 50)) +
    path('edge', 'M40 62a38 38 0 0 1 76 0M40 62h8M108 62h8M78 24v8') +
    `<g stroke="var(--color-poppy)">${path('cut', 'M78 66L100 38')}</g>` +
    path('solid', disc(78, 66, 6)) +
    path('cut', `M78 112V${wire}M238 ${wire}V118`) +
    path('poppy', disc(238, wire, 6)) +
    rect('solid', 170, 112, 164, 7) +
    rect('solid', 170, 60, 164, 6) +
    path('cut', 'M172 12V118M332 12V118') +
    parcel(186, 112, 46, 34) +
    parcel(240, 112, 36, 40, 'blueprint') +
    parcel(284, 112, 40, 28) +
    parcel(190, 60, 40, 30, 'blueprint') +
    path('plan', 'M244 60V24H286V60'),
  report(64, [40, 54, 62], 'poppy') +
    report(170, [40, 54, 34], 'poppy') +
    path('plan', 'M108 40H330M108 68H330') +
    path('edge', 'M322 40V68M316 40h12M316 68h12') +
    path('cut', `M102 114V${wire}M208 114V${wire}`) +
    path('solid', 'M282 96l10 -8l40 36l-9 9z') +
    path('ground', disc(268, 74, 27)) +
    path('cut void', disc(268, 74, 27)) +
    path('poppy bare', 'M256 62h24v8h-24zM256 76h24v8h-24z') +
    path('cut', 'M284 56L252 92'),
)
