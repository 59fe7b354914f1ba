import { marks } from '#content/timeline.ts'
import { cabinet } from '#app/site/drawings/plate/cabinet.ts'
import { dimension } from '#app/site/drawings/plate/dimension.ts'
import { lettering, letteringWidth } from '#app/site/drawings/plate/lettering.ts'
import { path, rect, sheet } from '#app/site/drawings/plate/sheet.ts'

type Chart = {
  width: number
  /** The space above the highest column. */
  head: number
  /** Pixels per percent. */
  scale: number
  /** The front of a column, and how far it and the ruler under it go back. */
  column: number
  back: readonly [right: number, up: number]
  capitals: number
  /** Whether each column has its figures over it; otherwise the page sets them there. */
  figures?: true
  weight?: number
}

const one = (value: number) => Math.round(value * 10) / 10
const top = Math.max(...marks.map(({ high }) => high))

/** The planned ranges to scale, as columns on the plan's ruler of 90 days: certain up to the minimum, then poppy. */
export function improvement(chart: Chart) {
  const { width, head, scale, column, back, capitals, figures, weight = 1 } = chart
  const [right, rise] = back
  // A column goes back less far than the ruler that it stands on.
  const deep = [one(right * 0.7), one(rise * 0.7)] as const
  const ground = head + rise + top * scale
  const beam = capitals * 1.4
  const height = Math.ceil(ground + beam + capitals * 2.2)
  const up = (percent: number) => one(ground - percent * scale)
  // The last column ends where the ruler does.
  const [first, last] = [2, width - 3 - right - column / 2]
  const day = (days: number) => one(first + ((last - first) * days) / 90)
  const days = marks.map((_, at) => (at + 1) * 30)
  // The area of the ranges is half as far back as the columns.
  const [shift, lift] = [deep[0] / 2, deep[1] / 2]
  const along = (side: 'low' | 'high') =>
    marks.map((mark, at) => `${one(day(days[at]!) + shift)} ${one(up(mark[side]) - lift)}`)
  const start = `${first + shift} ${one(ground - lift)}`
  const low = `M${[start, ...along('low')].join('L')}`
  const end = width - 2 - right
  const lid = (from: number, to: number) =>
    `M${from} ${ground}l${right} -${rise}H${to + right}l-${right} ${rise}z`

  /** From where the ranges reach a percentage. Before it the figures have their place, and no line crosses them. */
  const scaleLine = (percent: number) => {
    const at = marks.findIndex(({ high }) => high >= percent)
    const [from, to] = [marks[at - 1]?.high ?? 0, marks[at]!.high]
    const reached = day(30 * (at + (percent - from) / (to - from))) + shift
    return `M2 ${up(percent)}h${capitals * 4}M${one(reached)} ${up(percent)}H${width - 2}`
  }

  const columns = marks.map((mark, at) => {
    const x = day(days[at]!) - column / 2
    const part = (from: number, to: number) => ({
      at: [x, up(from)] as const,
      size: [column, one((to - from) * scale)] as const,
      back: deep,
    })
    const tens = Array.from({ length: Math.floor(mark.high / 10) }, (_, n) => (n + 1) * 10)
    const side = `M${x + column} ${ground}l${deep.join(' -')}V${one(up(mark.high) - deep[1])}L${x + column} ${up(mark.high)}z`
    const wide = letteringWidth(mark.value, capitals)
    return [
      path('cast', `M${x + column} ${ground}l${deep.join(' -')}h${column}l-${deep.join(' ')}z`),
      cabinet({ ...part(0, mark.low), fill: 'light', lid: 'light', outline: 'cut' }),
      cabinet({ ...part(mark.low, mark.high), fill: 'poppy', lid: 'poppy', outline: 'cut' }),
      path('ground', side),
      path('shade', side),
      path('cut void', side),
      path('thin', tens.map((ten) => `M${x} ${up(ten)}h${column * 0.34}`).join('')),
      dimension(x - column * 0.36, up(mark.high), up(mark.low)),
      figures
        ? lettering(
            mark.value,
            x + column - wide - 8,
            up(mark.high) - rise - capitals * 1.5,
            capitals,
          )
        : '',
    ].join('')
  })

  return sheet(
    { width, height, on: 'deep', weight },
    path('thin', [50, 100, 150].map(scaleLine).join('')),
    ...[50, 100, 150].map((percent) =>
      lettering(`${percent}%`, 3, up(percent) - capitals * 1.5, capitals),
    ),
    // The ruler: planned, inked in, repeated.
    path('light', lid(first, end)),
    path('cut void', lid(first, end)),
    path('light bare', `${low}L${along('high').toReversed().join('L')}z`),
    path('shade bare', `${low}L${along('high').toReversed().join('L')}z`),
    path('cut', `M${[start, ...along('high')].join('L')}`),
    path('plan', low),
    ...columns,
    rect('ground', first, ground, end - first, beam),
    rect('shade', first, ground, day(30) - first, beam),
    rect('tone', day(30), ground, day(60) - day(30), beam),
    rect('solid', day(60), ground, end - day(60), beam),
    path('solid', `M${end} ${ground}l${right} -${rise}v${beam}l-${right} ${rise}z`),
    // Its top edges are behind the columns; the front is before them.
    path('cut void', `M${first} ${ground}H${end}v${beam}H${first}z`),
    path(
      'edge',
      Array.from(
        { length: 10 },
        (_, n) => `M${day(n * 10)} ${ground + beam}v${n % 3 ? 4 : 8}`,
      ).join(''),
    ),
    ...[0, 30, 60, 90].map((at) => {
      const words = at === 90 ? '90 DAYS' : String(at)
      const wide = letteringWidth(words, capitals)
      const x = Math.min(Math.max(day(at) - wide / 2, 3), width - 3 - wide)
      return lettering(words, x, ground + beam + 10 * weight, capitals)
    }),
  )
}
