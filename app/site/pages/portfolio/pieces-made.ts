import { disc } from '#app/site/drawings/plate/disc.ts'
import { path, rect } from '#app/site/drawings/plate/sheet.ts'

type Piece = {
  /** Of its place on a shelf, whose board is the lowest 9. */
  size: readonly [width: number, height: number]
  /** Of the planned one. */
  outline: string
  variants: number
  draw: (pen: string, variant: number) => string
}

const bottle = 'M9 43V23Q9 15 15 12V8H25V12Q31 15 31 23V43z'
const print = 'M5 4H27L34 11V43H5z'
const capsule = 'M25 24a15 15 0 0 1 30 0v24a15 15 0 0 1 -30 0z'

/** What a print shows: a coast, a product, or a result. */
const pictures = [
  (pen: string) =>
    rect(`${pen} bare`, 9, 13, 21, 17) +
    path('label bare', 'M9 30l8 -11l6 7l3 -3l4 7z') +
    path('poppy bare', disc(25, 17, 2.5)),
  (pen: string) =>
    rect('poppy bare', 9, 13, 21, 17) +
    path(`${pen} bare`, 'M15 30v-8q0 -3 3 -4v-3h4v3q3 1 3 4v8z') +
    rect('label bare', 15, 24, 10, 4),
  () =>
    rect('ground bare', 9, 13, 21, 17) +
    path('label bare', 'M12 28v-4h4v4zM18 28v-8h4v8z') +
    path('poppy bare', 'M24 28v-12h4v12z'),
]

const holes = [0, 1, 2, 3, 4].map((n) => {
  const angle = (n * 2 * Math.PI) / 5 - Math.PI / 2
  const round = (value: number) => Math.round(value * 10) / 10
  return disc(round(22 + 11.5 * Math.cos(angle)), round(32.5 + 11.5 * Math.sin(angle)), 4.2)
})

/** In the order of the counts: a bottle, a print, a reel of film and a microphone, lit from the left. */
export const piecesMade: Piece[] = [
  {
    size: [40, 52],
    outline: `${bottle}M14 2H26V8H14z`,
    variants: 1,
    draw: (pen) =>
      path('cast', 'M15 43V25Q16 17 21 14V10H31V14Q37 17 37 25V43z') +
      path(pen, bottle) +
      path('dark bare', 'M23 43V12h2Q31 15 31 23V43z') +
      rect('label bare', 9.8, 26, 20.4, 11) +
      path('mark bare', 'M13 34.5h2.5v-3h-2.5zM17 34.5h2.5v-6h-2.5zM22 29h5v2h-5z') +
      path('label bare', 'M12 24v-2q0 -4 3 -5v7z') +
      path(pen === 'poppy' ? 'label' : 'poppy', 'M14 2H26V9H14z'),
  },
  {
    size: [40, 52],
    outline: print,
    variants: pictures.length,
    draw: (pen, variant) =>
      path('cast', 'M34 12l5 4V43H34z') +
      path(pen === 'poppy' ? 'poppy' : 'label', print) +
      pictures[variant]!(pen === 'poppy' ? 'ground' : 'tone') +
      rect('mark bare', 9, 34, variant === 1 ? 9 : 14, 4) +
      path('tone', 'M27 4V11H34z'),
  },
  {
    size: [50, 62],
    outline: disc(22, 32.5, 19.5),
    variants: 1,
    draw: (pen) =>
      path('cast', disc(31, 34, 18.5)) +
      path('ground', disc(26, 32.5, 19.5)) +
      path('dark', disc(26, 32.5, 19.5)) +
      path(pen, disc(22, 32.5, 19.5)) +
      path('shade bare', 'M28 51A19.5 19.5 0 0 0 28 14z') +
      path('ground', holes.join('')) +
      path('label', disc(22, 32.5, 3.5)),
  },
  {
    size: [80, 108],
    outline: capsule + 'M17 40v9a23 23 0 0 0 46 0v-9M40 72V92M24 99V92H56V99z',
    variants: 1,
    draw: (pen) =>
      path('cast', 'M36 30a15 15 0 0 1 30 0v24a15 15 0 0 1 -30 0zM34 99V94H66V99z') +
      path('cut', 'M17 40v9a23 23 0 0 0 46 0v-9M40 72V92') +
      path(pen, capsule) +
      path('dark bare', 'M46 10.5Q55 14 55 24v24q0 9 -9 13.5z') +
      path('edge', 'M26 20H54M25 26H55M25 32H55M31 14H49') +
      rect('label', 25, 38, 30, 7) +
      path('label bare', 'M29 50h4v7q-4 -2 -4 -7z') +
      path('solid', 'M22 99V94q0 -4 4 -4H54q4 0 4 4V99z'),
  },
]
