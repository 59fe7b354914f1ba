import { bottle } from '#app/site/drawings/plate/bottle.ts'
import { box } from '#app/site/drawings/plate/box.ts'
import { disc } from '#app/site/drawings/plate/disc.ts'
import { frames, path } from '#app/site/drawings/plate/sheet.ts'
import type { Origin } from '#app/ui/drawing/isometric.ts'

const [wide, high] = [300, 168]
const ground = path('light bare', 'M0 124H300V168H0z') + path('edge', 'M0 124H300')
const parcel = (x: number, lid?: string) => {
  const origin: Origin = [x, 92]
  return box({ origin, size: [32, 32, 28], cast: 14, faces: lid ? { lid } : {} })
}

/** What each of the six kinds of picture has to get right, in the order of the copy. */
const shots = [
  // A range in one light: the same baseline, the same shadow, the card in the first frame.
  ground +
    bottle(108, 136, 0.66) +
    bottle(170, 136, 0.5) +
    bottle(234, 136, 0.78) +
    path('solid', 'M24 104h42v32h-42z') +
    path('poppy', 'M24 104h14v16h-14z') +
    path('blueprint', 'M38 104h14v16h-14z') +
    path('tone', 'M38 120h14v16h-14z'),
  // The main image: nothing but the product, and 85% of the frame.
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
  [14, 66, 118].map((x, n) => path(n === 1 ? 'poppy' : 'tone', `M${x} 40h42v74h-42z`)).join('') +
    bottle(32, 108, 0.36) +
    path('solid', 'M78 66l20 12l-20 12z') +
    bottle(136, 112, 0.5) +
    path('edge', 'M35 114V138H200M87 114V138M139 114V138M192 130l8 8l-8 8') +
    path('solid', 'M206 14h78v138h-78z') +
    path('poppy', 'M228 58v50l40 -25z'),
  // One take a step.
  path('edge', 'M14 140H286M80 132v16M152 132v16M222 132v16') +
    parcel(46) +
    parcel(116, 'solid') +
    path('cut', 'M90 74L76 58M142 74L156 58') +
    bottle(184, 128, 0.6) +
    bottle(254, 128, 0.6) +
    path('edge', 'M236 40q6 -8 0 -16M254 34q6 -8 0 -16M272 40q6 -8 0 -16'),
  // Before and after one line.
  bottle(150, 150, 0.98) +
    `<clipPath id="left"><path d="M0 0H150V168H0z"/></clipPath><g clip-path="url(#left)">${path('dark bare', 'M118 14h64v136h-64z')}${path('solid bare', disc(132, 60, 2.5) + disc(126, 96, 2) + disc(138, 122, 2.5) + disc(140, 84, 1.6))}</g>` +
    `<g stroke="var(--color-poppy)">${path('cut', 'M150 4V164')}</g>` +
    path('thin', 'M40 30h60M30 50h56M44 110h46M34 130h52') +
    path('solid bare', 'M206 42h74v8h-74zM206 62h52v8h-52zM206 82h64v8h-64z') +
    path('poppy bare', 'M192 42h8v8h-8zM192 62h8v8h-8zM192 82h8v8h-8z'),
]

export default frames(
  wide,
  high,
  shots.map((shot) => path('ground bare', 'M0 0H300V168H0z') + shot),
  'deep',
)
