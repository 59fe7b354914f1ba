import { cabinet } from '#app/site/drawings/plate/cabinet.ts'
import { disc } from '#app/site/drawings/plate/disc.ts'
import { inked, line, path } from '#app/site/drawings/plate/sheet.ts'
import { strip } from './strip.ts'

/** A switch of the fuse board with its lamp: up and lit, or thrown and out, with a tag on it. */
const toggle = (n: number) => {
  const x = 64 + n * 46
  const isOn = n !== 1 && n !== 3 && n !== 4
  const y = isOn ? 62 : 108
  const rays = [-60, -90, -120, -20, -160].map((turn) => {
    const [right, down] = [Math.cos((turn * Math.PI) / 180), Math.sin((turn * Math.PI) / 180)]
    return line([
      [x + right * 12, 40 + down * 12],
      [x + right * 16, 40 + down * 16],
    ])
  })
  return [
    path(isOn ? 'cut' : 'plan', `M${x} 168V190`),
    path(isOn ? 'poppy' : 'ground', disc(x, 40, 8)),
    isOn
      ? inked('poppy', path('edge', rays.join('')))
      : path('edge', `M${x - 5} 35l10 10M${x + 5} 35l-10 10`),
    path('ground', `M${x - 9} 58h18v82h-18z`),
    path('cast', `M${x + 15} ${y + 6}h6v26h-30v-6h24z`),
    path('solid', `M${x - 15} ${y}h30v26h-30z`),
    inked('blueprint-deep', path('edge', `M${x - 10} ${y + 9}h20M${x - 10} ${y + 17}h20`)),
  ].join('')
}

const board = [
  cabinet({ at: [34, 166], size: [282, 146], back: [18, 10], fill: 'light' }),
  path('edge', 'M42 28h266v130h-266z'),
  path(
    'solid bare',
    disc(38.5, 24.5, 2) + disc(311.5, 24.5, 2) + disc(38.5, 161.5, 2) + disc(311.5, 161.5, 2),
  ),
  [0, 1, 2, 3, 4, 5].map(toggle).join(''),
].join('')

/** Audit, test, scale: thirty days each, with a tick every five days as on the scale bar above. */
export default strip(
  'deep',
  path('cut', 'M0 190H360') +
    path('edge', Array.from({ length: 7 }, (_, n) => `M${n * 60} 190v${n % 2 ? 6 : 12}`).join('')),
  board,
  // Three openings of one concept; one of them is above break-even.
  [0, 1, 2]
    .map((n) => {
      const x = 34 + n * 100
      return (
        path('cast', `M${x + 76} 190h16v-8l-2 -4h-14z`) +
        cabinet({
          at: [x, 190],
          size: [76, 146],
          back: [14, 8],
          fill: n === 1 ? 'poppy' : 'light',
        }) +
        path('ground', `M${x + 8} 54h60v100h-60z`) +
        path('solid', `M${x + 26} 84v40l32 -20z`) +
        path('edge', `M${x + 12} 166h52M${x + 12} 176h30`) +
        (n === 1 ? path('cut', `M${x + 26} 18l10 10l22 -22`) : '')
      )
    })
    .join(''),
  // Increased in steps, above break-even.
  path('plan', 'M18 138H342') +
    [0, 1, 2, 3, 4]
      .map((n) =>
        cabinet({
          at: [28 + n * 61, 190],
          size: [42, 44 + n * 29],
          back: [14, 8],
          fill: n === 4 ? 'poppy' : 'tone',
        }),
      )
      .join(''),
)
