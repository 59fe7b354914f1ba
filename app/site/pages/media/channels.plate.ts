import { bottle } from '#app/site/drawings/plate/bottle.ts'
import { disc } from '#app/site/drawings/plate/disc.ts'
import { frames, path, rect } from '#app/site/drawings/plate/sheet.ts'

/** A screen or a card with a shadow to the right. */
const card = (x: number, y: number, width: number, height: number, pen = 'light') =>
  path('cast', `M${x + width} ${y + 8}h8v${height}h-${width}v-8h${width - 8}z`) +
  rect(pen, x, y, width, height) +
  rect('cut void', x, y, width, height)

const play = (x: number, y: number, size: number, pen = 'light') =>
  path(pen, `M${x} ${y}l${size} ${size * 0.6}l-${size} ${size * 0.6}z`)

/** The right edge of a post that comes later: the picture of the next creative, and its button. */
const later = (x: number, y: number, height: number) =>
  [
    card(x, y, 64, height),
    rect('shade', x, y + 24, 64, height - 52),
    rect('poppy', x + 24, y + height - 18, 32, 10),
  ].join('')

/** A post in the feed: its author, its picture and its button, with the next posts behind it. */
const meta = [
  later(206, 36, 110),
  later(162, 27, 124),
  later(118, 18, 138),
  card(30, 8, 108, 154),
  path('blueprint', disc(48, 24, 8)),
  path('edge', 'M64 20h46M64 28h26'),
  rect('tone', 30, 40, 108, 88),
  path('shade bare', 'M30 128V104L62 76L84 100L102 86L138 116V128z'),
  bottle(84, 126, 0.52),
  rect('poppy', 88, 136, 40, 16),
  path('edge', 'M42 140h30M42 148h18'),
]

/** Four items in a search result; ours is the paid one. */
const google = [
  path('cast', 'M24 34H262V42H24z'),
  path('light', 'M22 8H250a13 13 0 0 1 0 26H22a13 13 0 0 1 0 -26z'),
  path('cut void', 'M22 8H250a13 13 0 0 1 0 26H22a13 13 0 0 1 0 -26z'),
  path('edge', `${disc(244, 20, 6)}M248 25l5 5M24 21h84`),
  [8, 76, 144, 212].map(
    (x, n) =>
      card(x, 54, 56, 104) +
      rect(n === 0 ? 'tone' : 'shade', x, 54, 56, 62) +
      (n === 0
        ? bottle(x + 28, 114, 0.38)
        : path('light', `M${x + 16} 108V84h24v24z`) + path('edge', `M${x + 16} 92h24`)) +
      rect('edge void', x, 54, 56, 62) +
      path('edge', `M${x + 8} 128h36M${x + 8} 138h22`) +
      (n === 0 ? rect('poppy', x + 8, 144, 30, 8) : ''),
  ),
].flat()

/** Three openings for one body: a test shows which of them stops the scrolling thumb. */
const tiktok = [
  path('edge', 'M96 34H142V84M96 84H186M96 134H142V84'),
  [10, 60, 110].map(
    (y, n) =>
      card(40, y, 56, 48, n === 1 ? 'poppy' : 'tone') +
      play(61, y + 15, 15, n === 1 ? 'light' : 'solid'),
  ),
  path('solid', 'M176 76l14 8l-14 8z'),
  card(200, 4, 96, 156, 'solid'),
  rect('tone', 207, 16, 82, 128),
  path('shade bare', 'M207 144V100L246 66L289 112V144z'),
  bottle(248, 142, 0.64),
  play(272, 28, 12, 'poppy'),
  path('label bare', 'M234 150h28v3h-28z'),
]

/** Search results: the first place is paid, the others are organic. */
const amazon = [0, 1, 2].flatMap((n) => {
  const y = 6 + n * 54
  return [
    n === 0 ? card(8, y, 256, 48) : rect('light', 8, y, 256, 48),
    rect(n === 0 ? 'tone' : 'shade', 8, y, 52, 48),
    n === 0 ? bottle(34, y + 46, 0.3) : path('light', `M22 ${y + 40}v-24h24v24z`),
    rect('edge void', 8, y, 52, 48),
    path('edge', `M74 ${y + 14}h${110 - n * 16}M74 ${y + 26}h70`),
    rect(n === 0 ? 'poppy' : 'ground', 74, y + 33, 38, 9),
    rect(n === 0 ? 'blueprint' : 'light', 210, y + 16, 42, 18),
  ]
})

/** A video that can be skipped after five seconds: everything that matters comes before the mark. */
const youtube = [
  card(8, 6, 256, 126, 'solid'),
  rect('tone', 16, 14, 240, 110),
  path('shade bare', 'M16 124V96L76 50L124 92L160 66L256 118V124z'),
  bottle(70, 122, 0.66),
  path('poppy', disc(150, 66, 25)),
  play(142, 52, 24),
  rect('label', 196, 92, 54, 24),
  path('mark bare', 'M204 102h18v4h-18zM230 97l10 7l-10 7zM241 97h3v14h-3z'),
  path('edge', 'M8 152H264'),
  path('cut', 'M8 152H52'),
  path('poppy', disc(52, 152, 8)),
  path('edge', [96, 140, 184, 228].map((x) => `M${x} 147v10`).join('')),
]

/** One page twice, with one change: a test shows which version sells more. */
const test = [
  [14, false],
  [150, true],
].flatMap(([at, changed]) => {
  const x = Number(at)
  return [
    card(x, 6, 112, 152),
    rect('solid', x, 6, 112, 12),
    rect(changed ? 'tone' : 'shade', x + 12, 28, 88, 58),
    changed ? bottle(x + 56, 84, 0.4) : path('edge', `M${x + 12} 28l88 58M${x + 100} 28l-88 58`),
    path('edge', `M${x + 12} 98h${changed ? 64 : 50}M${x + 12} 108h80M${x + 12} 118h66`),
    changed ? rect('poppy', x + 12, 128, 88, 20) : rect('light', x + 12, 130, 42, 16),
  ]
})

/** The ad format of each channel, in the order of the copy, each at the left edge of its frame. */
export default frames(
  272,
  170,
  [
    { drawing: meta, indent: 26 },
    { drawing: google, indent: 4 },
    { drawing: tiktok, indent: 36 },
    { drawing: amazon, indent: 2 },
    { drawing: youtube, indent: 2 },
    { drawing: test, indent: 8 },
  ].map(({ drawing, indent }) => `<g transform="translate(${-indent})">${drawing.join('')}</g>`),
)
