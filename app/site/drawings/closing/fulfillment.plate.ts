import { box, face } from '#app/site/drawings/plate/box.ts'
import { disc } from '#app/site/drawings/plate/disc.ts'
import { on, prism } from '#app/site/drawings/plate/iso.ts'
import { path, sheet } from '#app/site/drawings/plate/sheet.ts'
import type { Origin } from '#app/ui/drawing/isometric.ts'

const origin: Origin = [236, 174]
const parcel = (x: number, y: number, z: number, size = 34) =>
  box({ origin, at: [x, y, z], size: [size, size, 28], faces: { lid: 'solid' } })

/** A wheel in its own plane: tire, rim and hub. */
const wheel = (x: number) =>
  on(
    'front',
    origin,
    [x, 118, 22],
    path('ground cut', disc(0, 0, 24)),
    path('tone', disc(0, 0, 13)),
    path('solid', disc(0, 0, 4)),
  )

/** The two o'clock truck, loaded, on its piece of road, and the parcels behind it that come next. */
export default sheet(
  { width: 640, height: 470, on: 'deep', hatching: 1.8 },
  // A piece of the road, cut out with its edges, and the end of the dock on it.
  box({
    origin,
    at: [-116, -30, -16],
    size: [496, 180, 16],
    faces: { lid: 'ground', front: 'solid', side: 'tone' },
  }),
  on(
    'lid',
    origin,
    [-116, 130, 0],
    path(
      'solid bare',
      'M20 0h60v8h-60zM120 0h60v8h-60zM220 0h60v8h-60zM320 0h60v8h-60zM420 0h60v8h-60z',
    ),
  ),
  path('cast', face(origin, [0, 6, 0], [366, 6, 0], [366, 116, 0], [0, 116, 0])),
  // The chassis, the body and the cab, from back to front.
  box({
    origin,
    at: [-10, 10, 22],
    size: [330, 100, 10],
    faces: { lid: 'light', front: 'ground' },
  }),
  box({ origin, at: [0, 0, 32], size: [214, 118, 132] }),
  on(
    'front',
    origin,
    [0, 118, 164],
    path('solid bare', 'M0 54h214v22h-214z'),
    path('poppy bare', 'M0 82h214v9h-214z'),
    path('edge', 'M43 0v132M86 0v132M129 0v132M172 0v132'),
    path('ground', 'M14 12h62v30h-62z'),
    path('solid bare', 'M22 20h30v6h-30zM22 30h20v4h-20z'),
  ),
  on('side', origin, [214, 118, 164], path('thin', 'M10 12h98v108h-98z')),
  prism({
    origin,
    plan: [
      [222, 6],
      [304, 6],
      [304, 112],
      [222, 112],
    ],
    from: 30,
    to: 112,
    lid: 'light',
  }),
  on(
    'front',
    origin,
    [222, 112, 112],
    path('solid', 'M14 12h48l14 30h-62z'),
    path('edge', 'M10 6v74h66M52 54h12'),
    path('poppy bare', 'M74 58h8v12h-8z'),
  ),
  on(
    'side',
    origin,
    [304, 112, 112],
    path('solid', 'M8 12h90v30h-90z'),
    path('ground', 'M18 54h70v14h-70z'),
    path('poppy bare', 'M8 56h8v10h-8zM90 56h8v10h-8z'),
  ),
  wheel(40),
  wheel(94),
  wheel(262),
  // A parcel that is still to be loaded.
  parcel(-96, 40, 0, 44),
  parcel(-92, 96, 0),
  box({ origin, at: [-90, 46, 28], size: [34, 34, 26], faces: { lid: 'poppy', front: 'solid' } }),
)
