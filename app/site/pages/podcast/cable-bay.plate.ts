import { path, rect, sheet } from '#app/site/drawings/plate/sheet.ts'

const [wide, narrow, high] = [512, 224, 456]
const row = 72
/** The depth of the recess: how far its sides, its ceiling and its floor reach into the picture. */
const [side, ceiling, floor] = [34, 14, 26]

type Recess = { width: number; plug: number; sags: number[] }
type Cable = { y: number; sag: number; color: string }

/** In the order of the rows, so that neighbors differ. */
const colors = ['blueprint', 'poppy', 'sheet', 'blueprint', 'poppy', 'sheet']

/** A cable hangs from the ends of two plugs, level at both and in its middle. */
function hanging(from: number, to: number, y: number, sag: number) {
  const half = (to - from) / 2
  return `M${from} ${y}c${half * 0.36} 0 ${half * 0.36} ${sag} ${half} ${sag}s${half * 0.64} ${-sag} ${half} ${-sag}`
}

/** A plug in its jack, drawn to the right of `x`; `turn` is -1 for the jacks on the right. */
const plug = (x: number, y: number, long: number, turn: 1 | -1, color: string) =>
  `<g transform="translate(${x} ${y})${turn < 0 ? ' scale(-1 1)' : ''}">${[
    path('label', 'M-7 0a7 15 0 1 0 14 0a7 15 0 1 0 -14 0z'),
    path('solid bare', 'M-3 0a4 9 0 1 0 8 0a4 9 0 1 0 -8 0z'),
    rect('label', 0, -4, 12, 8),
    path('solid', `M12 -10h${long - 30}q6 0 6 6v8q0 6 -6 6h${30 - long}z`),
    `<path fill="var(--color-${color})" stroke-width="1.75" d="M${long - 34} -10h9v20h-9z"/>`,
    `<path fill="var(--color-sheet)" stroke="none" d="M15 -7h${long - 52}v3h${52 - long}z"/>`,
    path('solid', `M${long - 12} -6L${long} -4V4L${long - 12} 6z`),
  ].join('')}</g>`

/** The thread of a cable: its outline, its color and the light on its upper side. */
const cord = (d: string, color: string) =>
  [
    ['ink', 11.5],
    [color, 8],
  ]
    .map(
      ([name, width]) =>
        `<path d="${d}" stroke="var(--color-${name})" stroke-width="${width}" stroke-linecap="butt"/>`,
    )
    .join('') +
  (color === 'sheet'
    ? ''
    : `<path d="${d}" stroke="var(--color-sheet)" stroke-width="1.25" stroke-opacity=".75" transform="translate(0 -2)"/>`)

/** A recess between two patch panels: the light comes from the left, so that its left side is in the shade. */
function recess({ width, plug: long, sags }: Recess) {
  const [left, right, top, foot] = [side, width - side, ceiling, high - floor]
  const jack = side / 2
  const cables = sags.map((sag, at): Cable => ({ y: row / 2 + at * row, sag, color: colors[at]! }))
  const each = (draw: (cable: Cable, line: string) => string) =>
    cables
      .map((cable) => draw(cable, hanging(jack + long, width - jack - long, cable.y, cable.sag)))
      .join('')
  return [
    rect('light bare', 0, 0, width, high),
    // The back, with the shade of the left side and the ceiling on it.
    path('cast', `M${left} ${top}H${right}V${top + 22}H${left + 46}V${foot}H${left}z`),
    `<clipPath id="back${width}"><path d="M${left} ${top}H${right}V${high}H${left}z"/></clipPath>`,
    `<g clip-path="url(#back${width})" stroke="url(#cast)" stroke-width="13">${each(
      ({ y }, line) =>
        `<path d="${line}M0 ${y}h${jack + long}M${width} ${y}h-${jack + long}" transform="translate(16 20)"/>`,
    )}</g>`,
    path('tone', `M0 ${high}L${left} ${foot}H${right}L${width} ${high}z`),
    path('cast', `M0 ${high}L${left} ${foot}h46L70 ${high}z`),
    path('ground', `M0 0L${left} ${top}H${right}L${width} 0z`),
    path('shade', `M0 0L${left} ${top}H${right}L${width} 0z`),
    path('solid', `M0 0L${left} ${top}V${foot}L0 ${high}z`),
    path('light', `M${width} 0L${right} ${top}V${foot}L${width} ${high}z`),
    path('cut', `M1 0V${high}M${width - 1} 0V${high}`),
    path('edge', `M${left} ${top}V${foot}H${right}V${top}z`),
    each(({ y, color }) => plug(jack, y, long, 1, color) + plug(width - jack, y, long, -1, color)),
    each(({ color }, line) => cord(line, color)),
  ].join('')
}

/** Six cables from jack to jack: for a desktop, and beside it for a tablet, which shows the right end of the file. */
export default sheet(
  { width: wide + narrow, height: high },
  `<svg width="${wide}" height="${high}">${recess({ width: wide, plug: 74, sags: [142, 44, 172, 78, 84, 46] })}</svg>`,
  `<svg x="${wide}" width="${narrow}" height="${high}">${recess({ width: narrow, plug: 56, sags: [58, 30, 132, 44, 56, 42] })}</svg>`,
)
