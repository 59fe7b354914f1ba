import { path, rect, sheet } from '#app/site/drawings/plate/sheet.ts'
import { floor, hung, letter, moments, text, waits } from './moments.ts'

/** The heights: the back of the floor, where objects stand, its near edge, the tops of the messages. */
const [far, stand, near, message] = [104, 168, 181, 290]
/** Below the floor is the space for the words, each under the mark of its action. */
const words = { top: 201, bottom: 229 }
/** The time line below the words: messages hang from it, each after its own delay. */
const rail = { top: 237, bottom: 261 }
/** The size of moments and messages, which are drawn for a smaller floor. */
const enlarged = 1.2
/** The floor's far edge is this much to the right of the near one. */
const slant = 24

const width = 1344
const step = width / moments.length
const at = (index: number) => Math.round((index + 0.5) * step)
const answers = waits.map((wait, index) => Math.round(at(index) + wait * step))
const last = answers[4]!
const again = at(5)

const ticks = (every: number, height: number) =>
  path(
    every === 16 ? 'thin' : 'edge',
    Array.from(
      { length: Math.ceil(width / every) - 1 },
      (_, n) => `M${(n + 1) * every} ${rail.bottom}v-${height}`,
    ).join(''),
  )

const scaled = (x: number, y: number, from: number, drawing: string) =>
  `<g transform="translate(${x} ${y}) scale(${enlarged}) translate(0 -${from})">${drawing}</g>`

/** Five actions on the floor, and the message that responds to each after a delay; the last one leads to the sixth. */
export default sheet(
  { width, height: 378, weight: 0.9 },
  path('light', `M2 ${near}l${slant} ${far - near}H${width - 2}L${width - slant} ${near}z`),
  path(
    'thin',
    moments.map((_, n) => `M${(n + 1) * step - slant} ${near}l${slant} ${far - near}`).join(''),
  ),
  path('solid', `M${width - slant} ${near}L${width - 2} ${far}v12L${width - slant} ${near + 12}z`),
  rect('solid', 2, near, width - slant - 2, 12),
  rect('light', 1, rail.top, width - 2, rail.bottom - rail.top),
  ticks(16, 8) + ticks(112, 16),
  moments.map((draw, index) => scaled(at(index), stand, floor, draw(0))).join(''),
  answers
    .map((to, index) =>
      [
        path(
          'plan',
          `M${at(index)} ${near + 13}V${words.top}M${at(index)} ${words.bottom}V${rail.top}`,
        ),
        rect('blueprint', at(index), rail.top, to - at(index), rail.bottom - rail.top),
        path('edge', `M${to} ${rail.bottom}V${message}`),
        scaled(to, message, hung, index === 3 ? text(0) : letter(0)),
      ].join(''),
    )
    .join(''),
  path(
    'poppy bare',
    `M${last + 50} ${message + 27}H${again - 4}V${words.bottom + 24}h-12l16 -24l16 24h-12V${message + 35}H${last + 50}z`,
  ),
)
