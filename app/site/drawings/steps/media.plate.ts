import { disc } from '#app/site/drawings/plate/disc.ts'
import { path } from '#app/site/drawings/plate/sheet.ts'
import { strip } from './strip.ts'

const toggle = (n: number, isOn: boolean) => {
  const [x, y] = [40 + (n % 4) * 74, n < 4 ? 34 : 108]
  return (
    path('light', `M${x} ${y}h54v58h-54z`) +
    path('ground', `M${x + 17} ${y + 9}h20v40h-20z`) +
    path(
      isOn ? 'solid' : 'tone',
      isOn ? `M${x + 13} ${y + 7}h28v18h-28z` : `M${x + 13} ${y + 33}h28v18h-28z`,
    ) +
    (isOn ? path('poppy bare', disc(x + 46, y + 8, 4)) : '')
  )
}

/** Audit, test, scale: thirty days each, with a tick every five days as on the scale bar above. */
export default strip(
  'deep',
  path('cut', 'M0 190H360') +
    path('edge', Array.from({ length: 7 }, (_, n) => `M${n * 60} 190v${n % 2 ? 6 : 12}`).join('')),
  [0, 1, 2, 3, 4, 5, 6, 7].map((n) => toggle(n, n === 1 || n === 4 || n === 6)).join(''),
  // Three openings of one concept; one of them is above break-even.
  [0, 1, 2]
    .map((n) => {
      const x = 40 + n * 98
      return (
        path('cast', `M${x + 10} 176h76v-128h-10v118h-66z`) +
        path(n === 1 ? 'poppy' : 'light', `M${x} 30h76v136h-76z`) +
        path('solid', `M${x + 28} 78v36l28 -18z`) +
        path('edge', `M${x + 12} 146h52M${x + 12} 46h30`) +
        (n === 1 ? path('cut', `M${x + 22} 14l12 12l24 -24`) : '')
      )
    })
    .join(''),
  // Increased in steps, above break-even.
  path('plan', 'M24 138H336') +
    [0, 1, 2, 3, 4]
      .map((n) => {
        const [x, tall] = [40 + n * 58, 44 + n * 26]
        return (
          path('cast', `M${x + 40} 190h18v-${tall - 14}h-18z`) +
          path(n === 4 ? 'poppy' : 'tone', `M${x} 190v-${tall}h40v${tall}z`) +
          path('shade bare', `M${x + 26} 190v-${tall}h14v${tall}z`) +
          path('cut void', `M${x} 190v-${tall}h40v${tall}z`)
        )
      })
      .join(''),
)
