import { frames, path } from '#app/site/drawings/plate/sheet.ts'
import { triggers } from './triggers.ts'

const [wide, high] = [400, 72]
/** Where the time line begins, after the drawing of what starts it, and its length. */
const [start, long] = [72, 304]
const at = (share: number) => Math.round(start + share * long)

const letter = (share: number) => {
  const x = at(share) - 17
  return (
    path('cast', `M${x + 6} 50h34v-18h-6z`) +
    path('solid', `M${x} 20h34v26h-34z`) +
    `<g stroke="var(--color-blueprint-deep)">${path('edge', `M${x + 2} 22l15 13l15 -13`)}</g>`
  )
}

/**
 * The positions of each flow's messages as shares of its length, and the part that depends on the customer's own pace.
 */
const flows: { marks: number[]; wait?: [from: number, to: number] }[] = [
  { marks: [0.06, 1 / 7 + 0.06, 3 / 7, 1] },
  { marks: [0.07, 22 / 70, 1] },
  { marks: [0.1, 1], wait: [0.2, 0.92] },
  { marks: [0.86], wait: [0.05, 0.78] },
  { marks: [0.2, 0.4, 0.6, 0.8, 1] },
  { marks: [0.2], wait: [0.3, 1] },
]

/** In sevenths, each of them in thirds: the days of a week, or ten hours each. */
const ticks = Array.from({ length: 22 }, (_, n) => `M${at(n / 21)} 58v${n % 3 ? 4 : 9}`).join('')

const strips = flows.map(({ marks, wait }, index) => {
  const pace = wait && `M${at(wait[0])} 26H${at(wait[1])}V40H${at(wait[0])}z`
  return [
    path('thin', `M${start} 58H${at(1)}${ticks}`),
    path('cut', 'M48 33H396'),
    pace ? path('light', pace) + path('shade bare', pace) : '',
    triggers[index]!,
    ...marks.map(letter),
  ].join('')
})

export default frames(wide, high, strips, { on: 'deep' })
