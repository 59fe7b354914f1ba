import { bottle } from '#app/site/drawings/plate/bottle.ts'
import { camera } from '#app/site/drawings/plate/camera.ts'
import { disc } from '#app/site/drawings/plate/disc.ts'
import { path, rect } from '#app/site/drawings/plate/sheet.ts'
import { count, tag } from './press.ts'
import { walker } from '#app/site/drawings/plate/walker.ts'

const foot = 186
/** The page as a wall on a stage, and the hole in it. */
const [left, top, wide, tall] = [222, 20, 176, 166] as const
const [holeX, holeY, holeWide, holeTall] = [236, 50, 78, 122] as const
const [right, up] = [14, 9] as const

/** The page stands on a stage with its picture cut out, and the bottle that is photographed stands in the hole. */
export const flat = [
  path('cut', `M0 ${foot}H432`),
  path('cast', `M${left + wide} ${foot}l30 16H${left - 20}l20 -16z`),
  // The edge of the wall and its brace
  path('light', `M${left} ${top}l${right} ${-up}h${wide}l${-right} ${up}z`),
  path('light', `M${left + wide} ${foot}l${right} ${-up}v${-tall}l${-right} ${up}z`),
  path('dark', `M${left + wide} ${foot}l${right} ${-up}v${-tall}l${-right} ${up}z`),
  rect('light', left, top, wide, tall),
  rect('solid', left, top, wide, 18),
  path('label bare', [0, 1, 2].map((n) => disc(left + 12 + n * 12, top + 9, 3)).join('')),
  // The hole: its far edges are lit, and behind it is the room
  rect('tone', holeX, holeY, holeWide, holeTall),
  path(
    'shade bare',
    `M${holeX} ${holeY}h${holeWide}v12L${holeX + 34} ${holeY + 60}v${holeTall - 64}h-34z`,
  ),
  path('light', `M${holeX} ${holeY + holeTall}l${right} ${-up}h${holeWide - right}v${up}z`),
  path('solid', `M${holeX} ${holeY}l${right} 0v${holeTall - up}l${-right} ${up}z`),
  path('light', 'M258 154h40v14h-40z') + path('shade bare', 'M284 154h14v14h-14z'),
  bottle(278, 154, 0.66, { lifted: true }),
  rect('cut void', holeX, holeY, holeWide, holeTall),
  rect('solid bare', 328, 52, 56, 10),
  path('edge', 'M329 72h50M329 82h36'),
  count(328, 98, 8, 'blueprint'),
  tag(328, 116, 0.9, 'poppy'),
  rect('poppy', 328, 148, 58, 24) + rect('shade bare', 366, 148, 20, 24),
  path('cut void', `M${left} ${top}H${left + wide}V${foot}H${left}z`),
  // The photographer
  camera(104, 192, 0.96),
  walker(52, 196, {
    scale: 1,
    jacket: 'tone',
    arm: 'M-6 -92L8 -74L14 -72L42 -86L40 -93L16 -80L6 -96Z',
  }),
  path('plan', `M154 84L${holeX - 4} ${holeY + 4}M154 104L${holeX - 4} ${holeY + holeTall - 4}`),
].join('')
