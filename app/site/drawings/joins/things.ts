import { disc } from '#app/site/drawings/plate/disc.ts'
import { path, rect } from '#app/site/drawings/plate/sheet.ts'

const at = (x: number, y: number, scale: number, ...parts: string[]) =>
  `<g transform="translate(${x} ${y}) scale(${scale})">${parts.join('')}</g>`

/** A letter, 92 by 56, with its shadow. */
export const envelope = (x: number, y: number, pen = 'light', scale = 1) =>
  at(
    x,
    y,
    scale,
    path('cast', 'M8 64h92v-48h-8v40h-84z'),
    path(pen, 'M0 0h92v56h-92z'),
    path('edge', 'M0 0l46 32l46 -32M0 56l32 -30M92 56l-32 -30'),
  )

/** A taped parcel from the front, standing on `y`. */
export const parcel = (x: number, y: number, width: number, height: number, pen = 'light') =>
  rect(pen, x, y - height, width, height) +
  path(
    'shade bare',
    `M${x + width * 0.68} ${y - height}h${width * 0.32}v${height}h-${width * 0.32}z`,
  ) +
  rect('poppy bare', x + width * 0.4, y - height, width * 0.2, height) +
  path('cut void', `M${x} ${y - height}h${width}v${height}h-${width}z`)

/** A browser window with its shadow. */
export const browser = (x: number, y: number, width: number, height: number) =>
  path('cast', `M${x + 8} ${y + height + 8}h${width}v-${height}h-8v${height - 8}h-${width - 8}z`) +
  rect('light', x, y, width, height) +
  rect('solid', x, y, width, 14) +
  path('ground bare', [0, 1, 2].map((n) => disc(x + 9 + n * 10, y + 7, 2.5)).join(''))

/** A clip with a play button, 48 by 64. */
export const clip = (x: number, y: number, pen = 'light') =>
  path('cast', `M${x + 8} ${y + 72}h48v-64h-8v56h-40z`) +
  rect(pen, x, y, 48, 64) +
  path('solid', `M${x + 17} ${y + 18}v28l20 -14z`)
