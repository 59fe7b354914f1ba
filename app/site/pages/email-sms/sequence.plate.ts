import { path, sheet } from '#app/site/drawings/plate/sheet.ts'
import { floor, hung, letter, moments, text, waits } from './moments.ts'

/** The edges of the floor: the whole base of a parcel is between them. */
const [far, near] = [84, floor + 9]
/** The time line below the floor: messages hang from it, each after its own delay. */
const rail = { top: 184, bottom: 196 }

const width = 1344
const step = width / moments.length
const at = (index: number) => Math.round((index + 0.5) * step)
const answers = waits.map((wait, index) => Math.round(at(index) + wait * step))
const last = answers[4]!
const again = at(5)

/** Five actions on the floor, and the message that responds to each after a delay; the last one leads to the sixth. */
export default sheet(
  { width, height: 300 },
  path('light bare', `M0 ${far}H${width}V${near}H0z`),
  path('thin', `M0 ${far}H${width}`),
  path('tone bare', `M0 ${near}H${width}v10H0z`),
  path('shade bare', `M0 ${near}H${width}v10H0z`),
  path('cut', `M0 ${near}H${width}`),
  path('light', `M0 ${rail.top}H${width}V${rail.bottom}H0z`),
  path(
    'thin',
    Array.from({ length: Math.floor(width / 16) }, (_, n) => `M${n * 16} ${rail.top + 6}v6`).join(
      '',
    ),
  ),
  moments.map((draw, index) => draw(at(index))).join(''),
  answers
    .map((to, index) =>
      [
        path('plan', `M${at(index)} ${near + 12}V${rail.top}`),
        path('blueprint', `M${at(index)} ${rail.top}H${to}V${rail.bottom}H${at(index)}z`),
        path('edge', `M${to} ${rail.bottom}V${hung}`),
        index === 3 ? text(to) : letter(to),
      ].join(''),
    )
    .join(''),
  path(
    'poppy bare',
    `M${last + 38} ${hung + 20}H${again - 3}V${near + 32}h-9l12 -18l12 18h-9V${hung + 26}H${last + 38}z`,
  ),
)
