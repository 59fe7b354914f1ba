import { bottle } from '#app/site/drawings/plate/bottle.ts'
import { disc } from '#app/site/drawings/plate/disc.ts'
import { frames, inked, path } from '#app/site/drawings/plate/sheet.ts'
import { takes } from './takes.ts'

const [wide, high] = [300, 168]
const ground = path('light bare', 'M0 124H300V168H0z') + path('edge', 'M0 124H300')
/** What each of the six kinds of picture has to get right, in the order of the copy. */
const shots = [
  // A product range in one light: the same baseline, the same shadow, the color card in the first frame.
  ground +
    bottle(108, 136, 0.66) +
    bottle(170, 136, 0.5) +
    bottle(234, 136, 0.78) +
    path('solid', 'M24 104h42v32h-42z') +
    path('poppy', 'M24 104h14v16h-14z') +
    path('blueprint', 'M38 104h14v16h-14z') +
    path('tone', 'M38 120h14v16h-14z'),
  // The main image: nothing but the product, at 85% of the frame.
  path('solid', 'M78 12h144v144h-144z') +
    bottle(142, 146, 0.88) +
    path('cut', 'M246 24V146M240 24h12M240 146h12'),
  // One scene, framed for three crops.
  path('tone bare', 'M0 110L50 62L92 96L150 40L216 104L250 74L300 112V132H0z') +
    path('edge', 'M0 110L50 62L92 96L150 40L216 104L250 74L300 112') +
    path('light', 'M0 132H300V168H0z') +
    bottle(150, 146, 0.62) +
    path('plan', 'M64 10H236V158H64zM82 22H218V150H82z') +
    `<g stroke="var(--color-poppy)">${path('cut', 'M108 6H192V162H108z')}</g>`,
  // Three openings, one body.
  `<g fill="var(--color-blueprint-tint)">${path('bare', 'M0 0H300V168H0z')}</g>` +
    inked(
      'ink',
      [14, 66, 118]
        .map((x, n) => path(n === 1 ? 'poppy' : 'solid', `M${x} 40h42v74h-42z`))
        .join(''),
      bottle(35, 108, 0.4, { lifted: true }),
      path('solid', 'M78 66l20 12l-20 12z'),
      bottle(139, 112, 0.5, { lifted: true }),
      path('edge', 'M35 114V138H200M87 114V138M139 114V138M192 130l8 8l-8 8'),
      path('solid', 'M206 14h78v138h-78z'),
      path('cut', 'M206 14h78v138h-78z'),
      path('poppy', 'M228 58v50l40 -25z'),
    ),
  // One take per step.
  path('tone bare', 'M0 106H300V168H0z') + path('edge', 'M0 106H300') + takes,
  // Before and after, on either side of a line.
  path('shade bare', 'M0 0H150V168H0z') +
    path('poppy bare', 'M150 0H300V168H150z') +
    bottle(150, 150, 0.98) +
    `<g transform="translate(150 150) scale(0.98)">${[
      path('tone bare', 'M-31 -25H0V-61H-31z'),
      path('mark bare', 'M-22 -34h6v-8h-6zM-12 -34h6v-14h-6z'),
      path('dark bare', 'M-32 0V-70Q-32 -92 -11 -100V-118H-14V-138H0V0z'),
      path('solid bare', disc(-18, -88, 2.5) + disc(-24, -55, 2) + disc(-12, -29, 2.5)),
    ].join('')}</g>` +
    path('cut', 'M150 0V168') +
    path('solid bare', 'M206 42h74v8h-74zM206 62h52v8h-52zM206 82h64v8h-64z') +
    path('mark bare', 'M192 42h8v8h-8zM192 62h8v8h-8zM192 82h8v8h-8z'),
]

export default frames(
  wide,
  high,
  shots.map((shot) => path('ground bare', 'M0 0H300V168H0z') + shot),
  { on: 'deep' },
)
