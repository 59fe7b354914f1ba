import { cabinet } from '#app/site/drawings/plate/cabinet.ts'
import { cylinder } from '#app/site/drawings/plate/cylinder.ts'
import { disc } from '#app/site/drawings/plate/disc.ts'
import { path, rect } from '#app/site/drawings/plate/sheet.ts'

export type Look = {
  width: number
  height: number
  /** The top of the ruler, on which both piles stand. */
  ground: number
  /** Pixels per percent. */
  scale: number
  /** Day 0 and day 90 on the ruler. */
  days: readonly [first: number, last: number]
  /** The width of a pile. */
  pile: number
  capitals: number
  /** The capitals of the increase, where there is room for it. */
  increase?: number
}

type Piece = { x: number; y: number; tall: number; fresh: boolean; look: Look }

const back = ({ pile }: Look) => [pile * 0.22, pile * 0.14] as const

/** Revenue per dollar of spend. */
const coin = ({ x, y, tall, fresh, look }: Piece) =>
  cylinder({
    // Its nearest point is on the front of the ruler.
    origin: [x, y - look.pile * 0.26],
    at: [0, 0, 0],
    radius: look.pile * 0.36,
    height: tall,
    ...(fresh && { lid: 'poppy', wall: 'poppy' }),
  })

const box = ({ x, y, tall, fresh, look }: Piece) =>
  cabinet({
    at: [x - look.pile * 0.55, y],
    size: [look.pile * 0.9, tall],
    back: back(look),
    fill: fresh ? 'poppy' : 'tone',
    lid: fresh ? 'poppy' : 'light',
    outline: 'edge',
  })

/** The card of a new customer: a head and shoulders, where it is high enough. */
const card = (piece: Piece) => {
  const { x, y, tall, fresh, look } = piece
  const { pile } = look
  const radius = tall * 0.16
  const half = tall * 0.34
  return [
    box(piece),
    tall < pile * 0.3
      ? ''
      : path(
          fresh ? 'label' : 'blueprint',
          `${disc(x - pile * 0.1, y - tall * 0.66, radius)}M${x - pile * 0.1 - half} ${y - tall * 0.1}q0 ${-tall * 0.34} ${half} ${-tall * 0.34}t${half} ${tall * 0.34}z`,
        ),
  ].join('')
}

/** An order in its parcel. */
const parcel = (piece: Piece) => {
  const { x, y, tall, fresh, look } = piece
  const tape = fresh ? 'label bare' : 'poppy bare'
  return box(piece) + rect(tape, x - look.pile * 0.17, y - tall + 1, look.pile * 0.14, tall * 0.5)
}

/** What the three figures count, and how many percent of the start one piece stands for. */
export const kinds = [
  { draw: coin, each: 20, square: false },
  { draw: card, each: 50, square: true },
  { draw: parcel, each: 25, square: true },
]

/** A pile of whole pieces, with a part of one where the figure is not a multiple of it. */
export function pile(kind: (typeof kinds)[number], x: number, upTo: number, look: Look) {
  const pieces = []
  for (let from = 0; from < upTo;) {
    const limit = from < 100 ? 100 : upTo
    const to = Math.min(from + kind.each, limit)
    const y = look.ground - from * look.scale
    pieces.push(kind.draw({ x, y, tall: (to - from) * look.scale, fresh: from >= 100, look }))
    from = to
  }
  const [right, up] = back(look)
  const [left, wide, tall] = [x - look.pile * 0.55, look.pile * 0.9, upTo * look.scale]
  const outline = path(
    'cut void',
    `M${left} ${look.ground}v${-tall}l${right} ${-up}h${wide}v${tall}l${-right} ${up}z`,
  )
  return pieces.join('') + (kind.square ? outline : '')
}
