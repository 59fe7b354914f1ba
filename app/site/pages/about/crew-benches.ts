import { path } from '#app/site/drawings/plate/sheet.ts'
import { solid } from '#app/site/drawings/plate/solid.ts'
import type { space } from '#app/site/drawings/plate/space.ts'
import * as tools from './crew-tools.ts'

type Room = ReturnType<typeof space>
type Trade = { front: string; tools: readonly ((place: tools.Place) => string)[] }

/** A trade's color, as in the list beside the drawing, and its tools. */
export const trades: readonly Trade[] = [
  { front: 'solid', tools: [tools.parcels, tools.list] },
  { front: 'poppy', tools: [tools.papers, tools.bars] },
  { front: 'blueprint', tools: [tools.camera, tools.microphone, tools.page] },
]

export const desk = { width: 62, depth: 46, height: 30 }
const chairs = 40

const chair = (room: Room, x: number, y: number, backFirst: boolean) => {
  const seat = solid(room, [x + 18, x + 42], [y, y + 20], [0, 15], { lid: 'tone' }, 'edge')
  const back = (from: number) =>
    solid(room, [x + 18, x + 42], [from, from + 4], [0, 34], {}, 'edge')
  return backFirst ? back(y - 4) + seat : seat + back(y + 20)
}

/** One row of desks, and a chair at each: behind them, or in front. */
function row(room: Room, trade: Trade, x: number, y: number, count: number, isBehind: boolean) {
  const { width, depth, height } = desk
  const places = Array.from({ length: count }, (_, index) => x + index * width)
  const desks = places.map((left, index) => {
    const tool = trade.tools[(index + (isBehind ? 1 : 0)) % trade.tools.length]!
    const isScreen = tool === tools.list || tool === tools.bars || tool === tools.page
    const shown = isBehind && isScreen ? tools.back : tool
    return (
      solid(room, [left, left + width], [y, y + depth], [0, height], { front: trade.front }) +
      shown({ room, x: left, y, z: height })
    )
  })
  const seats = places.map((left) =>
    chair(room, left, isBehind ? y - 24 : y + depth + 10, isBehind),
  )
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
