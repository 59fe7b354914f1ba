import { bottle } from '#app/site/drawings/plate/bottle.ts'
import { disc } from '#app/site/drawings/plate/disc.ts'
import { frames, path, rect } from '#app/site/drawings/plate/sheet.ts'

const [wide, high] = [320, 470]
/** The ground lies on the bottom edge of the stage. */
const foot = high - 2

/** The picture of the item on top, and below it three sellers: one of them has the buy button. */
const amazon = [
  '<g transform="translate(0 9)">',
  path('cast', 'M254 40h10v206H96v-10h158z'),
  rect('tone', 78, 26, 176, 212),
  path('shade bare', 'M78 238V178L254 118V238z'),
  bottle(166, 232, 1.34),
  rect('cut void', 78, 26, 176, 212),
  path('edge', 'M166 238V262'),
  path('solid', 'M159 258h14l-7 12z'),
  [274, 340, 406].map((y, n) => {
    const holds = n === 1
    return (
      path('cast', `M294 ${y + 10}h10v52H46v-10h248z`) +
      rect(holds ? 'blueprint' : 'light', 30, y, 264, 52) +
      (holds ? rect('label bare', 46, y + 15, 76, 6) + rect('label bare', 46, y + 31, 48, 6) : '') +
      path('edge', holds ? '' : `M46 ${y + 18}h76M46 ${y + 34}h48`) +
      rect(holds ? 'poppy' : 'shade', 178, y + 12, 100, 28) +
      (holds ? rect('cut void', 30, y, 264, 52) : '')
    )
  }),
  '</g>',
].flat()

/** A price tag on a long chain. */
const tag = (x: number, from: number, y: number, pen: string) => {
  const outline = `M${x - 50} ${y + 100}V${y + 24}l26 -28h48l26 28v76z`
  return [
    path('edge', `M${x} ${from}V${y + 12}`),
    path('cast', `M${x + 50} ${y + 32}h10v78h-88v-10h78z`),
    path(pen, outline),
    path('cut void', outline),
    path('solid', disc(x, y + 12, 6)),
    path('cut', `M${x - 30} ${y + 48}h60M${x - 30} ${y + 68}h38`),
  ].join('')
}

/** Two prices of one item on a high balance: ours is higher, so it hangs lower and the listing is suppressed. */
const walmart = [
  path('cast', `M196 ${foot}l84 -30h-40l-60 18z`),
  path('dark', `M142 ${foot}L158 70h4L178 ${foot}z`),
  path('cut void', `M142 ${foot}L158 70h4L178 ${foot}z`),
  rect('solid', 124, foot - 12, 72, 12),
  tag(72, 92, 318, 'poppy'),
  tag(248, 32, 150, 'light'),
  path('cut', 'M60 95L260 29'),
  path('poppy', disc(160, 62, 15)),
]

/** A form with four fields, all of them filled or one left empty. */
const form = (x: number, isFull: boolean) =>
  path('cast', `M${x + 108} 28h9v126H${x + 9}v-10h99z`) +
  rect('light', x, 16, 108, 128) +
  [30, 58, 86, 114]
    .map((y, n) =>
      n === 2 && !isFull
        ? rect('plan', x + 13, y, 82, 17)
        : rect('tone', x + 13, y, 82, 17) + path('cut', `M${x + 21} ${y + 8.5}h${50 - n * 8}`),
    )
    .join('') +
  rect('cut void', x, 16, 108, 128)

/** A sieve across the funnel: a row of holes on its rim. */
const sieve = (y: number) =>
  path('label', `M34 ${y}h160v16h-160z`) +
  path('cut', [50, 74, 98, 122, 146, 170].map((x) => `M${x} ${y + 8}h8`).join(''))

/** The complete form passes three sieves and is shown; the one with an empty field falls past them. */
const ebay = [
  form(36, true),
  form(192, false),
  path('edge', 'M90 144V166'),
  path('solid', 'M83 162h14l-7 12z'),
  path('cast', 'M186 196h12v108h-12z'),
  path('blueprint', 'M42 180H186V318L136 362V402H92V362L42 318z'),
  path('dark bare', 'M148 180H186V318L136 362V402H120V350L148 318z'),
  path('cut void', 'M42 180H186V318L136 362V402H92V362L42 318z'),
  [196, 244, 292].map(sieve),
  path('plan', `M250 144V${foot - 18}`),
  path('poppy', `M239 ${foot - 22}h22l-11 18z`),
  path('cast', 'M206 430h12v38h-12z'),
  rect('light', 24, 416, 182, 52),
  rect('poppy bare', 36, 428, 28, 28),
  path('cut', 'M80 436h104M80 450h66'),
  rect('cut void', 24, 416, 182, 52),
].flat()

/** The drawings of the bays for a stage that is higher than wide. */
export default frames(
  wide,
  high,
  [amazon, walmart, ebay].map((drawing) => drawing.join('')),
)
