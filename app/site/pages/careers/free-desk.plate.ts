import { path, sheet } from '#app/site/drawings/plate/sheet.ts'
import { solid } from '#app/site/drawings/plate/solid.ts'
import { space } from '#app/site/drawings/plate/space.ts'

const room = space([330, 262], 0.92)
const { flat, line } = room

const leg = (x: number, y: number, high: number) =>
  solid(room, [x, x + 8], [y, y + 8], [0, high], { front: 'solid' }, 'edge')

/** The chair, with its back to us, and the place from which it was pulled out. */
const chair = [
  path('plan', flat(0, [-34, 26], [40, 92])),
  path('cast', flat(0, [-22, 48], [104, 152])),
  leg(-34, 104, 36),
  leg(18, 104, 36),
  leg(-34, 148, 36),
  leg(18, 148, 36),
  solid(room, [-38, 30], [100, 160], [36, 44], { lid: 'poppy', front: 'poppy' }),
  solid(room, [-38, 30], [152, 160], [50, 112], { lid: 'poppy', front: 'poppy' }),
  path('edge', [66, 82, 98].map((z) => line([-30, 160, z], [22, 160, z])).join('')),
]

/** A desk that nobody has: a blank sheet with corner marks, a pencil and a lamp that is on. */
export default sheet(
  { width: 590, height: 450 },
  [
    path('tone', flat(0, [-220, 190], [-110, 190])),
    path(
      'thin',
      [-160, -100, -40, 20, 80, 140].map((x) => line([x, -110, 0], [x, 190, 0])).join(''),
    ),
    path('thin', [-50, 10, 70, 130].map((y) => line([-220, y, 0], [190, y, 0])).join('')),
    path('cut void', flat(0, [-220, 190], [-110, 190])),
    path('cast', flat(0, [-116, 172], [-66, 60])),
    leg(-138, 48, 70),
    leg(128, -72, 70),
    leg(128, 48, 70),
    solid(room, [-144, 142], [-76, 60], [70, 80], { lid: 'light', front: 'solid' }),
    // The light of the lamp.
    path('label', flat(80.5, [-96, 96], [-50, 50])),
    path('tone', flat(80.5, [-70, 70], [-38, 40])),
    path('label', flat(81, [-44, 44], [-24, 36])),
    path(
      'edge',
      line([-34, -4, 81], [-34, -14, 81], [-22, -14, 81]) +
        line([22, 26, 81], [34, 26, 81], [34, 16, 81]) +
        line([22, -14, 81], [34, -14, 81], [34, -4, 81]) +
        line([-34, 16, 81], [-34, 26, 81], [-22, 26, 81]),
    ),
    path('poppy', flat(81, [56, 62], [-22, 34])),
    // The lamp: its foot, its stem and a shade with the light inside.
    path('cast', flat(81, [-104, -70], [-54, -30])),
    path('solid', room.disc([-108, -48, 82], 18)),
    path('cut', 'M282 112V62'),
    path('label', 'M254 62a28 11 0 0 0 56 0a28 11 0 0 0 -56 0z'),
    path('poppy', 'M254 62L268 20a14 6 0 0 1 28 0L310 62a28 11 0 0 0 -56 0z'),
    path('shade bare', 'M290 15.5a14 6 0 0 1 6 4.5L310 62a28 11 0 0 0 -14 -9.5z'),
    path('cut void', 'M254 62L268 20a14 6 0 0 1 28 0L310 62a28 11 0 0 1 -56 0z'),
    ...chair,
  ].join(''),
)
