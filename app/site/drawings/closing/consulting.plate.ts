import { box, face } from '#app/site/drawings/plate/box.ts'
import { disc } from '#app/site/drawings/plate/disc.ts'
import { on } from '#app/site/drawings/plate/iso.ts'
import { path, sheet } from '#app/site/drawings/plate/sheet.ts'
import type { Origin } from '#app/ui/drawing/isometric.ts'

const origin: Origin = [340, 200]
const staff = Array.from({ length: 9 }, (_, tick) => `M0 ${tick * 24}h${tick % 2 ? 9 : 16}`)

/** The weak stage under the glass: three solid columns on the plan, and the one that holds them back. */
export default sheet(
  { width: 640, height: 470 },
  path('light', face(origin, [-130, -20, 0], [230, -20, 0], [230, 240, 0], [-130, 240, 0])),
  on(
    'lid',
    origin,
    [-130, -20, 0],
    path(
      'thin',
      Array.from({ length: 11 }, (_, n) => `M${30 * (n + 1)} 0v260`).join('') +
        Array.from({ length: 8 }, (_, n) => `M0 ${30 * (n + 1)}h360`).join(''),
    ),
    path('plan', 'M20 226C90 230 130 40 340 30'),
  ),
  path('cut', face(origin, [-130, -20, 0], [230, -20, 0], [230, 240, 0], [-130, 240, 0])),
  box({ origin, at: [-90, 20, 0], size: [64, 64, 150], cast: 70 }),
  box({ origin, at: [20, 20, 0], size: [64, 64, 120], cast: 60 }),
  box({
    origin,
    at: [20, 124, 0],
    size: [64, 64, 44],
    cast: 40,
    faces: { lid: 'poppy', front: 'poppy' },
  }),
  // Where it should stand, planned.
  path(
    'plan',
    face(origin, [20, 188, 110], [84, 188, 110], [84, 124, 110], [20, 124, 110]) +
      face(origin, [20, 188, 44], [20, 188, 110]) +
      face(origin, [84, 188, 44], [84, 188, 110]) +
      face(origin, [84, 124, 44], [84, 124, 110]),
  ),
  box({ origin, at: [132, 20, 0], size: [64, 64, 96], cast: 34 }),
  // The surveyor's staff, and the glass laid on the plan.
  `<g transform="translate(96 130)">${path('solid', 'M-10 -12h10v216h-10z')}${path('edge', staff.join(''))}</g>`,
  on(
    'lid',
    origin,
    [150, 190, 0],
    path('cast', disc(14, -8, 46)),
    path('ground', disc(0, 0, 46)),
    path('cut', disc(0, 0, 46) + disc(0, 0, 37)),
    path('poppy bare', disc(0, 0, 12)),
    path('cut', 'M46 0h30'),
    path('solid', 'M76 -7h64v14h-64z'),
  ),
)
