import { frames, path } from '#app/site/drawings/plate/sheet.ts'

const [wide, high] = [400, 72]
const at = (share: number) => Math.round(30 + share * 340)

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

const strips = flows.map(({ marks, wait }) => {
  const ticks = Array.from({ length: 18 }, (_, n) => `M${20 + n * 20} 58v${n % 3 ? 4 : 9}`)
  return [
    path('thin', `M12 58H396${ticks.join('')}`),
    path('cut', 'M12 33H396'),
    wait ? path('plan', `M${at(wait[0])} 33H${at(wait[1])}`) : '',
    wait
      ? path(
          'light',
          `M${at(wait[0])} 27h${at(wait[1]) - at(wait[0])}v12h-${at(wait[1]) - at(wait[0])}z`,
        ) +
        path(
          'shade bare',
          `M${at(wait[0])} 27h${at(wait[1]) - at(wait[0])}v12h-${at(wait[1]) - at(wait[0])}z`,
        )
      : '',
    path('poppy', 'M4 24h18v18H4z'),
    ...marks.map(letter),
  ].join('')
})

export default frames(wide, high, strips, { on: 'deep' })
