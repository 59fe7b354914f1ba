import { cabinetParcel } from '#app/site/drawings/plate/cabinet.ts'
import { disc } from '#app/site/drawings/plate/disc.ts'
import { path } from '#app/site/drawings/plate/sheet.ts'

const [floor, full, low, point] = [176, 66, 146, 112] as const
const starts = [6, 82, 158]
const run = 76
const [right, up] = [14, 9] as const
const end = starts[2]! + run

const front = `M6 ${floor}${starts.map((x) => `L${x} ${full}L${x + run} ${low}`).join('')}V${floor}z`
/** Where stock falls to the reorder point. */
const ordered = ((point - full) / (low - full)) * run

/** Stock that falls to the reorder point and is refilled in time: as a block, so that its level is its upper side. */
export const stock = [
  path('cast', `M${end} ${floor}l${right} ${-up}h8v9z`),
  ...starts
    .toReversed()
    .map((x) =>
      path('light', `M${x} ${full}l${right} ${-up}l${run} ${low - full}l${-right} ${up}z`),
    ),
  path('solid', `M${end} ${floor}l${right} ${-up}V${low - up}l${-right} ${up}z`),
  path('tone', front),
  path('shade bare', `M6 ${floor}V${point}H${end}V${floor}z`),
  path('cut void', front),
  path('plan', `M2 ${point}H254`),
  path('poppy', starts.map((x) => disc(x + ordered, point, 7)).join('')),
  ...starts.slice(1).map((x) =>
    [
      path('cut', `M${x + 3} 42V54`),
      path('solid', `M${x - 4} 52h14l-7 10z`),
      cabinetParcel({
        at: [x - 16, 36],
        size: [32, 24],
        back: [9, 6],
        fill: 'light',
        outline: 'edge',
      }),
    ].join(''),
  ),
  path('cut', `M2 ${floor}H254`),
].join('')
