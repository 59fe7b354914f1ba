import { path, rect, sheet } from '#app/site/drawings/plate/sheet.ts'
import { floor, hung, letter, moments, text, waits } from './moments.ts'

/** Two rows of three parts. */
const [width, row] = [480, 300]
const step = width / 3
/** The heights in a row: the back of the floor, where objects stand, its near edge, the messages. */
const [far, stand, near, message] = [84, 146, 157, 232]
/** The time line below the floor and the words: messages hang from it, each after its own delay. */
const rail = { top: 197, bottom: 219 }

const at = (index: number) => ((index % 3) + 0.5) * step
const answers = waits.map((wait, index) => Math.round(at(index) + wait * step))

const ticks = (every: number, height: number) =>
  Array.from(
    { length: width / every - 1 },
    (_, n) => `M${(n + 1) * every} ${rail.bottom}v-${height}`,
  )

const object = (index: number) =>
  `<g transform="translate(${at(index)} ${stand}) scale(0.92) translate(0 -${floor})">${moments[index]!(0)}</g>`

const response = (index: number) => {
  const to = answers[index]!
  return [
    rect('blueprint', at(index), rail.top, to - at(index), rail.bottom - rail.top),
    path('edge', `M${to} ${rail.bottom}V${message}`),
    `<g transform="translate(${to} ${message}) scale(${index === 3 ? 0.86 : 0.96}) translate(0 -${hung})">${index === 3 ? text(0) : letter(0)}</g>`,
  ].join('')
}

const oneRow = (y: number, ...indexes: number[]) =>
  `<g transform="translate(0 ${y})">${[
    rect('light bare', 0, far, width, near - far),
    path('thin', `M0 ${far}H${width}`),
    rect('solid bare', 0, near, width, 10),
    rect('light', 1, rail.top, width - 2, rail.bottom - rail.top),
    path('thin', ticks(8, 6).join('')),
    path('edge', ticks(40, 13).join('')),
    ...indexes.map(object),
    ...indexes.filter((index) => index < waits.length).map(response),
  ].join('')}</g>`

const last = answers[4]!
const again = at(5)

/** The sequence in two rows, also for tablets: the time line of the first leads to the second, and the last message to another order. */
export default sheet(
  { width, height: 2 * row, weight: 1.3, fineAbove: 500 },
  oneRow(0, 0, 1, 2),
  oneRow(row, 3, 4, 5),
  path(
    'solid bare',
    `M${width - 7} ${rail.bottom}h7V${row + 10}H39V${row + 12}h9L35.5 ${row + 26}L22 ${row + 12}h9V${row + 3}H${width - 7}z`,
  ),
  path(
    'poppy bare',
    `M${last + 36} ${row + message + 19}H${again - 4}V${row + rail.top + 17}h-11l15 -22l15 22h-11V${row + message + 27}H${last + 36}z`,
  ),
)
