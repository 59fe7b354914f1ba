import { disc } from './disc.ts'
import { path, placed } from './sheet.ts'

const jacket =
  'M-7 -80Q-17 -79 -18 -68L-21 -43L-15 -42L-11 -62L-11 -40L11 -40L11 -62L15 -42L21 -43L18 -68Q17 -79 7 -80Z'
const legs = 'M-11 -41L-15 -4L-19 0L-6 0L0 -29L6 0L19 0L15 -4L11 -41Z'

/** A person who stands on `y`, seen from the front. */
export function person(x: number, y: number, height: number, pen: string) {
  const scale = height / 100
  const at = (d: string) => placed(d, x, y, scale)
  return [
    path('solid', at(legs)),
    path(pen, at(jacket)),
    path('shade bare', at('M3 -80L7 -80Q17 -79 18 -68L21 -43L15 -42L11 -62L11 -40L3 -40Z')),
    path('edge', at('M-11 -62L-11 -50M11 -62L11 -50')),
    path('light', disc(x, y - 91 * scale, 9 * scale)),
    path('solid', at('M-9 -93Q-7 -100 0 -100Q7 -100 9 -93Q2 -97 -9 -93Z')),
  ].join('')
}

/** The outline of somebody who is left out. */
export const outlined = (x: number, y: number, height: number) =>
  path(
    'plan',
    placed(jacket + legs, x, y, height / 100) + disc(x, y - height * 0.91, height * 0.09),
  )
