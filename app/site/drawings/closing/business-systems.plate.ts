import { box, face } from '#app/site/drawings/plate/box.ts'
import { on } from '#app/site/drawings/plate/iso.ts'
import { path, sheet } from '#app/site/drawings/plate/sheet.ts'
import { isoPath, type Origin } from '#app/ui/drawing/isometric.ts'

const origin: Origin = [286, 262]
const [wide, deep, tall] = [190, 84, 236]
const breakers = [0, 1, 2, 3, 4, 5]
const stations = [
  [-110, 120],
  [-20, 214],
  [120, 250],
] as const

/** The cabinet with one bus: six breakers, one of them switched, and a cable to everything that reads from it. */
export default sheet(
  { width: 640, height: 520, coarseBelow: 400 },
  path(
    'cast',
    face(origin, [wide, 0, 0], [wide + 130, 0, 0], [wide + 130, deep, 0], [wide, deep, 0]),
  ),
  box({ origin, size: [wide, deep, tall] }),
  on(
    'front',
    origin,
    [0, deep, tall],
    path('ground', 'M14 14h162v168h-162z'),
    path('solid', 'M90 22h10v152h-10z'),
    breakers
      .map((n) => {
        const [x, y] = [n % 2 ? 104 : 26, 26 + Math.floor(n / 2) * 50]
        return (
          path('tone', `M${x} ${y}h60v38h-60z`) +
          path(
            n === 3 ? 'poppy' : 'solid',
            n === 3 ? `M${x + 34} ${y + 6}h18v26h-18z` : `M${x + 8} ${y + 6}h18v26h-18z`,
          )
        )
      })
      .join(''),
    path('solid', 'M14 194h70v28h-70z'),
    path('edge', 'M96 200h80M96 210h56M96 220h70'),
  ),
  on(
    'side',
    origin,
    [wide, deep, tall],
    path('edge', 'M12 24h60M12 34h60M12 44h60M12 54h60M12 200h60M12 210h60'),
  ),
  // Cables across the floor.
  ...stations.map(([x, y], n) =>
    path(
      'cut',
      isoPath(
        [
          [40 + n * 46, deep, 0],
          [40 + n * 46, y + 22, 0],
          [x + 44, y + 22, 0],
        ],
        origin,
      ),
    ),
  ),
  ...stations.map(([x, y], n) =>
    box({
      origin,
      at: [x, y, 0],
      size: [44, 44, 34],
      cast: 22,
      faces: n === 1 ? { lid: 'poppy', front: 'poppy' } : { lid: 'solid' },
    }),
  ),
)
