import { cabinet } from '#app/site/drawings/plate/cabinet.ts'
import { dimension } from '#app/site/drawings/plate/dimension.ts'
import { disc } from '#app/site/drawings/plate/disc.ts'
import { path, rect } from '#app/site/drawings/plate/sheet.ts'
import { earth, far, floor, near, turf } from './land.ts'
import { walker } from '#app/site/drawings/plate/walker.ts'

/** The height that the plan sets. */
const level = 112
const course = 13
const foot = 216

/** One course of the wall, from its stepped end to its full end; every second one is offset by half a brick. */
function courseOf(row: number, from: number, to: number) {
  const y = foot - (row + 1) * course
  const joints = Array.from({ length: 9 }, (_, n) => 240 + n * 44 + (row % 2) * 22)
  const inside = joints.filter((x) => x > from + 8 && x < to - 8)
  const starts = [from, ...inside]
  return [
    cabinet({
      at: [from, y + course],
      size: [to - from, course],
      back: [20, 16],
      fill: 'light',
      outline: 'edge',
    }),
    starts
      .map((x, n) =>
        (n * 5 + row * 3) % 7 < 2 ? rect('tone bare', x, y, Math.min(44, to - x), course) : '',
      )
      .join(''),
    path('edge', `${inside.map((x) => `M${x} ${y}v${course}`).join('')}M${from} ${y}H${to}`),
  ].join('')
}
const ends = [262, 262, 284, 306, 350, 394, 438, 482]
const wallEnd = 570

/** The plan on its board, which sets the level; the wall that is built up to the string, and no brick higher. */
export const media = [
  turf(`M2 ${near}L66 ${far}H672V${near}z`, `M2 ${near}L66 ${far}H672`),
  earth(`M2 ${near}H672V${floor}H2z`, `M2 ${floor}V${near}H672`),
  // The board
  path('cast', 'M60 214h10l60 -22h-10zM146 214h10l60 -22h-10z'),
  rect('solid', 62, 40, 7, 174) + rect('solid', 148, 40, 7, 174),
  path('cast', 'M52 160h128v-98h-10v88h-118z'),
  rect('light', 40, 50, 132, 102),
  path('thin', 'M52 76H160M52 94H160M52 130H160M76 60V142M100 60V142M124 60V142M148 60V142'),
  path('solid bare', 'M60 124h18v18h-18zM86 118h18v24h-18z'),
  path('poppy', `M112 ${level}h24v30h-24z`),
  path('cut void', 'M40 50h132v102h-132z'),
  path('solid', disc(48, 58, 3) + disc(164, 58, 3)),
  // Bricks that wait
  path('cast', 'M206 222l44 -16h16l-36 16z'),
  [0, 1, 2]
    .map((n) =>
      cabinet({
        at: [150 + n * 5, 222 - n * 12],
        size: [54 - n * 6, 12],
        back: [20, 12],
        fill: 'tone',
        lid: 'light',
        outline: 'edge',
      }),
    )
    .join(''),
  // The mason behind the wall, the wall, and the brick in hand
  walker(372, 206, { helmet: true, arm: 'M-6 -92L12 -66L18 -64L46 -72L45 -80L20 -74L6 -96Z' }),
  path('cast', `M${wallEnd} ${foot}l20 -16L666 174v22z`),
  ends.map((from, row) => courseOf(row, from, wallEnd)).join(''),
  path('shade bare', `M500 ${foot}V${level}H${wallEnd}V${foot}z`),
  path('cut void', `M${ends[0]} ${foot}H${wallEnd}V${level}`),
  cabinet({ at: [410, 134], size: [42, 13], back: [20, 16], fill: 'poppy', outline: 'edge' }),
  // The string, and the staff that holds it
  `<g stroke="var(--color-blueprint)">${path('edge', `M136 ${level}H628`)}</g>`,
  path('cast', 'M622 226h14l32 -18h-10z'),
  rect('light', 618, 60, 14, 164),
  path(
    'solid bare',
    Array.from(
      { length: 6 },
      (_, n) => `M618 ${60 + n * 28}h${n % 2 ? 14 : 7}v14h-${n % 2 ? 14 : 7}z`,
    ).join(''),
  ),
  path('poppy', disc(625, level, 8)),
  dimension(654, level, 222),
].join('')
