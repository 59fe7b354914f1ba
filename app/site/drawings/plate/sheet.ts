type Size = {
  width: number
  height: number
  on?: 'paper' | 'deep'
  /** A factor for the line widths, for drawings that a phone shows much smaller than their natural size. */
  weight?: number
  /** A factor for the hatching, which at its usual distance becomes a flat gray in a much reduced drawing. */
  hatching?: number
  /** The width as shown below which the hatching is twice as far apart: an SVG file knows the width of its image. */
  coarseBelow?: number
  /** The width as shown above which lines are thinner, for a drawing for phones that a tablet shows much larger. */
  fineAbove?: number
  /** Shown in parts: browsers can only crop an SVG that has no width and height. */
  inParts?: true
}

/** Color tokens by their role, on paper and on a dark band. */
const inks = {
  paper: {
    line: 'ink',
    ground: 'paper',
    light: 'sheet',
    tone: 'blueprint-tint',
    plan: 'blueprint',
  },
  deep: {
    line: 'chalk',
    ground: 'blueprint-deep',
    light: 'blueprint-strong',
    tone: 'blueprint',
    plan: 'plan',
  },
} as const

/**
 * The SVG markup of a plate. Classes name the kind of line or fill. Lines: `thin` (construction, 1), `edge` (1.75),
 * `cut` (3), `plan` (dashed, blueprint). Fills: `light`, `tone`, `shade` (hatched), `dark` (densely hatched), `solid`
 * (ink), `poppy`, `blueprint`, `ground`, and `cast` for shadows on the floor. Light comes from the upper left.
 */
export function sheet(size: Size, ...parts: string[]) {
  const {
    width,
    height,
    on = 'paper',
    weight = 1,
    hatching = 1,
    coarseBelow,
    fineAbove,
    inParts,
  } = size
  const { line: ink, ground, light, tone, plan } = inks[on]
  const c = (name: string) => `var(--color-${name})`
  const pen = (base: number) => Math.round(base * weight * 100) / 100
  const hatch = (id: string, gap: number, line: number, factor = hatching) => {
    const [step, stroke] = [pen(gap * factor), pen(line * factor)]
    return `<pattern id="${id}" width="${step}" height="${step}" patternUnits="userSpaceOnUse" patternTransform="rotate(-55)"><path d="M0 ${pen((gap * factor) / 2)}H${step}" stroke="${c(ink)}" stroke-width="${stroke}"/></pattern>`
  }
  const style = [
    `svg{fill:none;stroke:${c(ink)};stroke-linejoin:round;stroke-linecap:square}`,
    `.thin{stroke-width:${pen(1)};stroke-opacity:.6}.edge{stroke-width:${pen(1.75)}}.cut{stroke-width:${pen(3)}}`,
    `.plan{stroke:${c(plan)};stroke-width:${pen(1.5)};stroke-dasharray:${pen(5)} ${pen(4)};stroke-linecap:butt}`,
    `.light,.tone,.shade,.dark,.solid,.poppy,.blueprint,.ground{stroke-width:${pen(1.75)}}`,
    `.light{fill:${c(light)}}.tone{fill:${c(tone)}}.ground{fill:${c(ground)}}.solid{fill:${c(ink)}}`,
    `.poppy{fill:${c('poppy')}}.blueprint{fill:${c('blueprint')}}`,
    '.shade{fill:url(#shade)}.dark{fill:url(#dark)}.cast{fill:url(#cast);stroke:none}',
    // A printed label is paper and ink on any background.
    `.label{fill:${c('sheet')};stroke-width:${pen(1.75)}}.mark{fill:${c('ink')}}`,
    fineAbove
      ? `@media(min-width:${fineAbove}px){.thin{stroke-width:${pen(0.6)}}.edge,.light,.tone,.shade,.dark,.solid,.poppy,.blueprint,.ground,.label{stroke-width:${pen(1)}}.cut{stroke-width:${pen(1.75)}}.plan{stroke-width:${pen(1)}}}`
      : '',
    '.bare{stroke:none}.void{fill:none}',
  ].join('')
  const hatches = [
    ['shade', 5, 0.9],
    ['dark', 3, 1.1],
    ['cast', 4, 0.7],
  ] as const
  const coarse = coarseBelow
    ? hatches.map(([id, gap, line]) => ({
        rule: `.${id}{fill:url(#wide-${id})}`,
        pattern: hatch(`wide-${id}`, gap, line, hatching * 2),
      }))
    : []
  const onNarrow = coarseBelow
    ? `@media(max-width:${coarseBelow}px){${coarse.map(({ rule }) => rule).join('')}}`
    : ''
  const natural = inParts ? '' : ` width="${width}" height="${height}"`
  return `<svg xmlns="http://www.w3.org/2000/svg"${natural} viewBox="0 0 ${width} ${height}"><style>${style}${onNarrow}</style><defs>${hatches.map(([id, gap, line]) => hatch(id, gap, line)).join('')}${coarse.map(({ pattern }) => pattern).join('')}</defs>${parts.join('')}</svg>`
}

/** A path with the classes in `pen`. */
export const path = (pen: string, d: string) => `<path class="${pen}" d="${d}"/>`

/** The path along points. */
export const line = (points: readonly (readonly [x: number, y: number])[]) =>
  'M' + points.map(([x, y]) => `${Math.round(x * 10) / 10} ${Math.round(y * 10) / 10}`).join('L')

export const rect = (pen: string, x: number, y: number, width: number, height: number) =>
  path(pen, `M${x} ${y}h${width}v${height}h-${width}z`)

/** A path of absolute points around an origin, moved to `x` and `y`, and scaled. */
export const placed = (d: string, x: number, y: number, scale = 1) =>
  d.replaceAll(/(-?[\d.]+) (-?[\d.]+)/g, (_, right, down) =>
    [x + right * scale, y + down * scale].map((value) => Math.round(value * 10) / 10).join(' '),
  )

/** Parts with another line color. */
export const inked = (color: string, ...parts: string[]) =>
  `<g stroke="var(--color-${color})">${parts.join('')}</g>`

/** Drawings of one size side by side, each clipped at its edges, in a file that is shown in parts. */
export const frames = (
  width: number,
  height: number,
  drawings: string[],
  look: Omit<Size, 'width' | 'height' | 'inParts'> = {},
) =>
  sheet(
    { ...look, width: width * drawings.length, height, inParts: true },
    ...drawings.map(
      (drawing, at) =>
        `<svg x="${at * width}" width="${width}" height="${height}">${drawing}</svg>`,
    ),
  )
