import { path, rect } from './plate/sheet.ts'

/** An envelope seen from the front, with its upper left corner at `x` and `y`. */
export const envelope = (pen: string, x: number, y: number, width: number, height: number) =>
  rect(pen, x, y, width, height) +
  path(
    pen === 'plan' ? 'plan' : 'edge',
    `M${x} ${y}l${width / 2} ${height * 0.6}l${width / 2} ${-height * 0.6}`,
  )

const [wide, wall] = [52, 22] as const
/** How far the back of a box is to the right and up. */
const [deep, up] = [28, 20] as const
const bends = Array.from({ length: 13 }, (_, n) => (n / 12) * Math.PI)

/** The outline of the box at a share of its depth. */
function arch(x: number, y: number, back: number) {
  const [left, base] = [x + back * deep, y - back * up]
  const bent = bends.map((bend) =>
    [left + (wide / 2) * (1 - Math.cos(bend)), base - wall - (wide / 2) * Math.sin(bend)]
      .map((value) => Math.round(value * 10) / 10)
      .join(' '),
  )
  return `M${left} ${base}L${bent.join('L')}L${left + wide} ${base}z`
}

/**
 * A letter box seen from the front, with its lower left corner at `x` and `y`: open, with a letter in it. With a color
 * for its flag, that is up.
 */
export function letterBox(x: number, y: number, pen: string, flag?: string) {
  const slices = Array.from({ length: 15 }, (_, n) =>
    arch(Math.round(x), y, Math.round((1 - n / 14) * 100) / 100),
  ).join('')
  const right = x + wide
  const side = `M${right} ${y}l${deep} -${up}v-${wall}l-${deep} ${up}z`
  return [
    path('cut', slices) + path(`${pen} bare`, slices),
    path(`${pen} bare`, side) + path('dark bare', side),
    path('cut', `M${right} ${y}l${deep} -${up}v-${wall}`),
    path('solid', arch(x, y, 0)),
    rect('light', x + 7, y - 34, wide - 14, 26),
    path('edge', `M${x + 7} ${y - 34}l${wide / 2 - 7} 15l${wide / 2 - 7} -15`),
    path(pen, `M${x} ${y}h${wide}l-11 9h-${wide}z`),
    path('cut void', arch(x, y, 0)),
    flag
      ? path('cut', `M${right + 14} ${y - 22}v-40`) +
        path(flag, `M${right + 14} ${y - 62}h18v13h-18z`)
      : '',
  ].join('')
}

/** Where a letter box will be. */
export const plannedLetterBox = (x: number, y: number) =>
  path(
    'plan',
    `${arch(x, y, 0)}M${x + wide} ${y}l${deep} -${up}v-${wall}A26 26 0 0 0 ${x + deep + wide * 0.3} ${y - up - wall - 24}L${x + wide * 0.3} ${y - wall - 24}`,
  )
