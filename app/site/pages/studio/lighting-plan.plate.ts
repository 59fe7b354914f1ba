import { disc } from '#app/site/drawings/plate/disc.ts'
import { path, sheet } from '#app/site/drawings/plate/sheet.ts'

/** As wide as the page on an upright tablet. */
const scale = 1.2

/** The room from above, from edge to edge: one camera, two lights, one black card, and the bottle. */
export default sheet(
  { width: 740, height: 624 },
  `<g transform="scale(${scale}) translate(-8.5 -8.5)">`,
  path('cast', 'M24 448H626V26H612V440H24z'),
  path('light', 'M10 10H610V440H420V430H600V20H20V430H330V440H10z'),
  path('dark bare', 'M10 10H610V440H420V430H600V20H20V430H330V440H10z'),
  path('light bare', 'M20 20H600V430H20z'),
  path('thin', 'M330 435V525A90 90 0 0 0 420 435'),
  path('cut', 'M330 430V440H10V10H610V440H420V430M330 435V525'),
  path('thin', 'M20 122H600M20 225H600M20 328H600M136 20V430M252 20V430M368 20V430M484 20V430'),
  // The camera's field of view, up to the sweep.
  path('tone bare', 'M172 225L560 68V382z'),
  path('plan', 'M172 225L560 68M172 225L560 382M60 225H592'),
  path(
    'solid bare',
    'M420 52H530Q574 52 574 96V354Q574 398 530 398H420V388H526Q562 388 562 352V98Q562 62 526 62H420z',
  ),
  // The table and the bottle on it, with its shadow away from the key light.
  path('cast', 'M430 296H500V178H490V286H430z'),
  path('light', 'M418 162H490V288H418z'),
  path('shade bare', 'M460 244L490 282V288H440z'),
  path('blueprint', disc(454, 225, 22)),
  path('poppy', disc(454, 225, 11)),
  // The camera on its tripod, wired to its screen.
  path('edge', 'M128 225L78 190M128 225V292M128 225L78 262'),
  path('cast', 'M114 252H152V216H162V258H124z'),
  path('solid', 'M98 202H146V248H98z'),
  path('blueprint', 'M146 211L172 202V248L146 239z'),
  path('poppy bare', disc(112, 216, 5)),
  path('cut', 'M104 248C84 266 84 300 96 338'),
  path('cast', 'M66 396H152V342H144V388H66z'),
  path('solid', 'M56 334H144V388H56z'),
  path('light', 'M64 342H136V380H64z'),
  path('blueprint bare', 'M94 376V362q0 -6 4 -8v-6h8v6q4 2 4 8v14z'),
  // Key light above, brighter; fill light below, half as bright.
  path('poppy bare', 'M254 92L338 134L446 202V190L352 104L268 62z'),
  path('light', 'M268 58L356 102L340 134L252 90z'),
  path('poppy', 'M252 90L340 134L334 146L246 102z'),
  path('edge', 'M276 62L260 94M300 74L284 106M324 86L308 118'),
  path('plan', 'M290 356L434 250M334 332L446 256'),
  path('tone', 'M268 392L356 348L340 316L252 360z'),
  path('shade', 'M252 360L340 316L334 304L246 348z'),
  path('edge', 'M276 388L260 356M300 376L284 344M324 364L308 332'),
  // The flag.
  path('cut', 'M392 128L436 84'),
  path('solid', 'M388 92l48 48l-7 7l-48 -48z'),
  '</g>',
)
