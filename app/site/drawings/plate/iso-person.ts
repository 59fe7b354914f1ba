import { disc } from './disc.ts'
import { inked, path, placed } from './sheet.ts'

const shapes = {
  cast: 'M-14 2L8 8L46 -14L24 -20Z',
  legs: 'M-14 -50L4 -44L16 -44L14 -2L8 7L-3 6L-4 2L1 -3L-1 -30L-3 -8L-8 2L-18 1L-19 -3L-13 -8Z',
  torso: 'M-16 -79Q-17 -88 -9 -88L-3 -88L6 -84L11 -82Q18 -79 17 -70L17 -42L8 -36L-15 -48Z',
  side: 'M8 -68Q8 -78 14 -80Q18 -77 17 -70L17 -42L8 -36Z',
  opening: 'M-6 -88L-3 -80L5 -84M-3 -80L-4 -43',
  neck: 'M-5 -92L-5 -86Q-2 -80 6 -84L6 -94Z',
  face: 'M-11 -98Q-11 -109 0 -109Q10 -109 10 -98Q10 -88 0 -87Q-11 -87 -11 -98Z',
}

/** Hair covers the back of the head, which is to the right. */
const hairs = {
  short: 'M-11 -101Q-11 -111 0 -111Q12 -110 11 -97Q10 -90 5 -88Q7 -96 3 -101Q-5 -100 -11 -101Z',
  long: 'M-11 -100Q-12 -112 1 -112Q13 -111 13 -98L15 -80Q8 -76 2 -82Q7 -92 3 -101Q-4 -104 -11 -100Z',
  bun: 'M-11 -101Q-11 -111 0 -111Q3 -118 10 -116Q17 -112 11 -106Q13 -96 5 -88Q7 -96 3 -102Q-5 -104 -11 -101Z',
} as const

/** The arm that is farther from the viewer, and the nearer one; each with its hand. */
const poses = {
  /** Beside the body. */
  down: [
    { arm: 'M-10 -87Q-17 -88 -19 -79L-21 -54L-16 -52L-12 -68Z', hand: [-19, -51], shade: '' },
    {
      arm: 'M9 -76Q12 -82 17 -78L20 -48L14 -43L9 -62Z',
      hand: [17, -43],
      shade: 'M14 -80L17 -78L20 -48L14 -43L13 -50L16 -54Z',
    },
  ],
  /** On a counter in front of the body. */
  resting: [
    {
      arm: 'M-9 -86Q-17 -88 -18 -79L-20 -66L-38 -55L-35 -48L-16 -58Q-12 -61 -12 -66Z',
      hand: [-38, -50],
      shade: '',
    },
    {
      arm: 'M8 -73Q10 -81 16 -77L17 -58Q16 -52 11 -49L-10 -37L-13 -44L6 -55Z',
      hand: [-13, -40],
      shade: 'M13 -80L16 -77L17 -58Q16 -52 11 -49L-5 -40L0 -46L10 -53Q13 -56 13 -60Z',
    },
  ],
  /** The nearer one points up at what is behind the person. */
  pointing: [
    { arm: 'M-10 -87Q-17 -88 -19 -79L-21 -54L-16 -52L-12 -68Z', hand: [-19, -51], shade: '' },
    {
      arm: 'M7 -74Q9 -82 15 -80L35 -97L40 -91L18 -70Q12 -66 8 -69Z',
      hand: [40, -96],
      shade: 'M15 -74L37 -94L40 -91L18 -70Z',
    },
  ],
  /** Away from the body, to both sides. */
  spread: [
    {
      arm: 'M-9 -87Q-16 -89 -20 -83L-37 -78L-36 -71L-18 -74L-12 -76Z',
      hand: [-38, -75],
      shade: '',
    },
    {
      arm: 'M8 -73Q10 -81 16 -78L33 -64L29 -58L13 -66Z',
      hand: [32, -60],
      shade: 'M12 -72L32 -62L29 -58L13 -66Z',
    },
  ],
} as const

/** Ink on any ground, with an outline in the color of the lines. */
const dark = (d: string) => path('mark bare', d) + path('edge', d)

type IsoPerson = {
  /** The point between the feet, on the sheet. */
  at: readonly [x: number, y: number]
  /** Below 52, seams and folds are left out. */
  height: number
  pen: string
  hair?: keyof typeof hairs
  pose?: keyof typeof poses
  /** The pen of the sleeves, if the person wears a vest. */
  sleeves?: string
  /** The pen of the trousers: on a dark band ink would vanish. */
  legs?: string
  /** Without legs, which are below a desk. */
  seated?: boolean
}

/**
 * A person in isometric projection, who looks to the left and down: the body, and the arms, which can also be drawn
 * after what is in front of the body.
 */
export function isoPerson(person: IsoPerson) {
  const {
    at,
    height,
    pen,
    hair = 'short',
    pose = 'down',
    sleeves = pen,
    legs,
    seated = false,
  } = person
  const [x, y] = at
  const scale = height / 111
  const put = (d: string) => placed(d, x, y, scale)
  return {
    cast: path('cast', put(shapes.cast)),
    body: [
      seated ? '' : legs ? path(legs, put(shapes.legs)) : dark(put(shapes.legs)),
      inked('ink', path('label', put(shapes.neck))),
      path(pen, put(shapes.torso)),
      path('shade bare', put(shapes.side)),
      height < 52 ? '' : path('edge', put(shapes.opening)),
      inked('ink', path('label', put(shapes.face))),
      dark(put(hairs[hair])),
    ].join(''),
    arms: poses[pose]
      .map(({ arm, hand: [right, down], shade }) => {
        const hand = disc(x + right * scale, y + down * scale, 4 * scale)
        return (
          inked('ink', path('label', hand)) +
          path(sleeves, put(arm)) +
          (height < 52 ? '' : path('shade bare', put(shade)))
        )
      })
      .join(''),
  }
}
