import { inked, path, rect, sheet } from '#app/site/drawings/plate/sheet.ts'
import { planned, solid } from '#app/site/drawings/plate/solid.ts'
import { space } from '#app/site/drawings/plate/space.ts'
import { project } from '#app/ui/drawing/isometric.ts'
import { lines, word } from '#app/site/pages/resources/word.ts'

const origin = [352, 156] as const
const at = space(origin, 1)
const [wide, gap] = [46, 59]
const across = [0, wide] as const

/** The height of each step, from all visits down to orders. */
const steps = [
  [130, 'visits'],
  [106, 'viewed'],
  [54, 'in cart'],
  [38, 'paying'],
  [22, 'bought'],
] as const

const poppy = { lid: 'poppy', front: 'poppy' }
const along = (step: number) => [step * gap, step * gap + wide] as const

/** The missing part of a step, up to the height of the one before. */
const gone = (step: number, [high]: (typeof steps)[number], before: number) =>
  planned(at, across, along(step), [high, before])

const column = (each: (typeof steps)[number], step: number) => {
  const [high, label] = each
  const before = steps[step - 1]?.[0]
  const [x, y] = project([wide + 36, step * gap + 24, 0], origin)
  return [
    path('cast', at.block(across, along(step), [0, 0]).shadow(34)),
    solid(at, across, along(step), [0, high], step === 4 ? poppy : {}),
    before ? gone(step, each, before) : '',
    rect('light', x, y - 11, 22, 22),
    step < 3 ? path('cut', `M${x + 5} ${y}l5 6l9 -12`) : '',
    word(x + 36, y, label),
  ].join('')
}

const corner = (step: number, height: number) => project([0, step * gap + wide, height], origin)

/** Beside a step, the number of visitors lost before it. */
const left = (step: number, pen: string) => {
  const [x, top] = corner(step, steps[step - 1]![0])
  const [, foot] = corner(step, steps[step]![0])
  return path(pen, `M${x - 14} ${top}V${foot}M${x - 20} ${top}h12M${x - 20} ${foot}h12`)
}
const [x, top] = corner(2, steps[1][0])

/** A funnel in five measured steps, with a check beside each. */
export default sheet(
  { width: 640, height: 360, weight: 1.15 },
  steps.map(column).join(''),
  [1, 3, 4].map((step) => left(step, 'edge')).join(''),
  inked('poppy', left(2, 'cut')),
  lines(x - 34, top + 29, ['most', 'leave', 'here'], 'end'),
  word(24, 40, 'not to scale'),
)
