import { bottle } from '#app/site/drawings/plate/bottle.ts'
import { disc } from '#app/site/drawings/plate/disc.ts'
import { halftone } from '#app/site/drawings/plate/halftone.ts'
import { inked, path, sheet } from '#app/site/drawings/plate/sheet.ts'

const [wide, high] = [172, 130]

/** The nine slides; one of them is under the magnifying glass. */
const slides = [
  path('tone bare', 'M0 0H112V78H0z') +
    bottle(28, 70, 0.34) +
    bottle(56, 70, 0.44) +
    bottle(84, 70, 0.3),
  path('solid bare', 'M0 0H112V78H0z') + bottle(52, 74, 0.5),
  path('light bare', 'M0 0H112V78H0z') +
    bottle(42, 72, 0.46) +
    path('cut', 'M82 8V70M76 8h12M76 70h12'),
  path('blueprint bare', 'M0 0H112V78H0z') +
    path('light', 'M-2 78L30 32L52 56L74 22L116 78z') +
    path('poppy bare', disc(92, 18, 9)),
  path('solid bare', 'M0 0H112V78H0z'),
  path('light bare', 'M0 0H112V78H0z') +
    path('solid bare', 'M14 14H98V22H14zM14 32H74V36H14zM14 44H90V48H14zM14 56H60V60H14z'),
  path('tone bare', 'M0 0H112V78H0z') +
    [6, 40, 74].map((x, at) => path(at === 1 ? 'poppy' : 'light', `M${x} 18h32v42h-32z`)).join('') +
    bottle(19, 56, 0.24) +
    bottle(53, 56, 0.24) +
    bottle(87, 56, 0.24),
  path('solid bare', 'M0 0H112V78H0z') +
    path(
      'light bare',
      Array.from({ length: 13 }, (_, at) => {
        const tall = 8 + ((at * 29) % 41)
        return `M${10 + at * 7.5} ${39 - tall / 2}h4v${tall}h-4z`
      }).join(''),
    ),
  path('light bare', 'M0 0H112V78H0z') +
    path('solid', 'M46 14q0 -8 10 -8t10 8v22q0 8 -10 8t-10 -8z') +
    path('edge', 'M38 28v8q0 18 18 18t18 -18v-8M56 54v14M42 68h28') +
    path('poppy bare', disc(56, 18, 4)),
]

const briefs = [58, 40, 74, 50, 0, 66, 44, 60, 52]

/** Each slide with its brief: a line or two on the lower edge of its mount. */
const mounts = slides
  .map((slide, at) => {
    const [x, y] = [36 + (at % 3) * (wide + 12), 32 + Math.floor(at / 3) * (high + 12)]
    return `<g transform="translate(${x} ${y})">${[
      path('cast', `M8 ${high}V${high + 8}H${wide + 8}V8H${wide}V${high}z`),
      path('light', `M0 0H${wide}V${high}H0z`),
      `<svg x="9" y="9" width="154" height="98" viewBox="0 0 112 78" preserveAspectRatio="xMidYMid slice">${slide}</svg>`,
      path('edge void', 'M9 9h154v98h-154z'),
      path(at === 7 ? 'poppy bare' : 'mark bare', `M9 115h${briefs[at]}v5H9z`),
    ].join('')}</g>`
  })
  .join('')

const [x, y, radius] = [398, 292, 128]
const lens = disc(x, y, radius - 15)

/** The glass over the slides, and the enlarged picture with a photographer's crop marks. */
const glass = [
  path('cast', disc(x + 16, y + 22, radius - 4)),
  path('cast', 'M504 420L606 522H640L516 398z'),
  `<g transform="translate(${x} ${y}) rotate(45)">${[
    path('light', `M${radius - 6} -11H${radius + 26}V11H${radius - 6}z`),
    path('solid', `M${radius + 16} -19H${radius + 176}q9 0 9 9V10q0 9 -9 9H${radius + 16}z`),
    path('poppy', `M${radius + 26} -19h18v38h-18z`),
    // Set off from the frame of the table, which is as dark.
    inked(
      'sheet',
      path('edge void', `M${radius + 16} -19H${radius + 176}q9 0 9 9V10q0 9 -9 9H${radius + 16}z`),
    ),
  ].join('')}</g>`,
  path('solid', disc(x, y, radius)),
  `<clipPath id="glass"><path d="${lens}"/></clipPath><g clip-path="url(#glass)">`,
  path('poppy bare', lens),
  halftone(
    [x - radius, x + radius],
    [y - radius, y + 70],
    'poppy-tint',
    (depth) => 8.5 * (1 - depth) ** 1.3,
  ),
  path('solid bare', `M${x - radius} ${y + 68}h${2 * radius}v${radius}h-${2 * radius}z`),
  bottle(x - 4, y + 88, 1.28),
  path('cut', `M${x - 78} ${y - 44}v-26h26M${x + 78} ${y - 44}v-26h-26`),
  inked('sheet', path('cut', `M${x - 78} ${y + 64}v26h26M${x + 78} ${y + 64}v26h-26`)),
  `<g opacity=".22">${path('light bare', `M${x - 96} ${y - 20}L${x - 30} ${y - 120}H${x + 4}L${x - 82} ${y + 50}z`)}</g>`,
  '</g>',
  inked('sheet', path('edge void', disc(x, y, radius - 7))),
].join('')

/** Nine slides on the light table, one under the magnifying glass. It stands on the lower edge. */
export default sheet(
  { width: 640, height: 528 },
  path('cast', 'M28 484V506H640V40H620V484z'),
  path('solid', 'M8 8H620V484H8z'),
  path('light bare', 'M22 20H606V472H22z'),
  path('tone', 'M26 24H602V468H26z'),
  path('solid', 'M44 484H96V528H44zM532 484H584V528H532z'),
  mounts,
  glass,
)
