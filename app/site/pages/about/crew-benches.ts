import { path } from '#app/site/drawings/plate/sheet.ts'
import { solid } from '#app/site/drawings/plate/solid.ts'
import type { space } from '#app/site/drawings/plate/space.ts'
import { facing, turned } from './crew-people.ts'
import * as tools from './crew-tools.ts'

type Room = ReturnType<typeof space>
type Trade = {
  front: string
  tools: readonly ((place: tools.Place) => string)[]
  /** The desks at which somebody sits. The others of the trade are out: no chair is missing. */
  behind: readonly number[]
  before: readonly number[]
}

/** A trade's color, as in the list beside the drawing, its tools, and who is there. */
export const trades: readonly Trade[] = [
  {
    front: 'solid',
    tools: [tools.parcels, tools.list],
    behind: [0, 1, 2, 4],
    before: [0, 1, 3, 4],
  },
  { front: 'poppy', tools: [tools.papers, tools.bars], behind: [0, 1, 3, 4], before: [0, 2, 3, 4] },
  {
    front: 'blueprint',
    tools: [tools.camera, tools.microphone, tools.page],
    behind: [0, 2, 3, 4],
    before: [0, 1, 2, 4],
  },
]

export const desk = { width: 62, depth: 46, height: 30 }
const chairs = 40

const hair = ['short', 'bun', 'long', 'short', 'long'] as const

/** Somebody on the chair at `x` and `y`. */
const sitter = (room: Room, x: number, y: number, index: number, vest: string) => {
  const [[left], [right]] = [room.point([0, 0, 0]), room.point([1, 0, 0])]
  // As large as people are to desks of this size.
  const height = (right - left) * 102
  return { at: room.point([x + 30, y, 17]), height, vest, hair: hair[index % hair.length]! }
}

/** A chair, and whoever sits on it: the back is behind them, or in front of them. */
const chair = (room: Room, x: number, y: number, backFirst: boolean, person = '') => {
  const seat = solid(room, [x + 18, x + 42], [y, y + 20], [0, 15], { lid: 'tone' }, 'edge')
  const back = (from: number) =>
    solid(room, [x + 18, x + 42], [from, from + 4], [0, 34], {}, 'edge')
  return backFirst ? back(y - 4) + seat + person : seat + person + back(y + 20)
}

/** One row of desks, and a chair at each: behind them, or in front. */
function row(room: Room, trade: Trade, x: number, y: number, count: number, isBehind: boolean) {
  const { width, depth, height } = desk
  const taken = isBehind ? trade.behind : trade.before
  const places = Array.from({ length: count }, (_, index) => {
    const left = x + index * width
    const seat = isBehind ? y - 24 : y + depth + 10
    const sits = sitter(
      room,
      left,
      seat + (isBehind ? 12 : 6),
      index + (isBehind ? 1 : 0),
      trade.front,
    )
    return { left, seat, isTaken: taken.includes(index), sits }
  })
  const desks = places.map(({ left, isTaken, sits }, index) => {
    const tool = trade.tools[(index + (isBehind ? 1 : 0)) % trade.tools.length]!
    const isScreen = tool === tools.list || tool === tools.bars || tool === tools.page
    const shown = isBehind && isScreen ? tools.back : tool
    return (
      solid(room, [left, left + width], [y, y + depth], [0, height], { front: trade.front }) +
      (isBehind && isTaken ? facing(sits).arms : '') +
      shown({ room, x: left, y, z: height })
    )
  })
  const seats = places.map(({ left, seat, isTaken, sits }) => {
    const person = isBehind ? facing(sits).body : turned(sits)
    return chair(room, left, seat, isBehind, isTaken ? person : '')
  })
  return isBehind ? [...seats, ...desks] : [...desks, ...seats]
}

/** Desks of one trade, in one row or in two that face each other, on their part of the floor. */
export function bench(room: Room, trade: number, x: number, y: number, count: number, rows: 1 | 2) {
  const { width, depth } = desk
  const [end, foot] = [x + count * width, y + rows * depth]
  const behind = rows === 2 ? row(room, trades[trade]!, x, y, count, true) : []
  return [
    path(
      'tone bare',
      room.flat(0, [x - 16, end + 36], [y - (rows === 2 ? chairs : 16), foot + chairs]),
    ),
    path('cast', room.flat(0, [end, end + 26], [y, foot])),
    ...behind,
    ...row(room, trades[trade]!, x, foot - depth, count, false),
  ].join('')
}

/** A desk that is not there yet. */
export function planned(room: Room, x: number, y: number) {
  const { lid, front, side } = room.block(
    [x, x + desk.width],
    [y, y + desk.depth],
    [0, desk.height],
  )
  return path('plan', lid + front + side)
}
