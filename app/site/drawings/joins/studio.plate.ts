import { bottle } from '#app/site/drawings/plate/bottle.ts'
import { cabinet } from '#app/site/drawings/plate/cabinet.ts'
import { disc } from '#app/site/drawings/plate/disc.ts'
import { inked, path, rect } from '#app/site/drawings/plate/sheet.ts'
import { join } from './join.ts'
import { browser, shot } from './things.ts'

/** The bench from its back edge to its front edge. */
const [far, near] = [154, 184] as const

/** The darkroom: a wall in ink, and a bench with one red lamp over it. `phase` lets its hatching go on from the left. */
const room = (line: string, lamp = '', phase = 0) =>
  [
    rect('solid bare', 0, 0, 432, far),
    rect('ground bare', 0, far, 432, near - far),
    rect('light bare', 0, near, 432, 24),
    `<g transform="translate(${-phase} 0)">${rect('dark bare', 0, near + 3, 432 + phase, 9)}</g>`,
    lamp,
    path('cut', `M0 ${near}H432`) + path('edge', `M0 ${far}H432`),
    inked('sheet', path('edge', line)),
  ].join('')

const colored = (color: string, d: string, opacity = 1) =>
  `<path fill="var(--color-${color})" fill-opacity="${opacity}" stroke="none" d="${d}"/>`

/** The lamp of a darkroom with its light on the wall and on the bench. */
const lamp = (x: number) =>
  [
    colored('poppy', `M${x - 17} 24H${x + 17}L${x + 39} ${far}H${x - 39}z`, 0.34),
    colored('poppy-tint', `M${x - 39} ${far}H${x + 39}L${x + 42} 169a42 10 0 0 1 -84 0z`),
    inked('sheet', path('edge', `M${x} 0V12`)),
    path('light', `M${x - 8} 8h16l10 10h-36z`),
    path('poppy', `M${x - 18} 18h36v4a18 12 0 0 1 -36 0z`),
  ].join('')

/** The striped bars of a clapperboard, the upper one open. */
const bar = (turn: number) =>
  `<g transform="rotate(${turn} 288 86)">${rect('light', 288, 86, 118, 15)}${path('solid bare', [4, 34, 64, 94].map((at) => `M${288 + at} 101l10 -15h12l-10 15z`).join(''))}</g>`
const slate =
  bar(0) + `<g transform="translate(0 -15)">${bar(-13)}</g>` + path('poppy', disc(292, 82, 5))

/** A clothes peg on the line. */
const peg = (x: number, y: number, pen = 'light') =>
  path(pen, `M${x - 4} ${y - 9}h8v20h-8z`) + path('edge', `M${x - 4} ${y}h8`)

/** The shadow of a hanging sheet on the wall, which is not quite black. */
const shadow = (x: number, y: number, width: number, height: number) =>
  colored('blueprint-deep', `M${x + 8} ${y + 8}h${width}v${height}h-${width}z`)

/** A dashed arrow on the wall. */
const arrow = (d: string) =>
  inked('sheet', `<path stroke-width="1.8" stroke-dasharray="5 4" d="${d}"/>`)

/** A developing tray with what lies in it. */
function tray(x: number, width: number, pen: string, inside: string) {
  const [y, right, up] = [178, 26, 17] as const
  return [
    path('cast', `M${x + width} ${y}l26 -17h30l-26 17z`),
    cabinet({ at: [x, y], size: [width, 12], back: [right, up], fill: 'light', lid: 'solid' }),
    path(pen, `M${x + 8} ${y - 14}l${right - 7} ${-up + 5}h${width - 8}l${-right + 8} ${up - 5}z`),
    inside,
  ].join('')
}

const page = [
  room('M0 14Q216 46 432 40', lamp(386)),
  // The page, whose places are reserved
  shadow(28, 30, 184, 118),
  browser(28, 30, 184, 118, 'blueprint'),
  path('plan', 'M134 56h64v78h-64zM134 56l64 78M198 56l-64 78'),
  rect('solid bare', 42, 56, 74, 9) + rect('poppy', 42, 114, 78, 20),
  path('edge', 'M43 76h74M43 85h56M43 98h30'),
  peg(48, 26) + peg(190, 38),
  // The print that is made for the first of them
  arrow('M246 96H218'),
  path('plan', 'M212 96H202') + inked('blueprint', path('edge', 'M208 90l-7 6l7 6')),
  shadow(252, 44, 84, 98),
  rect('light', 252, 44, 84, 98),
  rect('tone', 258, 50, 72, 86),
  bottle(294, 130, 0.54),
  peg(266, 42) + peg(322, 42, 'poppy'),
  tray(44, 96, 'blueprint', path('light', 'M76 168l12 -8h30l-12 8z')),
  tray(186, 96, 'tone', ''),
].join('')

const clips = [
  room('M0 40Q216 46 432 14', '', 2.15),
  ([0, 1, 2] as const)
    .map((which) => {
      const [x, y] = [[30, 116, 202][which]!, [46, 46, 41][which]!]
      const won = which === 1
      return [
        shadow(x, y, 64, 100),
        rect(won ? 'poppy' : 'light', x, y, 64, 100),
        shot(which, x + 5, y + 5, 54 / 68),
        rect('edge void', x + 5, y + 5, 54, 90),
        peg(x + 12, y - 2, won ? 'poppy' : 'light') + peg(x + 52, y - 2, won ? 'poppy' : 'light'),
      ].join('')
    })
    .join(''),
  // The camera from behind: on its screen is the kind to film next
  arrow('M180 134C216 152 250 148 282 124') + inked('sheet', path('edge', 'M273 124h10l-2 9')),
  path('cast', 'M300 180h110l22 -16v-8h-100z'),
  cabinet({ at: [288, 178], size: [118, 92], back: [12, 8], fill: 'light', lid: 'light' }),
  rect('blueprint', 288, 86, 118, 92),
  rect('dark bare', 388, 88, 18, 90),
  rect('label', 296, 104, 62, 68),
  path(
    'plan',
    'M304 110l16 6l4 13l-18 -1zM324 122l12 5M331 128v32M339 130v30M320 142h30l-4 24h-22z',
  ),
  inked('sheet', path('cut', 'M370 112h24M370 130h24M370 148h14')),
  slate,
].join('')

/** A darkroom: the page hangs beside its first print, and the winner of three beside the camera that follows it. */
export default join(page, clips)
