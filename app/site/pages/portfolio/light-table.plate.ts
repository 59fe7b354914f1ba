import { bottle } from '#app/site/drawings/plate/bottle.ts'
import { disc } from '#app/site/drawings/plate/disc.ts'
import { path, sheet } from '#app/site/drawings/plate/sheet.ts'

const [wide, high] = [164, 126]

/** The nine slides; the middle one is under the magnifying glass. */
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

const mounts = slides
  .map((slide, at) => {
    const [x, y] = [46 + (at % 3) * (wide + 14), 36 + Math.floor(at / 3) * (high + 14)]
    return `<g transform="translate(${x} ${y})">${[
      path('cast', `M6 ${high}V${high + 8}H${wide + 8}V8H${wide}V${high}z`),
      path('light', `M0 0H${wide}V${high}H0z`),
      `<svg x="26" y="24" width="112" height="78">${slide}</svg>`,
      path('edge void', 'M26 24h112v78h-112z'),
      path('mark bare', 'M10 10h34v4h-34z'),
    ].join('')}</g>`
  })
  .join('')

/** The glass over the middle slide, and the enlarged picture. */
const glass = [
  path('cast', 'M372 330L468 432L486 414L398 306A112 112 0 0 1 372 330z'),
  path('cast', disc(312, 252, 104)),
  path('solid', 'M372 300L452 388L474 368L394 280z'),
  path('poppy', 'M384 312L396 326L418 306L406 292z'),
  path('light', disc(302, 236, 106)),
  `<clipPath id="glass"><path d="${disc(302, 236, 92)}"/></clipPath><g clip-path="url(#glass)">`,
  path('solid bare', 'M190 170H410V310H190z'),
  path('light bare', 'M190 120H410V168H190z'),
  path('light bare', 'M190 312H410V370H190z'),
  path('poppy', 'M276 194V280L350 237z'),
  path('light bare', 'M206 292H398V297H206z'),
  path('poppy bare', 'M206 292H282V297H206z'),
  `<g opacity=".25">${path('light bare', 'M214 160L262 132L318 332L276 344z')}</g>`,
  '</g>',
  path('cut void', disc(302, 236, 92)),
  path('cut void', disc(302, 236, 106)),
].join('')

/** Nine slides on the light table, one under the magnifying glass. */
export default sheet(
  { width: 640, height: 540 },
  path('cast', 'M30 476V496H632V34H604V476z'),
  path('solid', 'M8 8H604V476H8z'),
  path('light bare', 'M20 20H592V464H20z'),
  path('tone', 'M24 22H588V460H24z'),
  path('solid', 'M40 476H84V514H40zM528 476H572V514H528z'),
  mounts,
  glass,
)
