import { box, face } from '#app/site/drawings/plate/box.ts'
import { disc } from '#app/site/drawings/plate/disc.ts'
import { isoPerson } from '#app/site/drawings/plate/iso-person.ts'
import { on } from '#app/site/drawings/plate/iso.ts'
import { path, sheet } from '#app/site/drawings/plate/sheet.ts'
import { type Origin, project } from '#app/ui/drawing/isometric.ts'

const origin: Origin = [340, 200]
const bands = Array.from({ length: 5 }, (_, n) => `M0 ${n * 36 + 14}h12v18h-12z`)

/** Who points at the height that is missing. */
const surveyor = isoPerson({
  at: project([-38, 186, 0], origin),
  height: 112,
  pen: 'blueprint',
  sleeves: 'light',
  hair: 'bun',
  pose: 'pointing',
})

/** The weak stage under a magnifying glass: three solid columns on the plan, and the weak one that limits them. */
export default sheet(
  { width: 640, height: 470, coarseBelow: 400 },
  path(
    'cast',
    face(origin, [-60, 240, -9], [230, 240, -9], [262, 224, -9], [262, -36, -9], [230, -20, -9]),
  ),
  box({
    origin,
    at: [-130, -20, -9],
    size: [360, 260, 9],
    faces: { front: 'solid', side: 'solid' },
  }),
  on(
    'lid',
    origin,
    [-130, -20, 0],
    path(
      'thin',
      Array.from({ length: 11 }, (_, n) => `M${30 * (n + 1)} 0v260`).join('') +
        Array.from({ length: 8 }, (_, n) => `M0 ${30 * (n + 1)}h360`).join(''),
    ),
  ),
  box({ origin, at: [-90, 20, 0], size: [64, 64, 150], cast: 70 }),
  box({ origin, at: [20, 20, 0], size: [64, 64, 120], cast: 60 }),
  box({
    origin,
    at: [20, 124, 0],
    size: [64, 64, 44],
    cast: 40,
    faces: { lid: 'poppy', front: 'poppy' },
  }),
  // Its planned outline.
  path(
    'plan',
    face(origin, [20, 188, 110], [84, 188, 110], [84, 124, 110], [20, 124, 110]) +
      face(origin, [20, 188, 44], [20, 188, 110]) +
      face(origin, [84, 188, 44], [84, 188, 110]) +
      face(origin, [84, 124, 44], [84, 124, 110]),
  ),
  box({ origin, at: [132, 20, 0], size: [64, 64, 96], cast: 34 }),
  // The surveyor's staff, and the glass on the plan, which shows the foot of the weak stage and its crack.
  box({ origin, at: [-112, 150, 0], size: [12, 12, 184], cast: 60, faces: { side: 'solid' } }),
  on('front', origin, [-112, 162, 184], path('solid bare', bands.join(''))),
  surveyor.cast,
  surveyor.body,
  surveyor.arms,
  `<clipPath id="glass"><path d="${disc(0, 0, 37)}"/></clipPath>`,
  on(
    'lid',
    origin,
    [126, 196, 0],
    '<g transform="scale(.87)">',
    path('cast', disc(14, -8, 46)),
    path('cast', 'M58 -18H124V0H58z'),
    path('light', disc(0, 0, 46)),
    `<g clip-path="url(#glass)">${[
      path('tone bare', disc(0, 0, 37)),
      path('edge', 'M26 -40V40M-40 26H40'),
      path('poppy', 'M-40 -40H6V6H-40z'),
      path('cut', 'M6 -40V6H-40M6 -14L-6 -8L-10 -20L-20 -14L-24 -24'),
    ].join('')}</g>`,
    path('cut', disc(0, 0, 46) + disc(0, 0, 37)),
    // Its handle lies on the sheet, along its edge.
    path('cut', 'M46 0h12'),
    path('solid', 'M58 -8h54v16h-54z'),
    path('poppy', 'M58 -8h12v16h-12z'),
    '</g>',
  ),
)
