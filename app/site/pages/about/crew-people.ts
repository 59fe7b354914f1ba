import { disc } from '#app/site/drawings/plate/disc.ts'
import { isoPerson } from '#app/site/drawings/plate/iso-person.ts'
import { path, placed } from '#app/site/drawings/plate/sheet.ts'

type Seat = { at: readonly [x: number, y: number]; height: number; vest: string; hair: Hair }
type Hair = 'short' | 'long' | 'bun'

/** The height of the hips of somebody who stands, of 111: whoever sits has them on the chair. */
const hips = 50

const shapes = {
  torso: 'M-16 -79Q-17 -88 -9 -88L-3 -88L6 -84L11 -82Q18 -79 17 -70L17 -42L8 -36L-15 -48Z',
  side: 'M8 -68Q8 -78 14 -80Q18 -77 17 -70L17 -42L8 -36Z',
  stripe: 'M-16 -74L8 -62L9 -54L-16 -66Z',
  arm: 'M8 -74Q12 -82 17 -77L19 -63L34 -70L37 -63L19 -53Q13 -52 12 -57Z',
  neck: 'M-6 -94L-6 -87Q-2 -81 5 -84L5 -92Z',
  face: 'M-11 -98Q-11 -109 0 -109Q10 -109 10 -98Q10 -88 0 -87Q-11 -87 -11 -98Z',
}

/** The hair from behind leaves the cheek free, which is to the right. */
const hairs: Record<Hair, string> = {
  short: 'M-12 -98Q-12 -112 0 -112Q10 -112 11 -102L5 -101Q5 -94 3 -91Q-9 -87 -12 -98Z',
  long: 'M-12 -98Q-12 -112 0 -112Q10 -112 11 -102L6 -101Q7 -88 5 -74Q-6 -73 -15 -80Z',
  bun: 'M-12 -98Q-12 -110 -5 -111Q-7 -121 1 -121Q9 -120 6 -111Q10 -109 11 -102L5 -101Q5 -94 3 -91Q-9 -87 -12 -98Z',
}

/** Somebody behind a desk, of whom one sees the face, with both arms on it. */
export function facing({ at: [x, y], height, vest, hair }: Seat) {
  return isoPerson({
    at: [x, y + (hips * height) / 111],
    height,
    pen: vest,
    hair,
    pose: 'resting',
    sleeves: 'light',
    seated: true,
  })
}

/** Somebody in front of a desk, of whom one sees the back. */
export function turned({ at: [x, y], height, vest, hair }: Seat) {
  const scale = height / 111
  const put = (d: string) => placed(d, x, y + hips * scale, scale)
  const outline = put(shapes.torso + shapes.neck + hairs[hair] + shapes.arm)
  return [
    // A margin, because the desk has the color of the vest.
    `<path stroke="var(--color-sheet)" stroke-width="${Math.round(scale * 8)}" d="${outline}"/>`,
    path('light', disc(x + 37 * scale, y + (hips - 68) * scale, 4 * scale)),
    path('light', put(shapes.neck)),
    path(vest, put(shapes.torso)),
    path('shade bare', put(shapes.side)),
    vest === 'solid' ? path('label bare', put(shapes.stripe)) : '',
    path('light', put(shapes.arm)),
    path('light', put(shapes.face)),
    path('solid', put(hairs[hair])),
  ].join('')
}
