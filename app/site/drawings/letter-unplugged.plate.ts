import { letter } from './letters.ts'
import { on } from './plate/iso.ts'
import { disc } from './plate/disc.ts'
import { path, sheet } from './plate/sheet.ts'
import { solid } from './plate/solid.ts'
import { space } from './plate/space.ts'

const origin = [150, 154] as const
const floor = space(origin, 1)

/** A letter on a cable whose plug lies on the floor in front of the socket. */
export default sheet(
  { width: 560, height: 430 },
  path('cast', floor.block([-50, 40], [0, 96], [0, 122]).shadow(90)),
  solid(floor, [-50, 40], [0, 96], [0, 122]),
  on(
    'side',
    origin,
    [40, 96, 122],
    path('label', 'M14 12H82V32H14z'),
    path('poppy', disc(48, 74, 27)),
    path('light', disc(48, 74, 19)),
    path('mark', disc(41, 74, 4) + disc(55, 74, 4)),
  ),
  path('plan', floor.line([40, 48, 2], [126, 48, 2])),
  // The plug, its two pins towards the socket, and the cable.
  path('cast', floor.flat(0, [146, 212], [16, 62])),
  path('cut', floor.line([126, 38, 14], [150, 38, 14]) + floor.line([126, 56, 14], [150, 56, 14])),
  solid(floor, [146, 192], [28, 66], [0, 28], { lid: 'blueprint', front: 'solid' }),
  path('cut', `M${lead()}`),
  letter('paper', origin, [244, 6, 0], 'poppy'),
)

/** From the end of the plug in a loop to the edge of the letter. */
function lead() {
  const [from, to] = [floor.line([192, 47, 14]).slice(1), floor.line([244, 62, 4]).slice(1)]
  return `${from}C${floor.line([224, 50, 0]).slice(1)} ${floor.line([204, 108, 0]).slice(1)} ${to}`
}
