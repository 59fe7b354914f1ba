import { disc } from '#app/site/drawings/plate/disc.ts'
import { frames, inked, path, rect } from '#app/site/drawings/plate/sheet.ts'

const [width, height] = [640, 236]
const [from, to, ruler] = [4, 592, 190]
const day = (to - from) / 30
const at = (n: number) => Math.round(from + n * day)

/** Thirty days: ten filled, ten empty, ten filled, as on the plan's ruler, with a tick for each day. */
const month = [
  rect('light', from, ruler, to - from, 16),
  rect('solid bare', from, ruler, 10 * day, 16),
  rect('solid bare', at(20), ruler, 10 * day, 16),
  rect('edge void', from, ruler, to - from, 16),
  path(
    'edge',
    Array.from({ length: 31 }, (_, n) => `M${at(n)} ${ruler + 18}v${n % 10 ? 8 : 18}`).join(''),
  ),
]

/** A sheet of paper standing on the ruler: an invoice has a total at the bottom. */
const invoice = (x: number) => [
  path('cast', `M${x + 38} ${ruler - 2}l58 -32h28l-50 32z`),
  path('label', `M${x - 38} ${ruler - 104}h56l20 20v84h-76z`),
  inked(
    'ink',
    path(
      'edge',
      `M${x - 26} ${ruler - 82}h30M${x - 26} ${ruler - 66}h50M${x - 26} ${ruler - 50}h42`,
    ),
    path('edge', `M${x + 18} ${ruler - 104}v20h20`),
  ),
  rect('poppy bare', x - 4, ruler - 30, 28, 14),
]

const last = (...sign: string[]) => [
  path('plan', `M${from + 96} ${ruler - 60}H${to - 14}`),
  inked('poppy', path('cut', `M${to} ${ruler + 30}V${ruler - 96}`)),
  ...sign,
]

const paid = [
  ...month,
  ...invoice(from + 38),
  ...last(
    path('poppy', disc(to, ruler - 118, 30)),
    inked('sheet', path('cut', `M${to - 13} ${ruler - 118}l9 10l17 -20`)),
  ),
]

/** A delivery with a question mark. */
const disputed = [
  ...month,
  path('cast', `M${from + 80} ${ruler - 2}l44 -26h24l-38 26z`),
  rect('tone', from, ruler - 70, 80, 70),
  rect('shade bare', from + 56, ruler - 70, 24, 70),
  rect('poppy bare', from + 32, ruler - 70, 16, 70),
  rect('cut void', from, ruler - 70, 80, 70),
  ...last(
    path('label', `M${to - 44} ${ruler - 156}h88v56h-38l-14 16v-16h-36z`),
    inked('ink', path('cut', `M${to - 28} ${ruler - 136}h56M${to - 28} ${ruler - 120}h34`)),
  ),
]

/** A paid invoice and a disputed delivery, both within thirty days. */
export default frames(
  width,
  height,
  [paid, disputed].map((each) => each.join('')),
  { on: 'deep' },
)
