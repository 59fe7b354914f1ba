import { disc } from '#app/site/drawings/plate/disc.ts'
import { path, rect } from '#app/site/drawings/plate/sheet.ts'

/** A parcel of the day from the side, with its tape. */
export const parcel = (x: number, foot: number, wide: number, high: number, pen = 'tone') =>
  [
    path('cast', `M${x + wide} ${foot}h${high / 2}l-${high / 2} -${high / 2}z`),
    rect(pen, x, foot - high, wide, high),
    rect('shade bare', x + wide * 0.7, foot - high, wide * 0.3, high),
    rect(
      pen === 'poppy' ? 'solid bare' : 'poppy bare',
      x + wide * 0.38,
      foot - high,
      wide * 0.2,
      high,
    ),
    rect('cut void', x, foot - high, wide, high),
  ].join('')

const wheel = (x: number) =>
  path('ground', disc(x, -11, 12)) +
  path('cut void', disc(x, -11, 11)) +
  path('solid bare', disc(x, -11, 4))

/** The truck, which stands on the ruler of the day, its tail at two o'clock. */
export const truck = [
  path('cast', 'M118 0h40l-30 -26h-20z'),
  rect('solid', 0, -20, 118, 6),
  rect('light', 0, -78, 84, 60),
  rect('poppy bare', 0, -48, 84, 8),
  path('edge', 'M21 -78v60M42 -78v60M63 -78v60'),
  rect('shade bare', 66, -78, 18, 60),
  rect('cut void', 0, -78, 84, 60),
  path('tone', 'M87 -58h20l13 24v20h-33z'),
  path('solid bare', 'M92 -53h12l10 19h-22z'),
  path('cut void', 'M87 -58h20l13 24v20h-33z'),
  rect('poppy bare', 115, -30, 5, 7),
  [18, 44, 102].map((at) => wheel(at)).join(''),
].join('')
