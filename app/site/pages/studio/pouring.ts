import { bottle } from '#app/site/drawings/plate/bottle.ts'
import { path } from '#app/site/drawings/plate/sheet.ts'

const one = (value: number) => Math.round(value * 10) / 10

/** Where the bottle's base is, so that its mouth stays above the glass however far it is turned. */
function base(turn: number) {
  const angle = (turn * Math.PI) / 180
  return [one(146 - 124 * Math.sin(angle)), one(-129.5 + 124 * Math.cos(angle))] as const
}

/** The bottle in use: without its cap, pouring into a glass that stands on `y`. Turned further it takes less width. */
export const pouring = (x: number, y: number, scale: number, turn = 112) =>
  `<g transform="translate(${x} ${y}) scale(${scale})">${[
    path('cast', 'M44 0L66 -16H116L94 0zM150 0L182 -28H232L204 0z'),
    path('poppy', 'M44 -20H72V0H44z'),
    path('edge', 'M51 -20V0M58 -20V0M65 -20V0'),
    path('light', 'M140 -84H210L200 0H150z'),
    path('blueprint', 'M142 -125Q170 -116 170 -76V-46H178V-80Q178 -123 148 -136z'),
    path('blueprint', 'M144.5 -46H205.5L200 0H150z'),
    path('dark bare', 'M184 -46H205.5L200 0H180z'),
    path('label bare', 'M150 -38h5l3 28h-5z'),
    path('edge', 'M140 -84H210L200 0H150z'),
    bottle(...base(turn), 1, { open: true, lifted: true, turn }),
  ].join('')}</g>`
